import { expect, test } from 'vitest';
import { Steps } from './steps';

test('the deal is one step', () => {
  const steps = new Steps(40, 50);
  expect(steps.count).toBe(11);
  expect([0, 1, 2, 11, 12].map((step) => steps.at(step))).toEqual([0, 40, 41, 50, 50]);
  expect([0, 17, 40, 41, 50].map((at) => steps.stepOf(at))).toEqual([0, 1, 1, 2, 11]);
});

test('without a deal every entry is a step', () => {
  const steps = new Steps(0, 3);
  expect([0, 1, 2, 3].map((step) => [steps.at(step), steps.stepOf(step)])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});
