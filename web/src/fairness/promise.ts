// The dealer's promise, as this browser first saw it: it cannot be changed afterwards.
import { keep, keptList } from '../kept';

const KEPT = 'stellwerk.promises';
const MOST_TABLES = 60;
type Kept = [table: string, commitment: string];

export function promised(table: string): string | undefined {
  return keptList<Kept>(KEPT).find(([id]) => id === table)?.[1];
}

export function keepPromise(table: string, commitment: string): void {
  if (promised(table)) return;
  const all: Kept[] = [[table, commitment], ...keptList<Kept>(KEPT)];
  keep(KEPT, JSON.stringify(all.slice(0, MOST_TABLES)));
}

/** The commitment that fits a seed: its SHA-256. */
export async function commitmentOf(seed: string): Promise<string> {
  const pairs = seed.match(/../g) ?? [];
  const bytes = Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
