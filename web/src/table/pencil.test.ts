import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MILLISECONDS_IN_PENCIL, Pencil } from './pencil.svelte';

let sent: string[];
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => void vi.useRealTimers());

function pencil(firmness: 'ask' | 'moment' | 'at_once'): Pencil {
  return new Pencil(
    (code) => sent.push(code),
    () => firmness,
  );
}

test('a move that counts at once is sent at once', () => {
  const one = pencil('at_once');
  one.write('B 3');
  expect([sent, one.code]).toEqual([['B 3'], null]);
});

test('a pencilled move can be changed until it is confirmed', () => {
  const one = pencil('ask');
  one.write('B 3');
  vi.advanceTimersByTime(60_000);
  one.write('B 2');
  expect([sent, one.code]).toEqual([[], 'B 2']);
  one.confirm();
  one.confirm();
  expect([sent, one.code]).toEqual([['B 2'], null]);
});

test('after a moment it is sent by itself, and only what was written last', () => {
  const one = pencil('moment');
  one.write('B 3');
  vi.advanceTimersByTime(MILLISECONDS_IN_PENCIL - 1);
  one.write('A 1');
  vi.advanceTimersByTime(MILLISECONDS_IN_PENCIL - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['A 1']);
});

test('an erased move is never sent', () => {
  const one = pencil('moment');
  one.write('B 3');
  one.erase();
  vi.advanceTimersByTime(10 * MILLISECONDS_IN_PENCIL);
  expect(sent).toEqual([]);
});

test('the same move chosen again counts, but not when one finger taps twice', () => {
  const one = pencil('ask');
  one.write('draw');
  vi.advanceTimersByTime(100);
  one.write('draw');
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(500);
  one.write('draw');
  expect(sent).toEqual(['draw']);
});
