// What the codes mean on the board: which card is picked up, and which places of the train it touches.
// Places count from 1 in codes and from 0 here.
import type { GameOfTrainsView, WagonCard, WagonView } from '../../wire';
import { unreadable } from '../unreadable';

export interface Move {
  code: string;
  kind: 'put' | 'swap' | 'move' | 'lock' | 'remove';
  /** the number of the card that is picked up for it: an open one, a drafted one, the one just drawn */
  card: number;
  from: number;
  to: number;
}

const REMOVED: Record<string, number> = { remove_first: 1, remove_middle: 4, remove_last: 7 };
/** a wagon for a place; an open card, and what it does with which places */
const PUT = /^(?:put|keep (\d+)) ([1-7])$/;
const USE = /^use (\d+)(?: (?:@([1-7])|([1-7])([->])([1-7])))?$/;

/** Every legal move but `draw`, which needs no card. */
export function movesOf(view: GameOfTrainsView, legal: string[]): Move[] {
  return legal.filter((code) => code !== 'draw').map((code) => moveOf(view, code));
}

function moveOf(view: GameOfTrainsView, code: string): Move {
  const put = PUT.exec(code);
  if (put) {
    const card = put[1] ? Number(put[1]) : (view.drawn?.number ?? 0);
    return { code, kind: 'put', card, ...at(Number(put[2])) };
  }
  const [found, sign, locked, from, way, to] = USE.exec(code) ?? [];
  if (!found) return unreadable(code);
  const card = Number(sign);
  if (locked) return { code, kind: 'lock', card, ...at(Number(locked)) };
  if (!from) return { code, kind: 'remove', card, ...at(removedBy(view, card, code)) };
  return {
    code,
    kind: way === '>' ? 'move' : 'swap',
    card,
    from: Number(from) - 1,
    to: Number(to) - 1,
  };
}

/** The place that an open card empties in every train. */
function removedBy({ open_cards }: GameOfTrainsView, card: number, code: string): number {
  const ability = open_cards.find(({ number }) => number === card)?.ability ?? '';
  return REMOVED[ability] ?? unreadable(code);
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
