import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Past } from './past.svelte';

let asked: number[];
let fails: boolean;
let past: Past<string>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  fails = false;
  past = new Past(async (at, signal) => {
    asked.push(at);
    await new Promise((done) => setTimeout(done, at === 5 ? 500 : 20));
    signal.throwIfAborted();
    if (fails) throw new TypeError('network');
    return `page ${at}`;
  });
});
afterEach(() => vi.useRealTimers());

test('whoever drags through a game asks only for where they stay', async () => {
  for (let at = 300; at > 100; at--) {
    void past.show(at);
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([101]);
  expect(past.page).toBe('page 101');
});

test('an answer that is no longer wanted is not shown', async () => {
  void past.show(5);
  await vi.advanceTimersByTimeAsync(100);
  void past.show(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect([past.shown, past.page]).toEqual([6, 'page 6']);
  void past.show(5);
  past.now();
  await vi.advanceTimersByTimeAsync(1000);
  expect([past.at, past.shown, past.page]).toEqual([null, null, null]);
});

test('what could not be fetched is said, and what is shown keeps its number', async () => {
  void past.show(6);
  await vi.advanceTimersByTimeAsync(100);
  fails = true;
  void past.show(7);
  await vi.advanceTimersByTimeAsync(100);
  expect([past.failed, past.at, past.shown, past.page]).toEqual([true, 7, 6, 'page 6']);
  fails = false;
  void past.show(7);
  await vi.advanceTimersByTimeAsync(100);
  expect([past.failed, past.page]).toEqual([false, 'page 7']);
});

test('a moment that was seen is there at once, until it may have changed', async () => {
  for (const at of [6, 7, 6]) {
    void past.show(at);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([6, 7]);
  past.forget();
  void past.show(6);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([6, 7, 6]);
});
