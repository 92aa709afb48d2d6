// What happened and was not shown yet. Others are followed one thing after the other; whatever cannot
// be seen goes along with the next thing that can.
import type { Happening } from '../boards/moments';
import { milliseconds } from '../stage/pace.svelte';

const SHORTEST = 90; // milliseconds; in less nobody sees anything

interface Stage {
  /** shows what these things have led to */
  show: (happenings: Happening[]) => void;
  /** whether this can be seen at all */
  worth: (happening: Happening) => boolean;
}

export class Showing {
  readonly #stage: Stage;
  #waiting: Happening[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** whose turn is being shown, and since when */
  #turn: { seat: number | null; since: number } | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Shown when it is its turn. */
  add(happening: Happening): void {
    this.#waiting.push(happening);
    if (this.#timer === undefined) this.#next();
  }

  /** Shown now, together with all that waited; then others wait for a moment. */
  addOwn(happening: Happening): void {
    this.#waiting.push(happening);
    this.flush();
    this.#turn = null;
    this.#rest(milliseconds().own);
  }

  /** Everything that waits is shown now, as one. */
  flush(): void {
    this.#stop();
    const all = this.#waiting.splice(0);
    if (all.length) this.#stage.show(all);
  }

  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #rest(length: number): void {
    if (length >= SHORTEST) this.#timer = setTimeout(() => this.#next(), length);
    else this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    if (!this.#waiting.length) return;
    const at = this.#waiting.findIndex(this.#stage.worth);
    if (at < 0) return this.flush();
    const length = this.#length(this.#waiting[at]!.seat);
    if (length < SHORTEST) return this.flush();
    this.#stage.show(this.#waiting.splice(0, at + 1));
    this.#rest(length);
  }

  /** So that the whole turn of this seat takes no longer than it may. */
  #length(seat: number | null): number {
    const { moment, turn } = milliseconds();
    const now = performance.now();
    if (this.#turn?.seat !== seat || seat === null) this.#turn = { seat, since: now };
    const left = turn - (now - this.#turn.since);
    const waiting = this.#waiting.filter(this.#stage.worth).length;
    return Math.min(moment, left / waiting);
  }
}
