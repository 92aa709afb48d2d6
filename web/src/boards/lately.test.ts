import { expect, test } from 'vitest';
import type { WagonView } from '../wire';
import { freshPlaces } from './game_of_trains/lately';
import { freshIn, freshPassengers } from './trambahn/lately';

const by = (...codes: string[]) => codes.map((code) => ({ seat: 2, code }));

test('cards, conductors and trams of a seat are marked where they lie', () => {
  const lately = [...by('P r7', 'P c>b', 'S g3', 'S g4>1', 'S c>2', 'T 3>2', 'I y9', 'I ?')];
  const fresh = freshIn(lately, 2);
  expect([...fresh.cards]).toEqual(['g3', 'g4']);
  expect([...fresh.conductors]).toEqual([2]);
  expect([...fresh.trams]).toEqual([[2, 3]]);
  expect([...freshPassengers(lately)]).toEqual(['r7', 'c>b']);
  expect(freshIn(lately, 1).cards.size).toBe(0);
});

test.each([
  ['put 3', [2]],
  ['keep 12 7', [6]],
  ['use 4 2-3', [1, 2]],
  ['use 3 5>3', [2]],
  ['use 2 @4', [3]],
  ['use 7', []],
  ['draw', []],
])('%s is marked at %j', (code, places) => {
  expect([...freshPlaces(by(code), 2, [])]).toEqual(places);
});

test('after a removal new wagons are marked in every train', () => {
  const train = [{ number: 12 }, { number: 34 }, { number: 50 }] as WagonView[];
  const lately = [...by('use 7', 'refill 2 34'), { seat: 1, code: 'refill 1 50' }];
  expect([...freshPlaces(lately, 2, train)]).toEqual([1]);
});
