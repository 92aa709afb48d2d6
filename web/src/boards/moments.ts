// Which of the things that happen in a game are worth a moment of their own. The others change nothing
// that could be seen, and are shown together with the next thing that does.
import type { ChangeView, Page } from '../wire';

/** What happened, with the page that it led to: none while cards are still to be dealt. */
export interface Happening extends Omit<ChangeView, 'since' | 'changes'> {
  page: Page | null;
}

export interface Moments {
  worth: (happening: Happening) => boolean;
  /** whether the viewer can decide by what is shown while the last moves of others still are */
  decidesMeanwhile: boolean;
  /** whether a move is pencilled before it counts: always, where a finger may slip, or never, as it can be taken back */
  pencils: 'always' | 'touch' | 'never';
  /** whether this code may open an entry of the log that was hidden until then; at the end all are opened */
  opens: (code: string, hidden: string) => boolean;
}

/** What everybody sees: `?` is what nobody may know. */
export function openly({ kind, code }: Happening): boolean {
  return kind === 'undo' || (kind === 'move' && !code.includes('?'));
}

/** For a game that says nothing about it. */
export const PLAIN_MOMENTS: Moments = {
  worth: openly,
  decidesMeanwhile: false,
  pencils: 'touch',
  opens: () => true,
};
