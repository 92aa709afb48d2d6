// What the legal codes offer: each names a line, or a station for a free ride, and this is where its
// marks go. Which of them are possible is the server's business.
import type { LineOfMap, VollVerplantView } from '../../wire';
import { unreadable } from '../unreadable';

export interface Entry {
  code: string;
  /** of the line, or nothing for a free ride */
  letter: string;
  /** the way round a ring */
  way: string;
  /** that it marks, from the car outwards */
  stations: string[];
  /** its one mark is a number of lines */
  transfer: boolean;
}
type Marks = Record<string, string>;

const CODE = /^([A-Z])([<>]?) ([0-6t])$/;
const RIDE = /^f (\S+)$/;

export function movesOf(view: VollVerplantView, marks: Marks, legal: string[]): Entry[] {
  return legal.map((code) => {
    const [, letter, way, what] = CODE.exec(code) ?? [];
    if (!letter) return ride(code);
    const line = view.lines.find((other) => other.letter === letter) ?? unreadable(code);
    const free = walk(line, way!).filter((id) => !marks[id]);
    const transfer = what === 't';
    const stations = free.slice(0, transfer ? 1 : Number(what));
    return { code, letter, way: way!, stations, transfer };
  });
}

function ride(code: string): Entry {
  const station = RIDE.exec(code)?.[1] ?? unreadable(code);
  const stations = station === '-' ? [] : [station];
  return { code, letter: '', way: '', stations, transfer: false };
}

/** The stations from the car outwards; the first one is the first both ways round a ring. */
function walk({ stations }: LineOfMap, way: string): string[] {
  return way === '<' ? [stations[0]!, ...stations.slice(1).reverse()] : stations;
}

/** The entries of a picked line; of a free ride those that end on it. */
export function entriesOn(line: LineOfMap, entries: Entry[]): Entry[] {
  return entries.filter(({ letter, stations }) =>
    letter ? letter === line.letter : stations.some((id) => line.stations.includes(id)),
  );
}

/** By station: the entry whose last mark goes there. */
export function ends(entries: Entry[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const last = entry.stations.at(-1);
    if (last && !found.has(last)) found.set(last, entry);
  }
  return found;
}

/** Letters of the lines on which an entry leaves no station free. */
export function completedBy(entry: Entry, view: VollVerplantView, marks: Marks): string[] {
  return view.lines
    .filter(({ stations }) => {
      const free = stations.filter((id) => !marks[id]);
      return free.length > 0 && free.every((id) => entry.stations.includes(id));
    })
    .map(({ letter }) => letter);
}

export function lettersAt(view: VollVerplantView, station: string): string[] {
  return view.lines.filter(({ stations }) => stations.includes(station)).map((l) => l.letter);
}
