import { expect, test } from 'vitest';
import type { Advice } from '../wire';
import { leadOf } from './reason';

/** Moves as [low, expected, high]. */
function advice(exact: boolean, ...moves: ([number, number, number] | null)[]): Advice {
  const told = moves.map((move, at) => ({
    code: String(at),
    sentence: '',
    visits: 1,
    low: move?.[0] ?? null,
    expected: move?.[1] ?? null,
    high: move?.[2] ?? null,
  }));
  return { exact, moves: told, payoff: 'share of the win' } as unknown as Advice;
}

test.each([
  ['clear', advice(false, [0.6, 0.7, 0.8], [0.3, 0.4, 0.5])],
  ['slight', advice(false, [0.5, 0.6, 0.7], [0.4, 0.5, 0.6])],
  ['even', advice(false, [0.5, 0.6, 0.7], [0.49, 0.59, 0.69])],
  ['even', advice(true, [0.5, 0.5, 0.5], [0.5, 0.5, 0.5])],
  ['clear', advice(true, [0.51, 0.51, 0.51], [0.5, 0.5, 0.5])],
  ['only', advice(false, [0.5, 0.6, 0.7], null)],
])('the best move is ahead: %s', (lead, told) => {
  expect(leadOf(told)).toBe(lead);
});
