import { expect, test } from 'vitest';
import { secondsUntil, shownAs } from './countdown.svelte';

test('what is left is counted in whole seconds, and never below none', () => {
  expect(secondsUntil(10_000, 4_001)).toBe(6);
  expect(secondsUntil(10_000, 10_000)).toBe(0);
  expect(secondsUntil(10_000, 99_000)).toBe(0);
  expect(secondsUntil(null, 0)).toBeNull();
});

test('it is shown as a clock would', () => {
  expect(shownAs(9)).toBe('0:09');
  expect(shownAs(725)).toBe('12:05');
  expect(shownAs(3723)).toBe('1:02:03');
});
