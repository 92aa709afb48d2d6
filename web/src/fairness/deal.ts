// What follows from a deal: its key, and who sits where (docs/fairness.md).
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ALL = 2n ** 256n;

/** The key of every outcome: `text` is the agreement with all shares. */
export function keyOf(text: string, seed: string): Uint8Array {
  return sha256(utf8ToBytes(`${text}seed: ${seed}\n`));
}

/** A number below the limit without bias: a value from the uneven rest is thrown again. */
export function below(key: Uint8Array, message: string, limit: number): number {
  const choices = BigInt(limit);
  const even = ALL - (ALL % choices);
  for (let thrown = 0; ; thrown++) {
    const digest = hmac(sha256, key, utf8ToBytes(`${message} throw ${thrown}`));
    const value = BigInt(`0x${bytesToHex(digest)}`);
    if (value < even) return Number(value % choices);
  }
}

/** The chair of each seat, both counted from 1. */
export function chairsBySeat(key: Uint8Array, chairs: number, order: 'given' | 'random'): number[] {
  const list = Array.from({ length: chairs }, (_, index) => index + 1);
  if (order === 'given') return list;
  for (let last = chairs - 1; last > 0; last--) {
    const other = below(key, `stellwerk order ${last}`, last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
