import { expect, test } from 'vitest';
import type { TrambahnView } from '../../wire';
import { movesOf, partsOf } from './moves';
import { soundOf } from './sounds';

test.each([
  ['P r7', 'r7', 'line r'],
  ['P c>g', 'c', 'line g'],
  ['S r3', 'r3', 'new row'],
  ['S r10>2', 'r10', 'row 2'],
  ['S c>12', 'c', 'row 12'],
  ['I y9', 'y9', 'money'],
  ['T 3>2', 'tram 3', 'row 2'],
])('%s brings %s to the %s', (code, what, place) => {
  expect(movesOf([code])).toEqual([{ code, what, place }]);
});

test('the end of a step moves nothing', () => {
  expect(movesOf(['.'])).toEqual([]);
  expect(partsOf('.').verb).toBe('.');
});

test.each(['X r7', 'P', 'P z7', 'T', 'discard r7', ''])('"%s" is not taken for a move', (code) => {
  expect(() => movesOf([code])).toThrow('cannot read');
});

test('what is heard is the greatest of the changes', () => {
  const view = (money: number, hand_count: number, tours: number) =>
    ({
      seats: [{ money, hand_count, rows: [] }],
      waiting: [],
      score: {
        tours: Array.from({ length: tours }, () => ({ line: 'red', points: [1] })),
        extra_tours: [0],
        extra_points: [0],
      },
    }) as unknown as TrambahnView;
  expect(soundOf(view(3, 5, 0), view(4, 4, 1))).toBe('bell');
  expect(soundOf(view(3, 5, 0), view(4, 4, 0))).toBe('coin');
  expect(soundOf(view(3, 5, 0), view(3, 4, 0))).toBe('card');
  expect(soundOf(view(3, 5, 0), view(3, 5, 0))).toBeNull();
  expect(soundOf(null, view(3, 5, 0))).toBeNull();
});
