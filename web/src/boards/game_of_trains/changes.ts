// What changed from one view to the next, for whatever travels.
import type { GameOfTrainsView, WagonCard } from '../../wire';

/** Open cards and wagons that lie nowhere in the open now: they went to the discard pile. */
export function discarded(before: GameOfTrainsView | null, now: GameOfTrainsView): WagonCard[] {
  // a move taken back, or a pile shuffled, lays nothing there
  if (!before || now.discard_pile <= before.discard_pile) return [];
  const open = numbersOf(now);
  return cardsOf(before).filter(
    ({ number, ability }) =>
      !open.has(number) && !(ability === 'protect' && locks(now) > locks(before)),
  );
}

/** The key of what a new wagon comes from: where it was held, or else the pile. */
export function wagonOrigin(before: GameOfTrainsView | null, seat: number): string {
  const held = before?.turn === seat && ['put', 'keep'].includes(before.step);
  return held ? `hand ${seat} 0` : 'draw pile';
}

/** The key of the open card that became a lock. */
export function lockOrigin(before: GameOfTrainsView | null, now: GameOfTrainsView): string {
  const open = numbersOf(now);
  const gone = before?.open_cards.find(
    (card) => card.ability === 'protect' && !open.has(card.number),
  );
  return `wagon ${gone?.number}`;
}

function cardsOf(view: GameOfTrainsView): WagonCard[] {
  const wagons = view.seats.flatMap(({ train }) => train);
  const cards = wagons.map(({ number, ability }) => ({ number, ability: ability ?? '' }));
  return [...view.open_cards, ...cards.filter(({ number }) => number > 0)];
}

function numbersOf(view: GameOfTrainsView): Set<number> {
  return new Set(cardsOf(view).map(({ number }) => number));
}

/** How many wagons are locked. */
export function locks(view: GameOfTrainsView): number {
  return view.seats.flatMap(({ train }) => train).filter(({ locked }) => locked).length;
}
