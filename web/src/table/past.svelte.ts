// A look back: the table as it was after some entry, as this viewer sees it now.
import { ask } from '../http';
import { language } from '../messages.svelte';
import type { Page } from '../wire';

export interface Look {
  /** after so many entries; null is now */
  at: number | null;
  show(at: number): Promise<void>;
  now(): void;
}

export class Past implements Look {
  at = $state<number | null>(null);
  page = $state.raw<Page | null>(null);
  #seen = new Map<string, Page>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  now(): void {
    this.at = null;
    this.page = null;
  }

  async show(at: number): Promise<void> {
    this.at = at;
    const page = await this.#pageAt(at).catch(() => null);
    if (page && this.at === at) this.page = page;
  }

  async #pageAt(at: number): Promise<Page> {
    const key = `${at} ${language()}`;
    const asked = { at, seat: this.seat };
    const page = this.#seen.get(key) ?? (await ask<Page>(`/tables/${this.table}`, asked));
    this.#seen.set(key, page);
    return page;
  }

  /** A move was taken back, or what was hidden is told: what we have seen may be no longer true. */
  forget(): void {
    this.#seen.clear();
  }
}
