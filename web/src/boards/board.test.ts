import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMessages } from '../messages.svelte';
import { advisedIn, boardOf, describedIn, titleOf } from './board';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
});
afterAll(() => vi.unstubAllGlobals());

test('a game without a board of its own has the plain one', { timeout: 30_000 }, async () => {
  const board = await boardOf('shunting_yard', 'drawn');
  expect(board).toBeTypeOf('function');
  expect(board).toBe(await boardOf('trambahn', 'plain'));
});

test('a game without words has its codes and its name', async () => {
  const words = await advisedIn('shunting_yard');
  expect(words({}, 1, 'push 3')).toBe('push 3');
  expect(await describedIn('shunting_yard')).toBe(null);
  expect(titleOf('shunting_yard')).toBe('Shunting yard');
  expect(titleOf('game_of_trains')).toBe('Game of Trains');
});
