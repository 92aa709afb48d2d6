// The table in words, for the plain board.
import { listed, t } from '../../messages.svelte';
import type { LineOfMap, SheetView, VollVerplantView } from '../../wire';
import type { BoardProps, Section } from '../board';
import { lettersAt } from './moves';
import { promptOf } from './prompt';
import { spokenCar, spokenCard, spokenCount } from './spoken';

type Table = BoardProps<VollVerplantView>;

export function heading(_view: VollVerplantView, code: string): string {
  const [line = ''] = code.split(' ');
  if (line === 'f') return spokenCard('f');
  return t('voll_verplant:line', { letter: line[0] });
}

export function prompt(table: Table): string {
  return promptOf({ ...table, picked: null, aimed: null });
}

export function sections({ view, viewer, names }: Table): Section[] {
  const own = (viewer ?? 1) - 1;
  const sheet = view.sheets[own]!;
  const others = names.map((_, seat) => seat).filter((seat) => seat !== own);
  const lines = view.lines.map((line, at) => lineOf(view, sheet, line, at));
  return [
    { title: t('voll_verplant:deck'), lines: deck(view) },
    { title: t('voll_verplant:cars'), lines },
    { title: names.length > 1 ? names[own]! : t('plain:fields'), lines: fields(sheet) },
    ...others.map((seat) => ({ title: names[seat]!, lines: fields(view.sheets[seat]!) })),
  ];
}

function deck({ card, pile }: VollVerplantView): string[] {
  const turned = card ? [t('voll_verplant:turned', { card: spokenCard(card) })] : [];
  const left = Object.entries(pile).filter(([, count]) => count);
  return [
    ...turned,
    ...left.map(([kind, count]) => t('voll_verplant:pile_of', { card: spokenCard(kind), count })),
  ];
}

/** A line with its car, and its stations in the order in which they are crossed. */
function lineOf(
  view: VollVerplantView,
  { marks, lines }: SheetView,
  line: LineOfMap,
  at: number,
): string {
  const stations = line.stations.map((id) => stationOf(view, id, line, marks[id]));
  const order = line.letter === view.ring ? 'plain:ring' : 'plain:stations';
  return `${spokenCar(line, lines[at]!)}. ${t(order, { stations: stations.join(', ') })}`;
}

/** Its name, the other lines that stop there, and whether it is marked. */
function stationOf(
  view: VollVerplantView,
  id: string,
  { letter }: LineOfMap,
  mark: string | undefined,
): string {
  const { name, special } = view.stations.find((station) => station.id === id)!;
  const others = lettersAt(view, id).filter((other) => other !== letter);
  const notes = [
    ...(mark === undefined ? [] : [t('plain:marked', { mark })]),
    ...(special ? [t('plain:special')] : []),
    ...(others.length ? [t('plain:crosses', { lines: listed(others), count: others.length })] : []),
  ];
  return notes.length ? `${name} (${notes.join('; ')})` : name;
}

function fields({ score }: SheetView): string[] {
  return [
    `${t('voll_verplant:field.lines')}: ${score.lines}`,
    `${t('voll_verplant:field.transfers')}: ${2 * score.transfers}`,
    `${t('voll_verplant:field.free')}: ${score.free_stations}`,
    `${t('voll_verplant:field.half')}: −${score.penalty}`,
    `${t('voll_verplant:short.total')}: ${spokenCount(score.total)}`,
  ];
}
