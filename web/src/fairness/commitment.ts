// The arithmetic of a promise: it is loaded only where one is checked.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The commitment that fits a seed: its SHA-256. (A page without TLS has no `crypto.subtle`.) */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
