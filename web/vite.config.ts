import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { CATALOGUE, fluent, OWN } from './fluent.ts';

export default defineConfig({
  plugins: [svelte(), fluent],
  resolve: { alias: { '#messages': CATALOGUE, '#own': OWN } },
  build: {
    outDir: '../src/stellwerk/server/built',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server lets no data: address run
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
    license: { fileName: 'licences.md' }, // of everything that is served
  },
  test: { include: ['src/**/*.test.ts'] },
  server: {
    // The server refuses requests of other sites: Host has to stay what the browser sent.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false } },
    fs: { allow: ['.', CATALOGUE, OWN] },
  },
});
