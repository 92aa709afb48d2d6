// One table as one seat, or a spectator, sees it: the only place where its state is kept.
import { momentsOf } from '../boards/board';
import { Refusal, address, get, isPassing, post, problemOf } from '../http';
import { language, t } from '../messages.svelte';
import type { EventView, Message, Page, Presence, Sends } from '../wire';
import { Log } from './log.svelte';
import { sourceOf } from './sharing';
import { Showing } from './showing';
import type { Source } from './stream';

export type Connection = 'connecting' | 'open' | 'lost';
const MILLISECONDS_TO_ANSWER = 6000;
const AGAIN = [300, 1000, 3000]; // milliseconds until the same is sent again
const MILLISECONDS_FOR_THE_STREAM = 150; // then somebody who has moved asks for the page

/** What a player does at a table, as the last part of its path. */
type Deed = 'moves' | 'undo' | 'chat' | 'resign' | 'rematch';
type Body<D extends Deed> = NonNullable<Sends[`/tables/{table}/${D}`]['body']>;

export class Table {
  /** the newest page there is: what the viewer decides by */
  newest = $state.raw<Page | null>(null);
  /** the page that is shown: an older one while others are followed, one thing after the other */
  page = $state.raw<Page | null>(null);
  /** the page shown before, for whoever draws what changed */
  previous = $state.raw<Page | null>(null);
  /** what happened last */
  last = $state.raw<EventView | null>(null);
  /** the same in words, with all that was shown together with it */
  told = $state.raw('');
  chat = $state.raw<Message[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>('connecting');
  /** why it was lost, as far as one can tell */
  trouble = $state('');
  /** why the last thing we asked for did not happen */
  problem = $state('');
  /** a move is on its way */
  sending = $state(false);

  readonly log: Log;

  #source: Source | null = null;
  #number: number | null = null;
  /** the decision that was answered last, and how often we have answered */
  #answered: number | null = null;
  #answers = 0;
  /** a message that nobody knows to be said */
  #unsaid: { text: string; id: string } | null = null;
  /** our own move goes on: cards are dealt before there is a page */
  #ours = false;
  readonly #showing = new Showing({
    show: (happenings) => this.#show(happenings),
    worth: (happening) =>
      happening.page !== null && momentsOf(happening.page.view.game).worth(happening),
  });

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
  ) {
    this.log = new Log(id, seat);
  }

  open(): void {
    addEventListener('offline', this.#away);
    addEventListener('online', this.#listen);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    // whoever opens this in an effect opens it again in another language
    this.#source = sourceOf(`${this.id} ${this.seat ?? ''} ${language()}`, {
      address: () =>
        address('/tables/{table}/events', { table: this.id, seat: this.seat, after: this.#number }),
      hear: (event, data) => this.#hear(event, data),
      opened: () => this.#opened(),
      lost: () => void this.#lost(),
      look: () => this.#look(),
    });
    this.#source.open();
  }

  close(): void {
    removeEventListener('offline', this.#away);
    removeEventListener('online', this.#listen);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#source?.close();
    this.#source = null;
    this.#number = null;
    this.#showing.clear();
    this.log.close();
  }

  #listen = (): void => this.#source?.listen();

  #wake = (): void => {
    if (document.hidden) this.catchUp();
    else this.#source?.wake();
  };

  /** The machine says that it is offline: an open stream would not notice for minutes. */
  #away = (): void => {
    this.connection = 'lost';
    this.trouble = unreachable();
  };

  #opened(): void {
    this.connection = 'open';
    this.trouble = '';
  }

  /** Why? A stream does not say; whoever asks for the table is told. */
  async #lost(): Promise<void> {
    this.connection = 'lost';
    this.trouble = '';
    try {
      await this.#look();
    } catch (error) {
      this.trouble = isPassing(error) ? unreachable() : problemOf(error);
    }
  }

  #hear(event: string, data: unknown): void {
    if (event === 'fresh') this.#fresh(data as Page);
    else if (event === 'presence') this.presence = data as Presence;
    else if (event !== 'alive') this.#heard(data as EventView);
  }

  /** What others did is shown to its end, now. */
  catchUp(): void {
    this.#showing.flush();
  }

  async send(code: string): Promise<void> {
    await this.#answer((decision) => this.#ask('moves', { code, decision }, AGAIN));
  }

  async undo(): Promise<void> {
    await this.#answer((decision) => this.#ask('undo', { decision }, AGAIN));
  }

  /** Whether it was said. Sent again after a failure, it is still said once. */
  async say(text: string): Promise<boolean> {
    if (this.#unsaid?.text !== text)
      this.#unsaid = { text, id: crypto.getRandomValues(new Uint32Array(2)).join('-') };
    const said = await this.#ask('chat', this.#unsaid);
    if (said) this.#unsaid = null;
    return said;
  }

  /** Leaves the seat to a bot, for the rest of the game; whether that was done. */
  async resign(bot: string): Promise<boolean> {
    this.close(); // a stream of the seat ends with it
    const left = await this.#ask('resign', { bot });
    if (!left) this.open();
    return left;
  }

  /** Another game with the same people, as soon as all of them have said so; with another bot, if one is named. */
  async again(bot: string | null = null): Promise<void> {
    await this.#ask('rematch', { bot });
  }

  /** Answers the decision of the newest page. The next can be answered as soon as its page is there. */
  async #answer(by: (decision: number) => Promise<boolean>): Promise<void> {
    const decision = this.newest?.decision;
    if (decision == null || this.sending) return;
    this.catchUp();
    this.sending = true;
    this.#answered = decision;
    const answer = ++this.#answers;
    try {
      await by(decision);
    } finally {
      if (answer === this.#answers) this.sending = false;
    }
  }

  /** Whether the server has done it. What may be sent again is, after each of these times. */
  async #ask<D extends Deed>(deed: D, body: Body<D>, waits: number[] = []): Promise<boolean> {
    this.problem = '';
    try {
      const number = await this.#send(deed, body, waits);
      if (this.#misses(number)) await pause(MILLISECONDS_FOR_THE_STREAM);
      if (this.#misses(number)) await this.#look().catch(this.#listen);
      return true;
    } catch (error) {
      this.problem = isPassing(error) ? t('table:not_sent') : problemOf(error);
      if (isPassing(error)) this.#listen();
      else if (error instanceof Refusal && error.status === 409)
        await this.#look().catch(() => null);
      return false;
    }
  }

  #misses(number: number): boolean {
    return this.#source !== null && number > (this.#number ?? 0);
  }

  /** The number of the page it led to, as far as the server says so. */
  async #send(deed: Deed, body: Body<Deed>, waits: number[]): Promise<number> {
    const patience = { within: MILLISECONDS_TO_ANSWER };
    const sent = { ...body, seat: this.seat };
    for (const wait of [...waits, null]) {
      try {
        const done = await post(`/tables/{table}/${deed}`, { table: this.id }, sent, patience);
        return 'number' in done ? done.number : 0;
      } catch (error) {
        if (wait === null || !isPassing(error)) throw error;
      }
      if (!this.sending) break; // the stream has brought what it led to
      this.#listen();
      await pause(wait);
    }
    return 0;
  }

  /** The whole table. It is shown unless the stream was faster. */
  async #look(): Promise<Page> {
    const page = await get('/tables/{table}', { table: this.id, seat: this.seat });
    this.#fresh(page);
    return page;
  }

  #fresh(page: Page): void {
    if (!this.#source || (this.#number !== null && page.number <= this.#number)) return;
    this.#showing.clear();
    this.#number = page.number;
    this.#know(page);
    this.#draw(page);
    void this.log.load();
  }

  #heard(happening: EventView): void {
    if (this.#number !== null && happening.number <= this.#number) return;
    if (happening.number > (this.#number ?? 0) + 1) void this.log.load(); // some lines were missed
    this.#number = happening.number;
    if (happening.kind === 'chat') return this.#said(happening);
    if (happening.page) this.#know(happening.page);
    if (this.#isOurs(happening)) this.#showing.addOwn(happening);
    else this.#showing.add(happening);
    if (this.#inAHurry(happening)) this.catchUp();
  }

  /** A move of the viewer's, or the cards dealt for it. */
  #isOurs({ seat, page }: EventView): boolean {
    const ours = this.#ours || (seat !== null && seat === this.page?.viewer);
    this.#ours = ours && page === null;
    return ours;
  }

  /** Nobody looks, or what is shown may not be what the viewer has to decide by. */
  #inAHurry({ page }: EventView): boolean {
    if (document.hidden) return true;
    return !!page?.view.legal.length && !momentsOf(page.view.game).decidesMeanwhile;
  }

  #said(happening: EventView): void {
    const { number, seat, text } = happening;
    const name = seat === null ? '' : (this.newest?.view.names[seat - 1] ?? '');
    this.chat = [...this.chat, { number, seat, name, text, note: false }];
    this.last = happening;
    this.told = text;
  }

  #know(page: Page): void {
    this.newest = page;
    this.chat = page.chat;
    if (page.decision !== this.#answered) this.sending = false;
  }

  #show(happenings: EventView[]): void {
    for (const happening of happenings) this.log.follow(happening);
    this.last = happenings.at(-1)!;
    this.told = [...new Set(happenings.map(({ text }) => text))].join(' ');
    const page = happenings.findLast((happening) => happening.page)?.page;
    if (page) this.#draw(page);
  }

  #draw(page: Page): void {
    this.previous = this.page;
    this.page = page;
  }
}

function unreachable(): string {
  const offline = navigator.onLine === false;
  return offline ? t('table:connection.offline') : t('table:connection.unreachable');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
