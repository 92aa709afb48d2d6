// Which room may import which: only those before it, so that none imports in circles.
import { expect, test } from 'vitest';
import { GAMES } from './boards/board';

const ROOMS = [
  '',
  'style',
  'stage',
  'boards',
  'chrome',
  'guide',
  'fairness',
  'table',
  'lobby',
  'shelf',
  'replay',
];
const ABOVE_ALL = ['main.ts', 'start.ts', 'App.svelte', 'rooms.test.ts'];
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const FILES = import.meta.glob<string>('./**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rooms = Object.keys(FILES).map((path) => ({ path: path.slice(2), imports: importsOf(path) }));

/** The paths that a file imports, from here. */
function importsOf(path: string): string[] {
  const specifiers = [...FILES[path]!.matchAll(IMPORT)].map(([, specifier]) => specifier!);
  return specifiers.map((specifier) =>
    new URL(specifier, `file:///${path.slice(2)}`).pathname.slice(1),
  );
}

function roomOf(path: string): string {
  return path.includes('/') ? path.split('/')[0]! : '';
}

test('every folder is a room', () => {
  expect(new Set(rooms.map(({ path }) => roomOf(path)))).toEqual(new Set(ROOMS));
});

test('a room imports those before it and no other', () => {
  const against = rooms.flatMap(({ path, imports }) =>
    ABOVE_ALL.includes(path)
      ? []
      : imports
          .filter((other) => ROOMS.indexOf(roomOf(other)) > ROOMS.indexOf(roomOf(path)))
          .map((other) => `${path} imports ${other}`),
  );
  expect(rooms.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
  expect(against).toEqual([]);
});

test('a board imports no other board', () => {
  const against = rooms.flatMap(({ path, imports }) => {
    const own = GAMES.find((game) => path.startsWith(`boards/${game}/`));
    const others = GAMES.filter((game) => game !== own).map((game) => `boards/${game}/`);
    return own ? imports.filter((other) => others.some((folder) => other.startsWith(folder))) : [];
  });
  expect(against).toEqual([]);
});
