import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Film } from './film.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function look() {
  const seen: (number | null)[] = [];
  return {
    seen,
    at: null,
    show: async (at: number) => void seen.push(at),
    now: () => void seen.push(null),
  };
}

test('a film shows its moments one after the other, and then the game goes on', async () => {
  const there = look();
  const film = new Film(there);
  void film.play([3, 5]);
  expect(film.running).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(there.seen).toEqual([3]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([there.seen, film.running]).toEqual([[3, 5, null], false]);
});

test('a film that is stopped stays where it is', async () => {
  const there = look();
  const film = new Film(there);
  void film.play([3, 5]);
  await vi.advanceTimersByTimeAsync(100);
  film.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect([there.seen, film.running]).toEqual([[3], false]);
});

test('a film that is begun again goes on alone', async () => {
  const there = look();
  const film = new Film(there);
  void film.play([1, 2]);
  await vi.advanceTimersByTimeAsync(100);
  void film.play([7]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(there.seen).toEqual([1, 7, null]);
});
