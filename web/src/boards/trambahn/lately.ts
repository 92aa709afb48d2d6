// What somebody did lately, as places to mark: cards they laid, rows that got a tram or a conductor.
import type { Lately } from '../board';
import { partsOf } from './moves';

export interface Fresh {
  cards: Set<string>;
  /** numbers of rows with a new conductor */
  conductors: Set<number>;
  /** by the number of its row, the value of a new tram */
  trams: Map<number, number>;
}

/** In the rows of a seat. */
export function freshIn(lately: Lately[], seat: number): Fresh {
  const fresh: Fresh = { cards: new Set(), conductors: new Set(), trams: new Map() };
  for (const { code } of lately.filter((one) => one.seat === seat && isOpen(one))) {
    const { verb, what, to: row } = partsOf(code);
    if (verb === 'T') fresh.trams.set(Number(row), Number(what));
    if (verb === 'S' && what === 'c') fresh.conductors.add(Number(row));
    else if (verb === 'S') fresh.cards.add(what);
  }
  return fresh;
}

/** `?` stands for a card that nobody may know: it lies where it cannot be seen. */
function isOpen({ code }: Lately): boolean {
  return !code.includes('?');
}

/** Where passengers have come: cards, and the letters of lines with a new conductor. */
export function freshPassengers(lately: Lately[]): Set<string> {
  const codes = lately.map(({ code }) => code).filter((code) => code.startsWith('P '));
  return new Set(codes.map((code) => code.slice(2)));
}
