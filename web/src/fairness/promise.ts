// The dealer's promise, as this browser first saw it: it cannot be changed afterwards.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { KeptByTable } from '../kept';

const MOST_TABLES = 60;
const promises = new KeptByTable(
  'stellwerk.promises',
  MOST_TABLES,
  (value) => typeof value === 'string',
);

export function promised(table: string): string | undefined {
  return promises.of(table);
}

export function keepPromise(table: string, commitment: string): void {
  if (!promised(table)) promises.keep(table, commitment);
}

/** The commitment that fits a seed: its SHA-256. (A page without TLS has no `crypto.subtle`.) */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
