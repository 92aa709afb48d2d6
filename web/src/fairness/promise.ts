// The dealer's promise, as this browser first saw it: it cannot be changed afterwards.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
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

/** The commitment that fits a seed: its SHA-256. (A page without TLS has no `crypto.subtle`.) */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
