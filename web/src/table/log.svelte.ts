// The game so far in sentences, as this viewer may know it now.
import { get } from '../http';
import type { EventView, LogView } from '../wire';

// What was hidden may be told later: after so long without news the whole log is fetched again.
const MILLISECONDS_OF_QUIET = 2500;

export class Log {
  entries = $state.raw<LogView[]>([]);
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  async load(): Promise<void> {
    const before = this.entries.length;
    const found = get('/tables/{table}/log', { table: this.table, seat: this.seat });
    const told = await found.catch(() => this.entries);
    // more may have happened meanwhile, and something may have been taken back before it
    const since = this.entries.slice(Math.max(before, told.length));
    this.entries = numbered([...told, ...since]);
  }

  follow({ kind, seat, code, text }: EventView): void {
    if (kind === 'undo') this.entries = withoutLastOf(seat, this.entries);
    if (kind === 'move' || kind === 'deal') {
      this.entries = [...this.entries, { number: this.entries.length + 1, seat, code, text }];
    }
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.load(), MILLISECONDS_OF_QUIET);
    if (code.startsWith('flip')) void this.load(); // it opens what was answered to the card before
  }

  close(): void {
    clearTimeout(this.#later);
  }
}

/** Others may have answered since: what they did stays, one number lower. */
function withoutLastOf(seat: number | null, entries: LogView[]): LogView[] {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return numbered(entries.toSpliced(last, last < 0 ? 0 : 1));
}

/** Each has a number of its own, without a gap: a list that is drawn by numbers stops at equal ones. */
function numbered(entries: LogView[]): LogView[] {
  return entries.map((entry, index) => ({ ...entry, number: index + 1 }));
}
