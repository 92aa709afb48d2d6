// After the end: every own decision is looked at again by the strongest bot, and the costliest are kept.
import { get, isPassing, problemOf, Refusal } from '../http';
import type { Advice, LogView } from '../wire';
import { givenUp, isAsGood } from './reason';

const MOST = 3;
const AT_ONCE = 8; // the server allows some questions at once, and then one in two seconds
const MILLISECONDS_BETWEEN = 2100;
const MILLISECONDS_TO_THINK = 60_000;

export class Review {
  /** the costliest first */
  mistakes = $state.raw<Advice[]>([]);
  looked = $state(0);
  running = $state(false);
  problem = $state('');
  #stopped = new AbortController();

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  /** Looks at the decisions from which these entries came, the latest first: they are solved soonest. */
  async run(entries: LogView[]): Promise<void> {
    this.stop();
    const { signal } = (this.#stopped = new AbortController());
    const own = entries.filter(({ seat }) => seat === this.seat).toReversed();
    Object.assign(this, { mistakes: [], looked: 0, running: true, problem: '' });
    for (const [at, { number }] of own.entries()) {
      if (at >= AT_ONCE) await pause(MILLISECONDS_BETWEEN);
      if (signal.aborted) return;
      await this.#look(number - 1, signal);
      if (signal.aborted || this.problem) break;
      this.looked = at + 1;
    }
    if (!signal.aborted) this.running = false;
  }

  stop(): void {
    this.#stopped.abort();
    this.running = false;
  }

  async #look(at: number, signal: AbortSignal): Promise<void> {
    const { table, seat } = this;
    for (;;) {
      try {
        const patience = { signal, within: MILLISECONDS_TO_THINK };
        this.#keep(await get('/tables/{table}/advice', { table, seat, at }, patience));
        return;
      } catch (error) {
        if (signal.aborted || isForced(error)) return;
        if (!isPassing(error)) {
          this.problem = problemOf(error);
          return;
        }
        await pause(MILLISECONDS_BETWEEN);
      }
    }
  }

  #keep(advice: Advice): void {
    if (isAsGood(advice)) return;
    const all = [...this.mistakes, advice].sort((one, other) => givenUp(other) - givenUp(one));
    this.mistakes = all.slice(0, MOST);
  }
}

/** There was nothing to decide. */
function isForced(error: unknown): boolean {
  return error instanceof Refusal && error.problem.problem === 'no_advice';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
