import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advice } from '../wire';
import { Review } from './review.svelte';

const told = (number: number, seat: number) => ({ number, seat, code: 'draw', text: '' });
const advice = (entries: number, gave_up: number | null): Advice =>
  ({
    entries,
    gave_up,
    played: { code: 'draw', expected: null },
    moves: [{ expected: 0.9 }, { expected: 0.5 }],
  }) as unknown as Advice;

const costs: Record<number, number | null> = { 0: 0.1, 2: 0, 4: null, 6: 0.3, 8: 0.2 };
let asked: number[] = [];
let refusals = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  refusals = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    const at = Number(new URLSearchParams(address.split('?')[1]).get('at'));
    if (refusals-- > 0) return Response.json({ problem: 'too_much', error: '' }, { status: 429 });
    asked.push(at);
    return Response.json(advice(at, costs[at]!));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const log = [1, 3, 5, 7, 9].flatMap((number) => [told(number, 1), told(number + 1, 2)]);

async function looked(review: Review): Promise<void> {
  const running = review.run(log);
  await vi.runAllTimersAsync();
  await running;
}

test('the costliest three of the own moves are kept, one that was never tried at its least cost', async () => {
  const review = new Review('t', 1);
  await looked(review);
  expect(asked).toEqual([8, 6, 4, 2, 0]);
  expect(review.mistakes.map(({ entries }) => entries)).toEqual([4, 6, 8]);
  expect([review.looked, review.running]).toEqual([5, false]);
});

test('a busy server is asked again', async () => {
  refusals = 2;
  const review = new Review('t', 1);
  await looked(review);
  expect(review.looked).toBe(5);
});

test('what was stopped looks at nothing more', async () => {
  const review = new Review('t', 1);
  const running = review.run(log);
  review.stop();
  await vi.runAllTimersAsync();
  await running;
  expect(asked.length).toBeLessThan(2);
  expect(review.running).toBe(false);
});
