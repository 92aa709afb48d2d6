// The game so far in sentences, as this viewer may know it now. It is read once and then followed; where
// something that was hidden may have been opened, what comes from there on is read again.
import { momentsOf } from '../boards/board';
import type { Happening } from '../boards/moments';
import { get } from '../http';
import type { LogView } from '../wire';
import { pause } from './sending';
import { waitAfter } from './stream';

const SURE = Infinity;

export class Log {
  entries = $state.raw<LogView[]>([]);
  /** how many entries there are on the page that is shown */
  #count = 0;
  /** from this entry on the text may have changed, and has to be fetched again */
  #doubtful = SURE;
  #asking = false;
  /** something was taken back while an answer was on its way */
  #tainted = false;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** Whether `entries` are as sure as they can be: nothing is asked for. */
  get settled(): boolean {
    return !this.#asking;
  }

  /** Fetches the whole log: a page with `count` entries is shown, and what led to it is unknown. */
  read(count: number): void {
    this.#closed = false;
    this.#count = count;
    if (count) this.#doubt(0);
    else this.entries = [];
  }

  /** What happened is shown now, at a table of this game. */
  follow(game: string, { kind, seat, code, text, page }: Happening): void {
    if (kind === 'undo') this.#takeBack(seat);
    if (kind !== 'move' && kind !== 'deal') return;
    const over = !!page?.view.result;
    const opened = (hidden: string) => over || momentsOf(game).opens(code, hidden);
    const first = this.entries.findIndex((entry) => isHidden(entry) && opened(entry.code));
    this.entries = [...this.entries, { number: this.entries.length + 1, seat, code, text }];
    this.#count++;
    if (first >= 0) this.#doubt(this.#sinceChance(first));
  }

  /** A page with `count` entries is shown. */
  reach(count: number): void {
    this.#count = count;
    if (!this.#asking && this.entries.length !== count) this.#doubt(0);
  }

  /** What is still to be read is read no more. */
  close(): void {
    this.#closed = true;
  }

  /** The entries after the first `after` have to be fetched again. */
  #doubt(after: number): void {
    this.#doubtful = Math.min(this.#doubtful, after, this.entries.length);
    if (!this.#asking) void this.#ask();
  }

  /** Others may have answered since: what they did stays, one number lower. */
  #takeBack(seat: number | null): void {
    this.#tainted = true;
    const last = this.entries.findLastIndex((entry) => entry.seat === seat);
    if (last < 0) return;
    this.entries = numbered(this.entries.toSpliced(last, 1));
    this.#count--;
  }

  /** What nobody may even know of comes to light together with what was hidden, and maybe before it. */
  #sinceChance(index: number): number {
    return this.entries.slice(0, index).findLastIndex(({ seat }) => seat === null) + 1;
  }

  /** Reads until everything is as sure as it can be. */
  async #ask(): Promise<void> {
    this.#asking = true;
    for (let failures = 0; this.#doubtful !== SURE && !this.#closed;) {
      const after = this.#doubtful;
      const told = await this.#read(after);
      if (told) this.#take(after, told);
      else await pause(waitAfter(failures++));
      if (told && after && this.entries.length !== this.#count) this.#doubtful = 0;
    }
    this.#asking = false;
  }

  /** The entries after the first `after`; nothing if they cannot be fetched, or have changed meanwhile. */
  async #read(after: number): Promise<LogView[] | null> {
    this.#doubtful = SURE;
    this.#tainted = false;
    const { table, seat } = this;
    const told = await get('/tables/{table}/log', { table, seat, after }).catch(() => null);
    if (told && !this.#tainted) return told;
    this.#doubtful = Math.min(this.#doubtful, after);
    return null;
  }

  /** More may have happened than is shown, and more may be shown than had happened then. */
  #take(after: number, told: LogView[]): void {
    const known = [...this.entries.slice(0, after), ...told];
    const since = this.entries.slice(known.length);
    this.entries = numbered([...known, ...since].slice(0, this.#count));
  }
}

function isHidden({ code }: LogView): boolean {
  return code.includes('?');
}

/** Each has a number of its own, without a gap: a list that is drawn by numbers stops at equal ones. */
function numbered(entries: LogView[]): LogView[] {
  return entries.map((entry, index) => ({ ...entry, number: index + 1 }));
}
