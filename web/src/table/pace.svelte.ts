// How long each thing that happens is shown before the next.
export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const KEPT = 'stellwerk.pace';
const MILLISECONDS: Record<Pace, number> = { calm: 900, quick: 420, instant: 0 };
const FAR_BEHIND = 12; // happenings that wait; then nobody wants to see each of them

const chosen = $state({ pace: (localStorage.getItem(KEPT) ?? 'calm') as Pace });

export function pace(): Pace {
  return chosen.pace;
}

export function walk(wanted: Pace): void {
  chosen.pace = wanted;
  localStorage.setItem(KEPT, wanted);
}

export function momentLength(waiting: number): number {
  return waiting > FAR_BEHIND ? 0 : MILLISECONDS[chosen.pace];
}
