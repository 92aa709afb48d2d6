// What people agree on beside the rules, as choices with words.
import type { Terms } from '../wire';

export const SWITCHES = ['hints', 'take_backs', 'spectators'] as const;
export type Switch = (typeof SWITCHES)[number];
export const CLOCKS = ['none', '30', '60', '120', '300'] as const;

/** Between people nobody is helped unless all have agreed to it; others may watch, and nobody is hurried. */
export const BETWEEN_PEOPLE = {
  hints: false,
  take_backs: false,
  spectators: true,
  clock: null,
} satisfies Terms;

/** The clock as one of its choices; a program may have chosen another one. */
export function clockOf({ clock }: Terms): string {
  return clock === null || clock === undefined ? 'none' : String(clock);
}

export function secondsOf(choice: string): number | null {
  return choice === 'none' ? null : Number(choice);
}
