import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage, startMessages } from '../messages.svelte';
import type { Page } from '../wire';
import { turnOf } from './signals.svelte';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
});
afterAll(() => vi.unstubAllGlobals());

function page(to_act: number[], viewer: number | null): Page {
  const view = { result: null, to_act, names: ['Anna', 'Ben', 'Clara'] };
  return { view, viewer } as unknown as Page;
}

test.each([
  ['en', [2], "Ben's turn"],
  ['en', [2, 3], "Ben and Clara's turn"],
  ['de', [2], 'Ben ist am Zug'],
  ['de', [1, 2, 3], 'Anna, Ben und Clara sind am Zug'],
])('in %s the turn is that of %j', async (language, seats, words) => {
  await setLanguage(language);
  expect(turnOf(page(seats, null))).toBe(words);
});

test('a viewer who is to act is told so, beside others too', async () => {
  await setLanguage('en');
  expect(turnOf(page([1, 2], 1))).toBe('Your turn');
});
