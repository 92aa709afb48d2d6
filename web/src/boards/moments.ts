// Which of the things that happen in a game are worth a moment of their own. The others change nothing
// that could be seen, and are shown together with the next thing that does.
import type { EventView } from '../wire';

export interface Moments {
  worth: (happening: EventView) => boolean;
  /** whether the viewer can decide by what is shown while the last moves of others still are */
  decidesMeanwhile: boolean;
  /** whether a move is pencilled before it counts: always, where a finger may slip, or never, as it can be taken back */
  pencils: 'always' | 'touch' | 'never';
}

/** What everybody sees: `?` is what nobody may know. */
export function openly({ kind, code }: EventView): boolean {
  return kind === 'undo' || (kind === 'move' && !code.includes('?'));
}

/** For a game that says nothing about it. */
export const PLAIN_MOMENTS: Moments = { worth: openly, decidesMeanwhile: false, pencils: 'touch' };
