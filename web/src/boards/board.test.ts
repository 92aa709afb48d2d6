import { expect, test } from 'vitest';
import { GAMES, boardOf, momentsOf, pictureOf, titleOf } from './board';

// What TypeScript cannot see: that every board calls the same thing by the same name.
const VOCABULARY = ['moves.ts', 'picking.svelte.ts', 'prompt.ts', 'sounds.ts', 'spoken.ts'];
const CONTRACT = [
  'advised.ts',
  'Board.svelte',
  'guide.ts',
  'Picture.svelte',
  'Rules.svelte',
  'Sums.svelte',
];
const FILES = Object.keys(import.meta.glob('./*/*'));

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

test('a game without files in the browser has a name, and moments like any other', async () => {
  expect(titleOf('shunting_yard')).toBe('Shunting yard');
  expect(pictureOf('shunting_yard')).toBeNull();
  expect(momentsOf('shunting_yard').pencils).toBe('touch');
  if (!FILES.includes('./plain/Board.svelte')) {
    await expect(boardOf('shunting_yard')).rejects.toThrow('no board for shunting_yard');
  }
});
