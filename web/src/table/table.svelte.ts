// One table as one seat, or a spectator, sees it: the only place where its state is kept.
import { momentsOf } from '../boards/moments';
import { Refusal, address, ask, tell } from '../http';
import type { Done, Happening, Message, Page, Presence } from '../wire';
import { Log } from './log.svelte';
import { Showing } from './showing';

export type Connection = 'connecting' | 'open' | 'lost';
const LINES = ['move', 'deal', 'undo', 'sit', 'chat', 'resign', 'offer', 'rematch'] as const;
const MILLISECONDS_TO_TRY_AGAIN = 1500;

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
  chat = $state.raw<Message[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>('connecting');
  /** why the last thing we asked for was refused */
  refused = $state<Refusal | null>(null);
  /** a move is on its way */
  sending = $state(false);

  readonly log: Log;

  #events: EventSource | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #number: number | null = null;
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

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
  ) {
    this.log = new Log(id, seat);
  }

  open(): void {
    addEventListener('offline', this.#away);
    addEventListener('online', this.#listen);
    document.addEventListener('visibilitychange', this.#leaveOrReturn);
    this.#listen();
  }

  close(): void {
    removeEventListener('offline', this.#away);
    removeEventListener('online', this.#listen);
    document.removeEventListener('visibilitychange', this.#leaveOrReturn);
    this.#events?.close();
    this.#number = null;
    clearTimeout(this.#again);
    this.#showing.clear();
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

  #leaveOrReturn = (): void => {
    if (document.hidden) this.catchUp();
  };

  /** What others did is shown to its end, now. */
  catchUp(): void {
    this.#showing.flush();
  }

  async send(code: string): Promise<void> {
    await this.#tell('moves', { code });
  }

  async undo(): Promise<void> {
    await this.#tell('undo', {});
  }

  async say(text: string): Promise<void> {
    await this.#ask('chat', { text });
  }

  /** Answers the decision of the newest page. The next can be answered as soon as its page is there. */
  async #tell(what: string, body: object): Promise<void> {
    const decision = this.newest?.decision;
    if (decision == null || this.sending) return;
    this.catchUp();
    this.sending = true;
    this.#answered = decision;
    const answer = ++this.#answers;
    try {
      await this.#ask(what, { ...body, decision });
    } finally {
      if (answer === this.#answers) this.sending = false;
    }
  }

  /** Leaves the seat to a bot, for the rest of the game. */
  async resign(bot: string): Promise<void> {
    await this.#ask('resign', { bot });
  }

  /** Another game with the same people, as soon as all of them have said so. */
  async again(): Promise<void> {
    await this.#ask('rematch', {});
  }

  async #ask(what: string, body: object): Promise<void> {
    this.refused = null;
    try {
      const sent = { ...body, seat: this.seat };
      const { number = 0 } = await tell<Partial<Done>>(`/tables/${this.id}/${what}`, sent);
      if (number > (this.#number ?? 0)) await this.#look();
    } catch (error) {
      if (error instanceof Refusal) await this.#answer(error);
      else this.connection = 'lost'; // the move may be written all the same: the stream will tell
    }
  }

  async #answer(refusal: Refusal): Promise<void> {
    this.refused = refusal;
    if (refusal.status === 409) await this.#look(); // something happened that we have not seen
  }

  /** The stream is late: whatever comes first, it or the answer, is shown. */
  async #look(): Promise<void> {
    const page = await ask<Page>(`/tables/${this.id}`, { seat: this.seat });
    if (page.number > (this.#number ?? 0)) this.#fresh(page);
  }

  /** A browser tries again by itself, but gives up when a proxy answers with an error. */
  #lost(events: EventSource): void {
    this.connection = 'lost';
    if (events.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(this.#listen, MILLISECONDS_TO_TRY_AGAIN);
  }

  #fresh(page: Page): void {
    if (this.#number !== null && page.number < this.#number) return;
    this.#showing.clear();
    this.#number = page.number;
    this.chat = page.chat;
    this.#know(page);
    this.#draw(page);
    void this.log.load();
  }

  #heard(happening: Happening): void {
    if (this.#number !== null && happening.number <= this.#number) return;
    this.#number = happening.number;
    if (happening.kind === 'chat') return this.#said(happening);
    const ours = this.#ours || (happening.seat !== null && happening.seat === this.page?.viewer);
    this.#ours = ours && happening.page === null;
    if (happening.page) this.#know(happening.page);
    if (ours) this.#showing.addOwn(happening);
    else this.#showing.add(happening);
    if (this.#inAHurry(happening)) this.catchUp();
  }

  /** Nobody looks, or what is shown may not be what the viewer has to decide by. */
  #inAHurry({ page }: Happening): boolean {
    if (document.hidden) return true;
    return !!page?.view.legal.length && !momentsOf(page.view.game).decidesMeanwhile;
  }

  #said(happening: Happening): void {
    const { number, seat, text } = happening;
    this.chat = [...this.chat, { number, seat, text }];
    this.last = happening;
    this.told = text;
  }

  #know(page: Page): void {
    this.newest = page;
    if (page.decision !== this.#answered) this.sending = false;
  }

  #show(happenings: Happening[]): void {
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
