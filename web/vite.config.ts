import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { CATALOGUE, fluent, OWN } from './fluent.ts';
import { FONTS, fonts } from './fonts.ts';
import { preload } from './preload.ts';

/** The chunk of a board and all that it is made of. */
function boardOf(id: string): string | null {
  const game = /boards\/(\w+)\/Board\.svelte$/.exec(id)?.[1];
  return game ? `${game}_board` : null;
}

export default defineConfig({
  plugins: [svelte(), fluent, fonts, preload, brotli],
  resolve: { alias: { '#messages': CATALOGUE, '#own': OWN, '~fonts': FONTS } },
  build: {
    outDir: '../src/stellwerk/server/built',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server lets no data: address run
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Few files: over a slow network each costs as long as twenty kilobytes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src\/main\.ts$|rolldown\/runtime/, priority: 3 },
            {
              name: 'start',
              test: /src\/(start\.ts|(stage|boards)\/[^/]+)$|node_modules\/svelte\//,
              priority: 2,
            },
            { name: boardOf, priority: 1 },
          ],
        },
      },
    },
    license: { fileName: 'licences.md' }, // of everything that is served
  },
  test: { include: ['src/**/*.test.ts'] },
  server: {
    // The server refuses requests of other sites: Host has to stay what the browser sent.
    proxy: { '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false } },
    fs: { allow: ['.', CATALOGUE, OWN] },
  },
});
