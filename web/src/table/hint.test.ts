import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startMessages } from '../messages.svelte';
import { Hint } from './hint.svelte';

let hint: Hint;
let answer: (response: Response) => void;
let fail: (error: Error) => void;

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
});
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise((done, failed) => ([answer, fail] = [done, failed])));
  hint = new Hint('t', 1);
});
afterEach(() => vi.unstubAllGlobals());

test('advice about the decision before is not shown', async () => {
  const asking = hint.ask();
  hint.forget(); // somebody has moved
  expect(hint.thinking).toBe(false);
  answer(Response.json({ moves: [] }));
  await asking;
  expect(hint.advice).toBeNull();
});

test('advice is shown when it comes', async () => {
  const asking = hint.ask();
  expect(hint.thinking).toBe(true);
  answer(Response.json({ moves: [] }));
  await asking;
  expect([hint.thinking, hint.advice]).toEqual([false, { moves: [] }]);
});

test('a lost connection is said', async () => {
  const asking = hint.ask();
  fail(new TypeError('network'));
  await asking;
  expect(hint.refused).toContain('cannot be reached');
});
