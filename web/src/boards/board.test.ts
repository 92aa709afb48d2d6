import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMessages } from '../messages.svelte';
import type { MatchView } from '../wire';
import { GAMES, advisedOf, boardOf, describedOf, isSecret, momentsOf, titleOf } from './board';

// What TypeScript cannot see: that every board calls the same thing by the same name.
const VOCABULARY = ['moves.ts', 'picking.svelte.ts', 'prompt.ts', 'sounds.ts', 'spoken.ts'];
const CONTRACT = [
  'advised.ts',
  'Board.svelte',
  'described.ts',
  'guide.ts',
  'Picture.svelte',
  'Rules.svelte',
  'Sums.svelte',
];
const FILES = Object.keys(import.meta.glob('./*/*'));

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('addEventListener', () => {});
  await startMessages();
});
afterAll(() => vi.unstubAllGlobals());

test.each(GAMES)('%s has every file that a board has', (game) => {
  for (const file of [...VOCABULARY, ...CONTRACT]) expect(FILES).toContain(`./${game}/${file}`);
});

test.each(['moves.ts', 'prompt.ts', 'sounds.ts'])('%s is the same in every game', async (file) => {
  const sources = import.meta.glob<Record<string, unknown>>('./*/{moves,prompt,sounds}.ts');
  const main = { 'moves.ts': 'movesOf', 'prompt.ts': 'promptOf', 'sounds.ts': 'soundOf' }[file]!;
  for (const game of GAMES) {
    expect(await sources[`./${game}/${file}`]!()).toHaveProperty(main);
  }
});

test('a game without a board of its own has the plain one', { timeout: 30_000 }, async () => {
  const board = await boardOf('shunting_yard', 'drawn');
  expect(board).toBeTypeOf('function');
  expect(board).toBe(await boardOf('trambahn', 'plain'));
});

test('a game without files in the browser has a name, and moments like any other', async () => {
  expect(titleOf('shunting_yard')).toBe('Shunting yard');
  expect(titleOf('game_of_trains')).toBe('Game of Trains');
  expect(await advisedOf('shunting_yard')).toBeNull();
  expect(await describedOf('shunting_yard')).toBeNull();
  expect(momentsOf('shunting_yard').pencils).toBe('touch');
});

test('a screen is passed on behind a curtain while something is hidden, and before a board that nobody knows', () => {
  const seats = [{ draft_count: 0 }, { draft_count: 2 }];
  const at = (game: string, table: object, result: object | null = null) =>
    isSecret({ game, table, result } as unknown as MatchView);
  expect(at('game_of_trains', { seats })).toBe(true);
  expect(at('game_of_trains', { seats: seats.slice(0, 1) })).toBe(false);
  expect(at('voll_verplant', {})).toBe(false);
  expect(at('trambahn', {})).toBe(true);
  expect(at('shunting_yard', {})).toBe(true);
  expect(at('trambahn', {}, { ranks: [1, 2] })).toBe(false);
});
