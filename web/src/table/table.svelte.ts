// One table as one seat, or a spectator, sees it: the only place where its state is kept.
import { Refusal, address, ask, tell } from '../http';
import type { Done, Happening, Message, Page, Presence } from '../wire';
import { Log } from './log.svelte';
import { momentLength } from './pace.svelte';

export type Connection = 'connecting' | 'open' | 'lost';
const LINES = ['move', 'deal', 'undo', 'sit', 'chat', 'resign', 'offer', 'rematch'] as const;
const MILLISECONDS_TO_TRY_AGAIN = 1500;

export class Table {
  page = $state.raw<Page | null>(null);
  /** the page shown before, for whoever draws what changed */
  previous = $state.raw<Page | null>(null);
  /** what happened last */
  last = $state.raw<Happening | null>(null);
  chat = $state.raw<Message[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>('connecting');
  /** why the last thing we asked for was refused */
  refused = $state<Refusal | null>(null);
  /** a move is on its way, or played and not shown yet */
  sending = $state(false);

  readonly log: Log;

  #events: EventSource | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #number: number | null = null;
  #written = 0;
  #waiting: Happening[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
  ) {
    this.log = new Log(id, seat);
  }

  open(): void {
    addEventListener('offline', this.#away);
    addEventListener('online', this.#listen);
    this.#listen();
  }

  close(): void {
    removeEventListener('offline', this.#away);
    removeEventListener('online', this.#listen);
    this.#events?.close();
    this.#number = null;
    clearTimeout(this.#again);
    clearTimeout(this.#showing);
    this.log.close();
  }

  #listen = (): void => {
    this.#events?.close();
    const asked = { seat: this.seat, after: this.#number };
    const events = new EventSource(address(`/tables/${this.id}/events`, asked));
    this.#events = events;
    events.onopen = () => (this.connection = 'open');
    events.onerror = () => this.#lost(events);
    events.addEventListener('fresh', (event) => this.#fresh(JSON.parse(event.data) as Page));
    events.addEventListener('presence', (event) => {
      this.presence = JSON.parse(event.data) as Presence;
    });
    for (const kind of LINES) {
      events.addEventListener(kind, (event) => this.#heard(JSON.parse(event.data) as Happening));
    }
  };

  /** The machine says that it is offline: an open stream would not notice for minutes. */
  #away = (): void => {
    this.#events?.close();
    this.connection = 'lost';
  };

  async send(code: string): Promise<void> {
    await this.#tell('moves', { code });
  }

  async undo(): Promise<void> {
    await this.#tell('undo', {});
  }

  async say(text: string): Promise<void> {
    await this.#ask('chat', { text });
  }

  async #tell(what: string, body: object): Promise<void> {
    const decision = this.page?.decision;
    if (decision == null || this.sending) return;
    this.sending = true;
    this.#written = Infinity;
    this.#written = await this.#ask(what, { ...body, decision });
    this.#settle();
  }

  /** Leaves the seat to a bot, for the rest of the game. */
  async resign(bot: string): Promise<void> {
    await this.#ask('resign', { bot });
  }

  /** Another game with the same people, as soon as all of them have said so. */
  async again(): Promise<void> {
    await this.#ask('rematch', {});
  }

  /** The number of the last line afterwards, or 0 if nothing was written. */
  async #ask(what: string, body: object): Promise<number> {
    this.refused = null;
    try {
      const sent = { ...body, seat: this.seat };
      return (await tell<Partial<Done>>(`/tables/${this.id}/${what}`, sent)).number ?? 0;
    } catch (error) {
      if (error instanceof Refusal) await this.#answer(error);
      else this.connection = 'lost'; // the move may be written all the same: the stream will tell
      return 0;
    }
  }

  /** What was sent is over when the page that it led to is shown. */
  #settle(): void {
    if (this.page && this.page.number >= this.#written) this.sending = false;
  }

  async #answer(refusal: Refusal): Promise<void> {
    this.refused = refusal;
    if (refusal.status !== 409) return; // a conflict: something happened that we have not seen
    this.#fresh(await ask<Page>(`/tables/${this.id}`, { seat: this.seat }));
  }

  /** A browser tries again by itself, but gives up when a proxy answers with an error. */
  #lost(events: EventSource): void {
    this.connection = 'lost';
    if (events.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(this.#listen, MILLISECONDS_TO_TRY_AGAIN);
  }

  #fresh(page: Page): void {
    this.#waiting = [];
    this.#number = page.number;
    this.chat = page.chat;
    this.#show(page);
    void this.log.load();
  }

  #heard(happening: Happening): void {
    if (this.#number !== null && happening.number <= this.#number) return;
    this.#number = happening.number;
    if (happening.kind === 'chat') this.#said(happening);
    this.#waiting.push(happening);
    if (this.#showing === undefined) this.#next();
  }

  #said({ number, seat, text }: Happening): void {
    this.chat = [...this.chat, { number, seat, text }];
  }

  /** What happened is shown one thing after the other, each for a moment. */
  #next(): void {
    this.#showing = undefined;
    const happening = this.#waiting.shift();
    if (!happening) return;
    this.last = happening;
    this.log.follow(happening);
    if (!happening.page) return this.#next();
    this.#show(happening.page);
    this.#showing = setTimeout(() => this.#next(), momentLength(this.#waiting.length));
  }

  #show(page: Page): void {
    this.previous = this.page;
    this.page = page;
    this.#settle();
  }
}
