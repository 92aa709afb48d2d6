// What people do at a table beside the game: they talk, ring, keep seats warm, end a game and play another.
import { AGAIN } from './sending';
import type { Table } from './table.svelte';

export class Company {
  readonly #table: Table;
  /** a message that nobody knows to be said */
  #unsaid: { text: string; id: string } | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether it was said. Sent again after a failure, it is still said once. */
  async say(text: string): Promise<boolean> {
    if (this.#unsaid?.text !== text) this.#unsaid = { text, id: newId() };
    const said = await this.#table.ask('chat', this.#unsaid);
    if (said) this.#unsaid = null;
    return said;
  }

  /** Something that everybody reads in their own language. */
  async sayPhrase(phrase: string): Promise<void> {
    await this.#table.ask('chat', { phrase, id: newId() });
  }

  /** Leaves the seat to a bot, for the rest of the game; whether that was done. */
  async resign(bot: string): Promise<boolean> {
    this.#table.close(); // a stream of the seat ends with it
    const left = await this.#table.ask('resign', { bot });
    if (!left) this.#table.open();
    return left;
  }

  /** Rings for somebody who is waited for; whether it rings there. */
  async ring(seat: number): Promise<boolean> {
    return this.#table.ask('nudge', { seat });
  }

  /** Wishes that a bot plays for somebody who is waited for. */
  async keepWarm(seat: number): Promise<void> {
    await this.#table.ask('warm', { seat });
  }

  /** Takes the viewer's seat back from a bot. */
  async comeBack(): Promise<void> {
    await this.#table.ask('back', {}, AGAIN);
  }

  /** Ends the game without a result, as far as it depends on the viewer. */
  async end(): Promise<void> {
    await this.#table.ask('end', {}, AGAIN);
  }

  /** Another game with the same people, as soon as all of them have said so; with another bot, if one is named. */
  async again(bot: string | null = null): Promise<void> {
    await this.#table.ask('rematch', { bot });
  }
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
