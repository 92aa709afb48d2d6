// The events of a table. A stream that breaks, or says nothing for too long, is opened again; those who
// wait do so longer each time, and not all at the same moment.
const OF_A_TABLE = [
  ...['move', 'deal', 'undo', 'sit', 'chat', 'resign', 'offer', 'rematch'],
  ...['travel', 'ask', 'refuse', 'help', 'vote', 'warm', 'back', 'end', 'ended'],
  ...['fresh', 'presence', 'time', 'nudge', 'alive'],
];
const SILENCE = 40_000; // milliseconds; the server gives a sign every 15 seconds
const TOO_QUIET = 20_000; // for somebody who comes back
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;

export interface Ear {
  /** where to listen: it goes on after what was heard last */
  address: () => string;
  /** the newest page there is, to be told to those who come later */
  page: () => unknown;
  hear: (event: string, data: unknown) => void;
  opened: () => void;
  lost: () => void;
  /** asks for the whole table, for whoever cannot listen */
  look: () => Promise<unknown>;
}

export interface Source {
  open: () => void;
  close: () => void;
  /** listens again, now */
  listen: () => void;
  /** listens again if nothing was heard for a while: after a sleep nobody knows what still works */
  wake: () => void;
}

export class Stream implements Source {
  readonly #ear: Ear;
  readonly #names: readonly string[];
  #events: EventSource | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #failures = 0;

  /** `names`: the events that there are */
  constructor(ear: Ear, names: readonly string[] = OF_A_TABLE) {
    this.#ear = ear;
    this.#names = names;
  }

  open(): void {
    this.listen();
  }

  close(): void {
    this.#events?.close();
    this.#events = null;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
  }

  listen(): void {
    this.close();
    const events = new EventSource(this.#ear.address());
    this.#events = events;
    this.#watch();
    events.onopen = () => {
      this.#heard = Date.now();
      this.#ear.opened();
    };
    events.onerror = () => this.#fail();
    for (const name of this.#names) {
      events.addEventListener(name, (event: MessageEvent<string>) => {
        if (this.#events === events) this.#hear(name, event.data);
      });
    }
  }

  wake(): void {
    if (Date.now() - this.#heard > TOO_QUIET) this.listen();
  }

  #hear(name: string, data: string): void {
    this.#failures = 0;
    this.#heard = Date.now();
    this.#watch();
    const told = read(data);
    if (told === undefined) this.#fail();
    else this.#ear.hear(name, told);
  }

  #watch(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail(), SILENCE);
  }

  /** A browser would try again by itself, but every second, and not at all after some answers. */
  #fail(): void {
    this.close();
    this.#heard = 0;
    this.#again = setTimeout(() => this.listen(), waitAfter(this.#failures++));
    this.#ear.lost();
  }
}

export function waitAfter(failures: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** What an event says; nothing if it was cut on its way. */
function read(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
