// How much time is left, in seconds: counted here, from a deadline that was told once.
const OFTEN = 250; // milliseconds

export class Countdown {
  #now = $state(Date.now());

  constructor(
    readonly until: () => number | null,
    readonly ahead: () => number,
  ) {
    $effect(() => {
      if (until() === null) return;
      this.#now = Date.now();
      const ticking = setInterval(() => (this.#now = Date.now()), OFTEN);
      return () => clearInterval(ticking);
    });
  }

  /** null where no time is running */
  readonly seconds = $derived.by(() => secondsUntil(this.until(), this.#now + this.ahead()));
}

export function secondsUntil(until: number | null, now: number): number | null {
  return until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

/** As a clock shows it: 0:42, 12:05, 1:02:03. */
export function shownAs(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const last = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}
