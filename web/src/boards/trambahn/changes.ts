// What changed from one view to the next, for whatever travels: the key of the place it comes from.
import type { RowView, TrambahnView } from '../../wire';

/** A row is known by its first card for as long as it lies there, whatever its number. */
export function rowKeys(rows: RowView[], seat: number): string[] {
  return numbered(rows.map((row) => `row ${seat} ${row.cards[0]}`));
}

export function handKeys(hand: string[]): string[] {
  return numbered(hand.map((card) => `hand ${card}`));
}

/** Equal texts told apart by how often they came before. */
export function numbered(texts: string[]): string[] {
  return texts.map((text, at) => `${text} ${texts.slice(0, at).filter((t) => t === text).length}`);
}

/** Where a card was that has just been laid: its place in the viewer's hand, or a closed hand. */
export function laidFrom(previous: TrambahnView | null, view: TrambahnView): string {
  const seat = previous?.turn ?? view.turn;
  const before = previous?.seats[seat - 1]?.hand;
  const now = view.seats[seat - 1]?.hand;
  if (!before || !now) return closedHand(seat);
  const after = handKeys(now);
  return handKeys(before).find((key) => !after.includes(key)) ?? closedHand(seat);
}

export function closedHand(seat: number): string {
  return `closed hand ${seat}`;
}

/** The places that the newest discards come from, the last one first. */
export function discardedFrom(previous: TrambahnView | null, view: TrambahnView): string[] {
  if (!previous) return [];
  const waited = previous.waiting.flatMap(({ line, passengers }, at) =>
    view.waiting[at]!.passengers.length ? [] : passengers.map((_, n) => waitingKey(line, n)),
  );
  if (view.score.tours.length > previous.score.tours.length) {
    return [laidFrom(previous, view), ...waited];
  }
  const paid = previous.seats.findIndex((seat, at) => seat.money > view.seats[at]!.money);
  return paid < 0 ? [] : [moneyKey(paid + 1)];
}

export function waitingKey(line: string, place: number): string {
  return `waiting ${line} ${place}`;
}

export function moneyKey(seat: number): string {
  return `money ${seat}`;
}
