// The moments of a record. The server replays it; nothing of it is kept there.
import { tell } from '../http';
import type { Look } from '../table/past.svelte';
import type { Replay } from '../wire';

export class Moments implements Look {
  at = $state<number | null>(null);
  page = $state.raw<Replay | null>(null);
  #seen = new Map<number, Replay>();

  constructor(
    readonly record: string,
    readonly seat: number | null,
    at: number | null,
  ) {
    if (at !== null) void this.show(at);
  }

  now(): void {
    this.at = null;
    this.page = null;
  }

  async show(at: number): Promise<void> {
    this.at = at;
    const page = await this.#momentAt(at).catch(() => null);
    if (page && this.at === at) this.page = page;
  }

  async #momentAt(at: number): Promise<Replay> {
    const { record, seat } = this;
    const moment = this.#seen.get(at) ?? (await tell<Replay>('/replays', { record, at, seat }));
    this.#seen.set(at, moment);
    return moment;
  }
}
