// A table before its start, as this browser sees it: the only place where its state is kept.
import type { Difference } from '../fairness/agreement';
import { keepOffer, ownCommitment } from '../fairness/kept';
import { keepPromise } from '../fairness/promise';
import { settle } from '../fairness/settling';
import { address, get, isPassing, post, problemOf, Refusal } from '../http';
import { language } from '../messages.svelte';
import { ownName } from '../person.svelte';
import { sourceOf } from '../table/sharing';
import type { Source } from '../table/stream';
import type { Lobby, LobbyChair, Sends } from '../wire';

const EVENTS = ['lobby', 'started', 'closed', 'alive'];

/** What somebody does here, as the last part of its path. */
type Deeds = Extract<keyof Sends, `/lobbies/{table}/${string}`>;
export type Deed = Deeds extends `/lobbies/{table}/${infer Name}` ? Name : never;
type Body<D extends Deed> = Sends[`/lobbies/{table}/${D}`]['body'];
type Answer<D extends Deed> = Sends[`/lobbies/{table}/${D}`]['answer'];

export class Gathering {
  lobby = $state.raw<Lobby | null>(null);
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
  /** what this browser has promised, while it is being told */
  #promising = '';

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
      `lobby ${this.id} ${language()}`,
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

  /** Asks for the lobby as it is now. */
  async look(): Promise<Lobby | null> {
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
      const path = `/lobbies/{table}/${deed}` as const;
      const answer = await post(path, { table: this.id }, body);
      await this.look();
      return answer;
    } catch (error) {
      if (this.#hasEnded(error)) return null;
      this.problem = problemOf(error);
      await this.look().catch(() => null);
      return null;
    }
  }

  sit(chair: number, invitation = ''): Promise<unknown> {
    const commitment = ownCommitment(this.id);
    const invited = invitation ? { invitation } : {};
    return this.ask('sit', { chair, name: ownName(), commitment, ...invited });
  }

  ready(ready: boolean): Promise<unknown> {
    return this.ask('ready', { ready, commitment: ownCommitment(this.id) });
  }

  #hear(event: string, data: unknown): void {
    if (event === 'lobby' || event === 'fresh') this.#take(data as Lobby);
    else if (event !== 'alive') this.#end(event === 'started');
  }

  #take(lobby: Lobby): void {
    if (this.lobby && lobby.version < this.lobby.version) return;
    this.lobby = lobby;
    keepPromise(this.id, lobby.commitment);
    if (!lobby.yours.length) return;
    if (lobby.phase === 'gathering') void this.#promise(lobby);
    else if (lobby.agreement) void this.#settle(lobby.agreement, lobby.yours);
  }

  /** What is offered now is noted, and every chair of ours bears what we have promised. */
  async #promise({ game, options, order, automatic }: Lobby): Promise<void> {
    const commitment = ownCommitment(this.id);
    keepOffer(this.id, { game, options, order });
    const told = this.own.every((chair) => chair.commitment === commitment);
    const ready = automatic || this.own.every((chair) => chair.ready);
    if ((told && (!automatic || this.own.every((chair) => chair.ready))) || this.#promising) return;
    this.#promising = commitment;
    await this.ask('ready', { ready, commitment });
    this.#promising = '';
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
