// Whether a move counts at once, or is pencilled first: until the player confirms it, or for a moment.
import { momentsOf } from './board';
import { keep, kept } from '../kept';

export const FIRMNESSES = ['auto', 'ask', 'moment', 'at_once'] as const;
export type Firmness = (typeof FIRMNESSES)[number];
const KEPT = 'stellwerk.firmness';

const chosen = $state({ firmness: FIRMNESSES.find((known) => known === kept(KEPT)) ?? 'auto' });

export function firmness(): Firmness {
  return chosen.firmness;
}

export function makeFirm(wanted: Firmness): void {
  chosen.firmness = wanted;
  keep(KEPT, wanted);
}

/** What holds for a game: by itself, a finger is asked, and a mouse only where a move is written. */
export function firmnessIn(game: string): Exclude<Firmness, 'auto'> {
  const { pencils } = momentsOf(game);
  if (pencils === 'never') return 'at_once';
  if (chosen.firmness !== 'auto') return chosen.firmness;
  if (matchMedia('(pointer: coarse)').matches) return 'ask';
  return pencils === 'always' ? 'moment' : 'at_once';
}
