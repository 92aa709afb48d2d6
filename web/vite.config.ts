import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/stellwerk/server/built',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server lets no data: address run
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
    license: { fileName: 'licences.md' }, // of everything that is served
  },
  test: { include: ['src/**/*.test.ts'] },
  // The server refuses requests of other sites: Host has to stay what the browser sent.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false } } },
});
