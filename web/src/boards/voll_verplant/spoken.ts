// Spoken names: what a screen reader says of stations, cars and cards.
import { listed, t } from '../../messages.svelte';
import type { LineOfMap, LineView, VollVerplantView } from '../../wire';
import { lettersAt, type Entry } from './moves';

export function spokenStation(view: VollVerplantView, id: string, mark: string | undefined) {
  const { name, special } = view.stations.find((station) => station.id === id)!;
  const letters = lettersAt(view, id);
  const values = { name, count: letters.length, lines: listed(letters) };
  const place = special
    ? t('voll_verplant:station.special', values)
    : t('voll_verplant:station.name', values);
  return `${place}. ${spokenMark(mark)}`;
}

function spokenMark(mark: string | undefined): string {
  if (!mark) return t('voll_verplant:station.free');
  if (mark === 'x') return t('voll_verplant:station.crossed');
  return t('voll_verplant:station.transfer', { count: Number(mark) });
}

/** What an entry does, with the name of the station where it ends. */
export function spokenEntry(view: VollVerplantView, { letter, way, stations, transfer }: Entry) {
  const count = stations.length;
  const last = view.stations.find(({ id }) => id === stations.at(-1))?.name;
  if (!letter && !last) return t('voll_verplant:entry.decline');
  if (!letter) return t('voll_verplant:entry.ride', { station: last });
  if (!last) return t('voll_verplant:entry.nothing', { letter });
  const said = transfer
    ? t('voll_verplant:entry.transfer', { letter, station: last, count: busy(view, stations) })
    : t('voll_verplant:entry.crosses', { letter, count, station: last });
  return way ? `${said}, ${spokenWay(view, letter, way)}` : said;
}

function busy(view: VollVerplantView, [station]: string[]): number {
  return lettersAt(view, station!).length;
}

/** Round a ring: by the station next to the one where its car stands. */
function spokenWay(view: VollVerplantView, letter: string, way: string): string {
  const next = view.lines.find((line) => line.letter === letter)?.stations.at(way === '>' ? 1 : -1);
  return t('voll_verplant:way', { station: view.stations.find(({ id }) => id === next)?.name });
}

export function spokenCard(card: string): string {
  return t(`voll_verplant:card.${card}`);
}

export function spokenCar(line: LineOfMap, seen: LineView): string {
  const written = seen.windows.filter((card) => card !== null).map(spokenCard);
  return [
    t('voll_verplant:line', { letter: line.letter }),
    t('voll_verplant:car.windows', { count: seen.windows.length - written.length }),
    ...written,
    t('voll_verplant:car.left', { count: seen.left }),
    spokenPoints(line, seen),
  ].join('. ');
}

function spokenPoints({ first, later, taken }: LineOfMap, { points }: LineView): string {
  if (points) return t('voll_verplant:car.completed', { points: spokenCount(points) });
  if (taken) return t('voll_verplant:car.taken', { points: spokenCount(later) });
  return t('voll_verplant:car.points', { points: spokenCount(first), later });
}

export function spokenCount(points: number): string {
  return t('voll_verplant:points', { count: points });
}

/** An entry as short as it is written: `B 3`, `B +`, or where a free ride went. */
export function shortOf(view: VollVerplantView, code: string): string {
  const [line = '', what = ''] = code.split(' ');
  if (line !== 'f') return `${line[0]} ${what === 't' ? '+' : what}`;
  return view.stations.find(({ id }) => id === what)?.name ?? '–';
}
