// What this browser saw of a game while it was played, to be compared with the record after the end.
import { KeptByTable } from '../kept';
import type { LogView } from '../wire';

const MOST_TABLES = 12;

interface Witnessed {
  /** what was seen of each entry that nobody could take back any more, as a record writes it */
  lines: string[];
  /** the first entry that was told differently later on */
  changed: number | null;
}

const seen = new KeptByTable('stellwerk.witnessed', MOST_TABLES, isWitnessed);

function isWitnessed(value: unknown): value is Witnessed {
  return Array.isArray((value as Witnessed | null)?.lines);
}

export function witnessed(table: string): Witnessed {
  return seen.of(table) ?? { lines: [], changed: null };
}

/** Notes a log as it reads now. What lies before the last card that was drawn can never change again. */
export function witness(table: string, log: LogView[], over: boolean): void {
  const before = witnessed(table);
  const final = over ? log.length : log.findLastIndex(({ seat }) => seat === null) + 1;
  const lines = log.slice(0, final).map(({ seat, code }) => `${seat ?? '-'} ${code}`);
  const now = merged(before, lines);
  if (now.lines.join('\n') !== before.lines.join('\n') || now.changed !== before.changed)
    seen.keep(table, now);
}

function merged(before: Witnessed, lines: string[]): Witnessed {
  const changed = before.changed ?? firstDifference(before.lines, lines);
  const longer = lines.length > before.lines.length ? lines : before.lines;
  return { changed, lines: longer.map((_, at) => clearer(before.lines[at], lines[at])) };
}

/** Of two sightings of an entry, the one that says more. */
function clearer(one: string | undefined, other: string | undefined): string {
  return one === undefined || (one.includes('?') && other !== undefined) ? other! : one;
}

/** The number of the first entry that both have and that differs; what was hidden fits anything. */
export function firstDifference(some: string[], others: string[]): number | null {
  const at = some.findIndex((line, index) => {
    const other = others[index];
    return other !== undefined && !fits(line, other) && !fits(other, line);
  });
  return at < 0 ? null : at + 1;
}

function fits(hidden: string, line: string): boolean {
  if (!hidden.includes('?')) return hidden === line;
  const parts = hidden.split('?').map((part) => part.replace(/[.*+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}
