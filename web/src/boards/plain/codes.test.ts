import { expect, test } from 'vitest';
import { grouped, leading, near, understood } from './codes';

const LEGAL = ['P r7', 'P r8', 'P c>r', 'S b3', '.'];

test('codes stand under what they have in common', () => {
  expect(grouped(['draw', 'use 35 1-2', 'use 35 2-3', 'use 6'], leading)).toEqual([
    { heading: '', codes: ['draw'] },
    { heading: 'use 35', codes: ['use 35 1-2', 'use 35 2-3'] },
    { heading: 'use', codes: ['use 6'] },
  ]);
});

test.each([
  ['P r7', 'P r7'],
  ['  p R7 ', 'P r7'],
  ['pr7', 'P r7'],
  ['.', '.'],
  ['P r9', null],
  ['', null],
])('%j is understood as %j', (typed, code) => {
  expect(understood(typed, LEGAL)).toBe(code);
});

test('capitals count where they make a difference', () => {
  expect(understood('f 3', ['F 3', 'f 3'])).toBe('f 3');
  expect(understood('f3', ['F 3', 'f 3'])).toBe(null);
});

test('what is near comes first, and what is far does not come', () => {
  expect(near('P r9', LEGAL)).toEqual(['P r7', 'P r8']);
  expect(near('P', LEGAL, 2)).toEqual(['P r7', 'P r8']);
  expect(near('c', LEGAL)[0]).toBe('P c>r');
  expect(near('hello', LEGAL)).toEqual([]);
});
