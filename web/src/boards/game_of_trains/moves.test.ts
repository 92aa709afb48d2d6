import { expect, test } from 'vitest';
import type { GameOfTrainsView, WagonView } from '../../wire';
import { arranged, movesOf, type Move } from './moves';

const view = {
  drawn: { number: 44, ability: 'swap_neighbours' },
  open_cards: [
    { number: 7, ability: 'remove_first' },
    { number: 5, ability: 'remove_middle' },
    { number: 6, ability: 'remove_last' },
  ],
} as GameOfTrainsView;

test.each([
  ['put 3', 'put', 44, 2, 2],
  ['keep 12 7', 'put', 12, 6, 6],
  ['use 4 2-3', 'swap', 4, 1, 2],
  ['use 8 2-4', 'swap', 8, 1, 3],
  ['use 3 5>3', 'move', 3, 4, 2],
  ['use 2 @4', 'lock', 2, 3, 3],
  ['use 7', 'remove', 7, 0, 0],
  ['use 5', 'remove', 5, 3, 3],
  ['use 6', 'remove', 6, 6, 6],
])('%s is to %s with %i, from %i to %i', (code, kind, card, from, to) => {
  expect(movesOf(view, [code])).toEqual([{ code, kind, card, from, to }]);
});

test('to draw needs no card', () => {
  expect(movesOf(view, ['draw'])).toEqual([]);
});

test.each(['put', 'put 8', 'keep 12', 'use 3 5', 'use 9', 'drive 3', ''])(
  '"%s" is not taken for a move',
  (code) => {
    expect(() => movesOf(view, [code])).toThrow('cannot read');
  },
);

const train = (numbers: number[], locked: number[] = []) =>
  numbers.map((number) => ({ number, locked: locked.includes(number) })) as WagonView[];
const after = (wagons: WagonView[], move: Partial<Move>, card?: number) =>
  arranged(wagons, move as Move, card ? { number: card, ability: '' } : undefined);

test('a train is shown as it would be', () => {
  const wagons = train([70, 60, 50, 40]);
  const numbers = (move: Partial<Move>, card?: number) =>
    after(wagons, move, card).map(({ number }) => number);
  expect(numbers({ kind: 'put', from: 1, to: 1 }, 12)).toEqual([70, 12, 50, 40]);
  expect(numbers({ kind: 'swap', from: 0, to: 2 })).toEqual([50, 60, 70, 40]);
  expect(numbers({ kind: 'move', from: 3, to: 1 })).toEqual([70, 40, 60, 50]);
  expect(wagons.map(({ number }) => number)).toEqual([70, 60, 50, 40]);
});

test('a wagon that leaves its place leaves its lock, and couplings are told anew', () => {
  const wagons = after(train([30, 20, 40], [20]), { kind: 'swap', from: 0, to: 1 });
  expect(wagons.map(({ locked }) => locked)).toEqual([false, false, false]);
  expect(wagons.map(({ ascends }) => ascends)).toEqual([true, true, true]);
  const locked = after(train([30, 20, 40]), { kind: 'lock', from: 2, to: 2 });
  expect(locked.map(({ locked: lock }) => lock)).toEqual([false, false, true]);
  expect(locked.map(({ ascends }) => ascends)).toEqual([true, false, true]);
});
