// What a change of the table sounds like.
import type { Sound } from '../../stage/sounds.svelte';
import type { TrambahnView } from '../../wire';
import { scoringOf } from './scoring';

export function soundOf(previous: TrambahnView | null, view: TrambahnView): Sound | null {
  if (!previous || previous === view) return null;
  if (scoringOf(previous, view)) return 'bell';
  const money = ({ seats }: TrambahnView) => seats.map((seat) => seat.money).join();
  if (money(previous) !== money(view)) return 'coin';
  const cards = ({ seats, waiting }: TrambahnView) =>
    seats.map((seat) => seat.hand_count).join() + waiting.map((w) => w.passengers.length).join();
  return cards(previous) === cards(view) ? null : 'card';
}
