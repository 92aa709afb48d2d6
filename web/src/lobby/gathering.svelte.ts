// A table before its start, as this browser sees it: the only place where its state is kept.
import { untrack } from 'svelte';
import type { Difference } from '../fairness/agreement';
import { keepOffer } from '../fairness/kept';
import { keepPromise } from '../fairness/promise';
import { ownCommitment } from '../fairness/promising';
import { settle } from '../fairness/settling';
import { address, get, isPassing, post, problemOf, Refusal } from '../http';
import { language } from '../messages.svelte';
import { ownName } from '../person.svelte';
import { sourceOf } from '../table/sharing';
import type { Source } from '../table/stream';
import type { LobbyView, LobbyChair, Sends } from '../wire';

const EVENTS = ['lobby', 'started', 'closed', 'alive'];

/** What somebody does here, as the last part of its path. */
type Deeds = Extract<keyof Sends, `/lobbies/{table}/${string}`>;
export type Deed = Deeds extends `/lobbies/{table}/${infer Name}` ? Name : never;
type Body<D extends Deed> = Sends[`/lobbies/{table}/${D}`]['body'];
type Answer<D extends Deed> = Sends[`/lobbies/{table}/${D}`]['answer'];

export class Gathering {
  lobby = $state.raw<LobbyView | null>(null);
  /** the connection is lost, and looked for */
  lost = $state(false);
  /** why the last thing we asked for did not happen */
  problem = $state('');
  /** what in the agreement is not as it was shown here */
  differences = $state.raw<Difference[]>([]);

  readonly id: string;
  readonly #ended: (started: boolean) => void;
  #source: Source | null = null;
  /** the agreement that is checked, or was */
  #checked = '';
  /** a promise is being told */
  #promising = false;
  /** where the same people meet again, this browser has said by itself that we are ready */
  #greeted = false;

  /** `ended`: the table has started, or was closed. */
  constructor(id: string, ended: (started: boolean) => void) {
    this.id = id;
    this.#ended = ended;
  }

  /** the chairs of this browser */
  get own(): LobbyChair[] {
    const { lobby } = this;
    return lobby?.chairs.filter(({ chair }) => lobby.yours.includes(chair)) ?? [];
  }

  open(): void {
    this.#source = sourceOf(
      `lobby ${this.id} ${language()} ${this.#isSeated() ? 'seated' : 'stranger'}`,
      {
        address: () => address('/lobbies/{table}/events', { table: this.id }),
        page: () => this.lobby,
        hear: (event, data) => this.#hear(event, data),
        opened: () => (this.lost = false),
        lost: () => ((this.lost = true), void this.look().catch(() => null)),
        look: () => this.look(),
      },
      EVENTS,
    );
    this.#source.open();
    addEventListener('online', this.#listen);
    addEventListener('offline', this.#away);
    document.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#source?.close();
    this.#source = null;
    removeEventListener('online', this.#listen);
    removeEventListener('offline', this.#away);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  #listen = (): void => this.#source?.listen();
  #away = (): void => void (this.lost = true);
  #wake = (): void => {
    if (!document.hidden) this.#source?.wake();
  };

  /** An effect that opens this does not depend on it. */
  #isSeated(): boolean {
    return untrack(() => this.own.length > 0);
  }

  /** Asks for the lobby as it is now. */
  async look(): Promise<LobbyView | null> {
    try {
      this.#take(await get('/lobbies/{table}', { table: this.id }));
    } catch (error) {
      if (!this.#hasEnded(error)) throw error;
    }
    return this.lobby;
  }

  /** What the server answers, or nothing if it was refused: `problem` then says why. */
  async ask<D extends Deed>(deed: D, body: Body<D>): Promise<Answer<D> | null> {
    this.problem = '';
    try {
      const answer = await post(`/lobbies/{table}/${deed}`, { table: this.id }, body);
      if ('lobby' in answer && answer.lobby) this.#take(answer.lobby);
      else if (!('invitation' in answer)) await this.look();
      return answer;
    } catch (error) {
      if (this.#hasEnded(error)) return null;
      this.problem = problemOf(error);
      await this.look().catch(() => null);
      return null;
    }
  }

  /** On this chair, or on the one that an invitation is for. */
  async sit(chair: number | null, invitation: string | null = null): Promise<void> {
    const stranger = !this.own.length;
    const commitment = ownCommitment(this.id);
    await this.ask('sit', { chair, name: ownName(), commitment, invitation });
    if (!stranger || !this.own.length || !this.#source) return;
    this.close(); // what strangers hear does not say which seat is ours
    this.open();
  }

  ready(ready: boolean): Promise<unknown> {
    return this.ask('ready', { ready, commitment: ownCommitment(this.id) });
  }

  #hear(event: string, data: unknown): void {
    if (event === 'lobby' || event === 'fresh') this.#take(data as LobbyView);
    else if (event !== 'alive') this.#end(event === 'started');
  }

  #take(lobby: LobbyView): void {
    if (this.lobby && lobby.version < this.lobby.version) return;
    this.lobby = lobby;
    keepPromise(this.id, lobby.commitment);
    if (!lobby.yours.length) return;
    if (lobby.phase === 'gathering') void this.#promise(lobby);
    else if (lobby.agreement) void this.#settle(lobby.agreement, lobby.yours);
  }

  /** What is offered now is noted, and every chair of ours bears what we have promised. */
  async #promise({ game, options, order, automatic }: LobbyView): Promise<void> {
    const commitment = ownCommitment(this.id);
    keepOffer(this.id, { game, options, order });
    const told = this.own.every((chair) => chair.commitment === commitment);
    const greets = automatic && !this.#greeted;
    if (this.#promising || (told && !greets)) return;
    this.#promising = true;
    const ready = greets || this.own.every((chair) => chair.ready);
    this.#greeted ||= (await this.ask('ready', { ready, commitment })) !== null;
    this.#promising = false;
  }

  async #settle(agreement: string, chairs: number[]): Promise<void> {
    if (this.#checked === agreement) return;
    this.#checked = agreement;
    try {
      this.differences = await settle(this.id, agreement, chairs);
    } catch (error) {
      this.problem = problemOf(error);
      if (isPassing(error)) this.#checked = '';
    }
  }

  #hasEnded(error: unknown): boolean {
    if (!(error instanceof Refusal)) return false;
    const { problem } = error.problem;
    if (problem === 'started') this.#end(true);
    else if (problem === 'no_such_table') this.#end(false);
    return problem === 'started' || problem === 'no_such_table';
  }

  #end(started: boolean): void {
    if (!this.#source && this.lobby) return;
    this.close();
    this.#ended(started);
  }
}
