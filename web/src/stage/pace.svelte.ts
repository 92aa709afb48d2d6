// How long each thing that others do is shown before the next.
import { keep, kept } from '../kept';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const KEPT = 'stellwerk.pace';

interface Milliseconds {
  /** for one thing that others do */
  moment: number;
  /** for a whole turn: the more happens in it, the shorter each thing is shown */
  turn: number;
  /** after a move of one's own, before others are seen to go on */
  own: number;
}
const MILLISECONDS: Record<Pace, Milliseconds> = {
  calm: { moment: 500, turn: 1600, own: 300 },
  quick: { moment: 240, turn: 800, own: 150 },
  instant: { moment: 0, turn: 0, own: 0 },
};

const chosen = $state({ pace: PACES.find((known) => known === kept(KEPT)) ?? 'calm' });

export function pace(): Pace {
  return chosen.pace;
}

export function milliseconds(): Milliseconds {
  return MILLISECONDS[chosen.pace];
}

export function setPace(wanted: Pace): void {
  chosen.pace = wanted;
  keep(KEPT, wanted);
}
