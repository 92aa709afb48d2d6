// The game so far in sentences, as this viewer may know it now.
import { ask } from '../http';
import type { Happening, Told } from '../wire';

// What was hidden may be told later: after so long without news the whole log is fetched again.
const MILLISECONDS_OF_QUIET = 2500;

export class Log {
  entries = $state.raw<Told[]>([]);
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  async load(): Promise<void> {
    const found = ask<Told[]>(`/tables/${this.table}/log`, { seat: this.seat });
    this.entries = await found.catch(() => this.entries);
  }

  follow({ kind, seat, code, text }: Happening): void {
    if (kind === 'undo') this.entries = this.entries.slice(0, -1);
    if (kind === 'move' || kind === 'deal') {
      this.entries = [...this.entries, { number: this.entries.length + 1, seat, code, text }];
    }
    clearTimeout(this.#later);
    // a card that is turned over opens all that was answered to the one before
    const wait = code.startsWith('flip') ? 0 : MILLISECONDS_OF_QUIET;
    this.#later = setTimeout(() => this.load(), wait);
  }

  close(): void {
    clearTimeout(this.#later);
  }
}
