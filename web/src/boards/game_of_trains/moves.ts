// What the codes mean on the board: which card is picked up, and which places of the train it touches.
// Places count from 1 in codes and from 0 here.
import type { GameOfTrainsView, WagonCard, WagonView } from '../../wire';

export interface Move {
  code: string;
  kind: 'put' | 'swap' | 'move' | 'lock' | 'remove';
  /** the number of the card that is picked up for it: an open one, a drafted one, the one just drawn */
  card: number;
  from: number;
  to: number;
}

const REMOVED: Record<string, number> = { remove_first: 0, remove_middle: 3, remove_last: 6 };

/** Every legal move but `draw`, which needs no card. */
export function movesOf(view: GameOfTrainsView, legal: string[]): Move[] {
  return legal.filter((code) => code !== 'draw').map((code) => moveOf(view, code));
}

function moveOf(view: GameOfTrainsView, code: string): Move {
  const [verb, ...words] = code.split(' ');
  if (verb === 'put')
    return { ...at(Number(words[0])), code, kind: 'put', card: view.drawn?.number ?? 0 };
  const card = Number(words[0]);
  if (verb === 'keep') return { ...at(Number(words[1])), code, kind: 'put', card };
  return { code, card, ...use(view, card, words[1]) };
}

function use(
  view: GameOfTrainsView,
  card: number,
  way: string | undefined,
): Pick<Move, 'kind' | 'from' | 'to'> {
  const places = [...(way ?? '').matchAll(/\d/g)].map(([place]) => Number(place));
  if (way?.startsWith('@')) return { kind: 'lock', ...at(places[0]!) };
  if (places.length === 2) {
    const kind = way!.includes('>') ? 'move' : 'swap';
    return { kind, from: places[0]! - 1, to: places[1]! - 1 };
  }
  const open = view.open_cards.find(({ number }) => number === card);
  return { kind: 'remove', ...at(REMOVED[open?.ability ?? '']! + 1) };
}

function at(place: number): { from: number; to: number } {
  return { from: place - 1, to: place - 1 };
}

/** The train as it would be. */
export function arranged(train: WagonView[], move: Move, card: WagonCard | undefined): WagonView[] {
  const after = [...train];
  const { kind, from, to } = move;
  if (kind === 'put' && card) after[from] = { ...card, locked: false, ascends: false };
  if (kind === 'swap') [after[from], after[to]] = [train[to]!, train[from]!];
  if (kind === 'move') after.splice(to, 0, ...after.splice(from, 1));
  if (kind === 'lock') after[from] = { ...train[from]!, locked: true };
  return after.map((wagon, place) => ({
    ...wagon,
    locked: wagon.locked && wagon.number === train[place]!.number,
    ascends: place === 0 || after[place - 1]!.number < wagon.number,
  }));
}
