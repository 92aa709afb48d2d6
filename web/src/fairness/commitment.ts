// The arithmetic of promises: it is loaded only where one is made or checked. (A page without TLS has no `crypto.subtle`.)
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const BYTES = 32;

/** The commitment that fits a seed in version 1: its SHA-256. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The SHA-256 of a text. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What the dealer shows before anybody sits down; the seed it belongs to is shown after the end. */
export function dealersCommitment(table: string, seed: string): string {
  return digestOf(`stellwerk 2 dealer ${table} ${seed}`);
}

/** What a browser shows when it sits down; its share is shown when everybody has agreed. */
export function commitmentTo(share: string): string {
  return digestOf(`stellwerk 2 share ${share}`);
}

/** A share of chance that nobody can guess. */
export function drawShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

const GROUPS_ALOUD = 4;

/** The beginning of a digest, as people compare it aloud. */
export function aloud(digest: string): string {
  return (digest.match(/.{4}/g) ?? []).slice(0, GROUPS_ALOUD).join(' ');
}
