// What can be heard of a change: a card turned, the pen, a line completed.
import { play } from '../../stage/sounds.svelte';
import type { VollVerplantView } from '../../wire';

export function listen(
  view: VollVerplantView,
  previous: VollVerplantView | null,
  seat: number,
): void {
  if (!previous) return;
  const [now, then] = [view.sheets[seat]!, previous.sheets[seat]];
  if (!then) return;
  if (now.score.lines > then.score.lines) play('bell');
  else if (Object.keys(now.marks).length > Object.keys(then.marks).length) play('pen');
  else if (view.card && view.card !== previous.card) play('card');
}
