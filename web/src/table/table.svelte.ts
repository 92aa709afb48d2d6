// One table as one seat, or a spectator, sees it: the only place where its state is kept.
import { momentsOf } from '../boards/board';
import type { Happening } from '../boards/moments';
import { Refusal, address, get, isPassing, problemOf } from '../http';
import { language, t } from '../messages.svelte';
import type { ChangeView, Message, Nudge, Page, Presence, ServerTime } from '../wire';
import { Company } from './company';
import { Following } from './following';
import { Log } from './log.svelte';
import { isMuted } from './muted.svelte';
import { AGAIN, pause, send, unreachable, type Body, type Deed } from './sending';
import { sourceOf } from './sharing';
import { Showing } from './showing';
import type { Source } from './stream';

export type Connection = 'connecting' | 'open' | 'lost';
const MILLISECONDS_FOR_THE_STREAM = 150; // then somebody who has moved asks for the page

export class Table {
  /** the newest page there is: what the viewer decides by */
  newest = $state.raw<Page | null>(null);
  /** the page that is shown: an older one while others are followed, one thing after the other */
  page = $state.raw<Page | null>(null);
  /** the page shown before, for whoever draws what changed */
  previous = $state.raw<Page | null>(null);
  /** what happened last */
  last = $state.raw<Happening | null>(null);
  /** the same in words, with all that was shown together with it */
  told = $state.raw('');
  presence = $state.raw<Presence | null>(null);
  /** somebody waits for the viewer: told again each time that they say so */
  nudge = $state.raw<Nudge | null>(null);
  /** how far the server's clock is ahead of ours, in milliseconds */
  ahead = $state(0);
  connection = $state<Connection>('connecting');
  /** why it was lost, as far as one can tell */
  trouble = $state('');
  /** why the viewer may not watch any longer */
  barred = $state('');
  /** why the last thing we asked for did not happen */
  problem = $state('');
  /** how often we were told that the seat is another visitor's now */
  lostSeat = $state(0);
  /** a move is on its way */
  sending = $state(false);

  /** all seats of this browser, which may have several */
  own: number[] = [];
  readonly log: Log;

  /** without those whom the viewer does not want to hear */
  get chat(): Message[] {
    const chat = this.newest?.chat ?? [];
    return chat.filter(({ seat, note }) => note || !isMuted(this.id, seat));
  }

  #source: Source | null = null;
  readonly company = new Company(this);
  readonly #following = new Following();
  /** the whole table was asked for, to understand what is told */
  #looking = false;
  /** the decision that was answered last, and how often we have answered */
  #answered: number | null = null;
  #answers = 0;
  /** our own move goes on: cards are dealt before there is a page */
  #ours = false;
  readonly #showing = new Showing({
    show: (happenings) => this.#show(happenings),
    worth: (happening) =>
      happening.page !== null && momentsOf(happening.page.view.game).worth(happening),
  });

  /** A page that was fetched a moment ago need not be told again. */
  constructor(
    readonly id: string,
    readonly seat: number | null = null,
    page: Page | null = null,
  ) {
    this.log = new Log(id, seat);
    if (page) this.#begin(page);
  }

  open(): void {
    addEventListener('offline', this.#away);
    addEventListener('online', this.#listen);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    // whoever opens this in an effect opens it again in another language
    this.#source = sourceOf(`${this.id} ${this.seat ?? ''} ${language()}`, {
      address: () =>
        address('/tables/{table}/events', {
          ...{ table: this.id, seat: this.seat },
          ...{ after: this.#following.number, changes: 'true' },
        }),
      hear: (event, data) => this.#hear(event, data),
      page: () => this.#following.page,
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
    this.#following.end();
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
      this.#noteSeat(error);
      if (!(error instanceof Refusal) || error.problem.problem !== 'no_spectators') return;
      this.barred = this.trouble;
      this.close();
    }
  }

  #noteSeat(error: unknown): void {
    if (error instanceof Refusal && error.problem.problem === 'not_your_seat') this.lostSeat++;
  }

  #hear(event: string, data: unknown): void {
    if (event === 'fresh') this.#fresh(data as Page);
    else if (event === 'presence') this.presence = data as Presence;
    else if (event === 'time') this.ahead = (data as ServerTime).now - Date.now();
    else if (event === 'nudge') this.nudge = data as Nudge;
    else if (event !== 'alive') this.#heard(data as ChangeView);
    if (this.#following.behind) void this.#understand();
  }

  async #understand(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    await this.#look().catch(this.#listen);
    this.#looking = false;
  }

  /** What others did is shown to its end, now. */
  catchUp(): void {
    this.#showing.flush();
  }

  async send(code: string): Promise<void> {
    await this.#answer((decision) => this.ask('moves', { code, decision }, AGAIN));
  }

  async undo(): Promise<void> {
    await this.#answer((decision) => this.ask('undo', { decision }, AGAIN));
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
  async ask<D extends Deed>(deed: D, body: Body<D>, waits: number[] = []): Promise<boolean> {
    this.problem = '';
    try {
      const number = await send(this.id, deed, { seat: this.seat, ...body }, waits, () => {
        if (this.sending) this.#listen();
        return this.sending; // or else the stream has brought what it led to
      });
      if (this.#misses(number)) await pause(MILLISECONDS_FOR_THE_STREAM);
      if (this.#misses(number)) await this.#look().catch(this.#listen);
      return true;
    } catch (error) {
      this.problem = isPassing(error) ? t('table:not_sent') : problemOf(error);
      this.#noteSeat(error);
      if (isPassing(error)) this.#listen();
      else if (error instanceof Refusal && error.status === 409)
        await this.#look().catch(() => null);
      return false;
    }
  }

  #misses(number: number): boolean {
    return this.#source !== null && number > (this.#following.number ?? 0);
  }

  /** The whole table. It is shown unless the stream was faster. */
  async #look(): Promise<Page> {
    const source = this.#source;
    const page = await get('/tables/{table}', { table: this.id, seat: this.seat });
    if (source === this.#source) this.#fresh(page); // and not in another language by now
    return page;
  }

  #fresh(page: Page): void {
    if (this.#source && this.#begin(page)) this.#heard();
  }

  /** Whether the page is newer than what is known. */
  #begin(page: Page): boolean {
    if (!this.#following.begin(page)) return false;
    this.#showing.clear();
    this.#know(page);
    this.#draw(page);
    this.log.read(page.view.entries);
    return true;
  }

  #heard(...told: ChangeView[]): void {
    for (const happening of this.#following.hear(...told)) this.#happened(happening);
  }

  #happened(happening: Happening): void {
    if (happening.page) this.#know(happening.page);
    if (happening.kind === 'chat') return this.#said(happening);
    if (this.#isOurs(happening)) this.#showing.addOwn(happening);
    else this.#showing.add(happening);
    if (this.#inAHurry(happening)) this.catchUp();
  }

  /** A move of the viewer's, or the cards dealt for it. */
  #isOurs({ seat, page }: Happening): boolean {
    const ours = this.#ours || (seat !== null && seat === this.page?.viewer);
    this.#ours = ours && page === null;
    return ours;
  }

  /** Nobody looks, or what is shown may not be what the viewer has to decide by. */
  #inAHurry({ page }: Happening): boolean {
    if (document.hidden) return true;
    return !!page?.view.legal.length && !momentsOf(page.view.game).decidesMeanwhile;
  }

  #said(happening: Happening): void {
    if (isMuted(this.id, happening.seat)) return;
    this.last = happening;
    this.told = happening.text;
  }

  #know(page: Page): void {
    this.newest = page;
    if (page.decision !== this.#answered) this.sending = false;
  }

  #show(happenings: Happening[]): void {
    for (const happening of happenings) {
      this.log.follow(this.newest!.view.game, happening);
      if (happening.page) this.log.reach(happening.page.view.entries);
    }
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
