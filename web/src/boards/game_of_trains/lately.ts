// What somebody did lately, as the places of their train where a wagon is new.
import type { Lately } from '../board';

/** Counted from 0. A removal touches every train, and shows by itself. */
export function freshPlaces(lately: Lately[], seat: number): Set<number> {
  const codes = lately.filter((one) => one.seat === seat).map(({ code }) => code);
  return new Set(codes.flatMap(placesOf));
}

function placesOf(code: string): number[] {
  const [verb, ...words] = code.split(' ');
  const way = words.at(-1) ?? '';
  if (verb === 'put' || verb === 'keep') return [Number(way) - 1];
  if (verb !== 'use' || words.length < 2) return [];
  const places = [...way.matchAll(/\d/g)].map(([place]) => Number(place) - 1);
  return way.includes('>') ? places.slice(1) : places; // a wagon that moved is where it went
}
