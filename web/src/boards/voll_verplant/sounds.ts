// What a change of the table sounds like: a card turned, the pen, a line completed.
import type { Sound } from '../../stage/sounds.svelte';
import type { VollVerplantView } from '../../wire';

/** On the sheet of this seat, from 0. */
export function soundOf(
  previous: VollVerplantView | null,
  view: VollVerplantView,
  seat: number,
): Sound | null {
  const [now, then] = [view.sheets[seat], previous?.sheets[seat]];
  if (!now || !then) return null;
  if (now.score.lines > then.score.lines) return 'bell';
  if (Object.keys(now.marks).length > Object.keys(then.marks).length) return 'pen';
  return view.card && view.card !== previous?.card ? 'card' : null;
}
