// A look back: something as it was after some entry. Whoever drags through a game asks only for where
// they stay.
import { language } from '../messages.svelte';

const MILLISECONDS_TO_STAY = 60;

export interface Timeline {
  /** after so many entries; null is now */
  at: number | null;
  show(at: number): Promise<void>;
  now(): void;
}

export class Past<Moment> implements Timeline {
  at = $state<number | null>(null);
  /** what is shown, and after how many entries that is: behind `at` until it was fetched */
  page = $state.raw<Moment | null>(null);
  shown = $state<number | null>(null);
  failed = $state(false);
  readonly #fetch: (at: number, signal: AbortSignal) => Promise<Moment>;
  #seen = new Map<string, Moment>();
  #asking = new AbortController();

  constructor(fetch: (at: number, signal: AbortSignal) => Promise<Moment>) {
    this.#fetch = fetch;
  }

  now(): void {
    this.#asking.abort();
    this.at = this.shown = this.page = null;
    this.failed = false;
  }

  async show(at: number): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.at = at;
    this.failed = false;
    try {
      const page = await this.#momentAt(at, signal);
      if (signal.aborted) return;
      this.page = page;
      this.shown = at;
    } catch {
      this.failed = !signal.aborted;
    }
  }

  async #momentAt(at: number, signal: AbortSignal): Promise<Moment> {
    const key = `${at} ${language()}`;
    const seen = this.#seen.get(key);
    if (seen) return seen;
    await new Promise((done) => setTimeout(done, MILLISECONDS_TO_STAY));
    signal.throwIfAborted();
    const moment = await this.#fetch(at, signal);
    this.#seen.set(key, moment);
    return moment;
  }

  /** A move was taken back, or what was hidden is told: what we have seen may be no longer true. */
  forget(): void {
    this.#seen.clear();
  }
}
