import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages, setLanguage, startMessages } from '../../messages.svelte';
import type { VollVerplantView } from '../../wire';
import { struckOut } from './strikes';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
  await loadMessages('voll_verplant');
  await setLanguage('en');
});
afterAll(() => void vi.unstubAllGlobals());

/** One line; each sheet has these points for it. */
function view(taken: boolean, ...points: number[]): VollVerplantView {
  const lines = [{ letter: 'B', taken, later: 5 }];
  const sheets = points.map((n) => ({ lines: [{ points: n }] }));
  return { map: 'berlin', lines, sheets } as unknown as VollVerplantView;
}

test('a line that somebody else has completed is called out', () => {
  const said = struckOut(view(false, 0, 0), view(true, 0, 8), 1, ['Anna', 'Ben']);
  expect(said).toEqual(['Ben completed line B! It brings 5 points from now on.']);
});

test('several who complete it in the same round are called out together', async () => {
  await setLanguage('de');
  const names = ['Anna', 'Ben', 'Clara'];
  expect(struckOut(view(false, 0, 0, 0), view(true, 0, 8, 8), 1, names)).toEqual([
    'Ben und Clara haben Linie B komplettiert! Sie bringt ab jetzt 5 Punkte.',
  ]);
  await setLanguage('en');
});

test('nothing is called out for the own line, twice, or at the first look', () => {
  expect(struckOut(view(false, 0, 0), view(true, 8, 0), 1, ['Anna', 'Ben'])).toEqual([]);
  expect(struckOut(view(true, 0, 8), view(true, 5, 8), 1, ['Anna', 'Ben'])).toEqual([]);
  expect(struckOut(null, view(true, 0, 8), 1, ['Anna', 'Ben'])).toEqual([]);
});
