// The strongest bot's advice for the decision that is open, or after the end for one of the past, by what the
// seat may know.
import { get, problemOf } from '../http';
import type { Advice } from '../wire';

const MILLISECONDS_TO_THINK = 60_000;

export class Hint {
  advice = $state.raw<Advice | null>(null);
  refused = $state('');
  thinking = $state(false);
  /** after how many entries the decision is that was asked about; null for the open one */
  at: number | null = null;

  #asking = new AbortController();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** For the decision after so many entries, or the open one. */
  async ask(at: number | null = null): Promise<void> {
    this.forget();
    this.at = at;
    const { signal } = this.#asking;
    const patience = { signal, within: MILLISECONDS_TO_THINK };
    this.thinking = true;
    try {
      const { table, seat } = this;
      const advice = await get('/tables/{table}/advice', { table, seat, at }, patience);
      if (!signal.aborted) this.advice = advice;
    } catch (error) {
      if (!signal.aborted) this.refused = problemOf(error);
    } finally {
      if (!signal.aborted) this.thinking = false;
    }
  }

  /** The decision is another one now: advice that is still on its way is about the one before. */
  forget(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.thinking = false;
    this.advice = null;
    this.refused = '';
  }
}
