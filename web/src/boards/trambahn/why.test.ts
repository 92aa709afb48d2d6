import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages, setLanguage, startMessages } from '../../messages.svelte';
import type { TrambahnView } from '../../wire';
import { whyNotPicked, whyNotThere } from './why';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
  await loadMessages('trambahn');
  await setLanguage('en');
});
afterAll(() => void vi.unstubAllGlobals());

const view = (step: string) =>
  ({ step, trams: [{ value: 3, price: 10 }], seats: [{ money: 7 }] }) as unknown as TrambahnView;

test.each([
  ['passengers', 'tram 3', 'Trams are bought in step 4.'],
  ['trams', 'tram 3', 'This tram costs 10,000 M, you have 7,000 M.'],
  ['trams', 'r5', 'In this step trams are bought. Cards stay in your hand.'],
  ['stations', 'c', 'A conductor joins a row of yours that is not complete, and you have none.'],
])('in the step %s, %s cannot be picked up: %s', (step, what, why) => {
  expect(whyNotPicked(view(step), 1, what)).toBe(why);
});

test.each([
  ['passengers', null, 'line', 'First choose a card from your hand.'],
  ['trams', null, 'row', 'First choose a tram from the depot.'],
  ['stations', 'r5', 'line', 'Passengers are laid in step 1.'],
  ['passengers', 'r5', 'line', 'Red 5 waits only at the terminal of its own line.'],
  ['passengers', 'r5', 'row', 'Stations are laid in step 2.'],
  [
    'stations',
    'r5',
    'row',
    'Red 5 does not fit there: a row has one line, and its numbers ascend (ruling T4).',
  ],
  [
    'stations',
    'r5',
    'new',
    'Red 5 fits one of your rows, so it may not start a new one (ruling T5).',
  ],
  ['income', 'r5', 'row', 'In this step cards go to your money.'],
  ['trams', 'tram 3', 'row', 'A tram goes to a row of yours that has none.'],
] as const)('in the step %s, %s cannot go to a %s: %s', (step, picked, place, why) => {
  expect(whyNotThere(step, picked, place)).toBe(why);
});
