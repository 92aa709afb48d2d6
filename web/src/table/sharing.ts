// Several tabs at one table share one stream: a browser has few connections to a server, and a stream
// keeps one of them. One tab leads: it listens, and tells the others what it hears. When it goes, or
// falls silent, another one leads.
import type { ServerTime } from '../wire';
import { Stream, type Ear, type Source } from './stream';

const MOST_STREAMS = 4; // of this browser, whatever the tables; HTTP/1.1 has six connections
const SILENCE = 45_000; // milliseconds: the leader would have given a sign
const BETWEEN_LOOKS = 3_000;

interface Relayed {
  name: string;
  data?: unknown;
}

/** One's own stream where tabs cannot talk to each other, as on a plain http address. */
export function sourceOf(name: string, ear: Ear, names?: readonly string[]): Source {
  const able = globalThis.navigator?.locks && 'BroadcastChannel' in globalThis;
  return able ? new SharedStream(`stellwerk ${name}`, ear, names) : new Stream(ear, names);
}

class SharedStream implements Source {
  readonly #name: string;
  readonly #ear: Ear;
  readonly #stream: Stream;
  readonly #channel: BroadcastChannel;
  readonly #closed = new AbortController();
  #leading = false;
  /** leads, and has a stream: there may be too many already */
  #listening = false;
  #state: 'opened' | 'lost' = 'lost';
  #presence: unknown;
  /** the last time that the server said, and when that was here */
  #time: { now: number; heard: number } | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stop = () => {};

  constructor(name: string, ear: Ear, names?: readonly string[]) {
    this.#name = name;
    this.#ear = ear;
    this.#channel = new BroadcastChannel(name);
    const told: Ear = {
      ...ear,
      hear: (event, data) => this.#tell(event, data),
      opened: () => this.#tell('opened'),
      lost: () => this.#tell('lost'),
    };
    this.#stream = new Stream(told, names);
  }

  open(): void {
    this.#channel.onmessage = ({ data }: MessageEvent<Relayed>) => this.#relayed(data);
    void this.#campaign({ ifAvailable: true });
  }

  close(): void {
    this.#closed.abort();
    clearTimeout(this.#silence);
    this.#stop();
    this.#channel.close();
  }

  listen(): void {
    if (this.#listening) this.#stream.listen();
    else void this.#look();
  }

  wake(): void {
    if (this.#listening) this.#stream.wake();
    else void this.#look();
  }

  /** Leads if it can, and otherwise follows until it can. */
  async #campaign(how: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.#name, how, (lock) => lock && this.#lead());
    } catch {
      // closed, or another tab has taken over
    }
    this.#leading = false;
    this.#stop();
    if (!this.#closed.signal.aborted) this.#follow();
  }

  #follow(): void {
    this.#channel.postMessage({ name: 'hello' });
    if (!this.#ear.page()) void this.#look();
    this.#watch();
    void this.#campaign({ signal: this.#closed.signal });
  }

  async #lead(): Promise<void> {
    this.#leading = true;
    clearTimeout(this.#silence);
    const ended = new Promise<void>((done) => (this.#stop = () => (this.#stream.close(), done())));
    while (!this.#closed.signal.aborted && this.#leading) {
      if (await this.#inASlot(ended)) return;
      await this.#look();
      await Promise.race([ended, new Promise((done) => setTimeout(done, BETWEEN_LOOKS))]);
    }
  }

  /** Listens until the end if this browser has not too many streams already. */
  async #inASlot(ended: Promise<void>): Promise<boolean> {
    for (let slot = 0; slot < MOST_STREAMS; slot++) {
      const name = `stellwerk stream ${slot}`;
      const done = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (!lock || this.#closed.signal.aborted) return false;
        this.#listening = true;
        this.#stream.open();
        await ended;
        this.#listening = false;
        return true;
      });
      if (done) return true;
    }
    return false;
  }

  /** The whole table, for somebody who does not listen. */
  async #look(): Promise<void> {
    const page = await this.#ear.look().catch(() => null);
    if (page && this.#leading) this.#channel.postMessage({ name: 'fresh', data: page });
  }

  #tell(name: string, data?: unknown): void {
    if (this.#closed.signal.aborted) return;
    if (name === 'presence') this.#presence = data;
    if (name === 'time') this.#time = { ...(data as ServerTime), heard: Date.now() };
    this.#channel.postMessage({ name, data });
    this.#hear(name, data);
  }

  #relayed({ name, data }: Relayed): void {
    if (name === 'hello') return this.#greet();
    if (this.#leading) return;
    this.#watch();
    this.#hear(name, data);
  }

  #greet(): void {
    if (!this.#leading) return;
    this.#channel.postMessage({ name: this.#state });
    const page = this.#ear.page();
    if (page) this.#channel.postMessage({ name: 'fresh', data: page });
    if (this.#time) {
      const now = this.#time.now + Date.now() - this.#time.heard;
      this.#channel.postMessage({ name: 'time', data: { now } });
    }
    if (this.#presence) this.#channel.postMessage({ name: 'presence', data: this.#presence });
  }

  #hear(name: string, data: unknown): void {
    if (name !== 'opened' && name !== 'lost') return this.#ear.hear(name, data);
    this.#state = name;
    this.#ear[name]();
  }

  #watch(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.#campaign({ steal: true }), SILENCE);
  }
}
