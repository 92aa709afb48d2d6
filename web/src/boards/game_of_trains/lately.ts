// What somebody did lately, as the places of their train where a wagon is new.
import type { WagonView } from '../../wire';
import type { Lately } from '../board';

/** Counted from 0. After a removal new wagons fill the gaps of every train. */
export function freshPlaces(lately: Lately[], seat: number, train: WagonView[]): Set<number> {
  const codes = lately.filter((one) => one.seat === seat).map(({ code }) => code);
  return new Set(codes.flatMap((code) => placesOf(code, train)));
}

function placesOf(code: string, train: WagonView[]): number[] {
  const [verb, ...words] = code.split(' ');
  const way = words.at(-1) ?? '';
  if (verb === 'refill')
    return train.flatMap(({ number }, at) => (number === Number(way) ? [at] : []));
  if (verb === 'put' || verb === 'keep') return [Number(way) - 1];
  if (verb !== 'use' || words.length < 2) return [];
  const places = [...way.matchAll(/\d/g)].map(([place]) => Number(place) - 1);
  return way.includes('>') ? places.slice(1) : places; // a wagon that moved is where it went
}
