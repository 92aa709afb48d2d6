// The same cases as in the tests of the server: both sides compute the same.
import { hexToBytes, bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import cases from '../../../tests/fair_deal.json';
import { readAgreement } from './agreement';
import { aloud, commitmentTo, dealersCommitment, digestOf, drawShare } from './commitment';
import { below, chairsBySeat, keyOf } from './deal';

test.each(cases)('commitments of table $table', ({ table, seed, dealer, promised, ...told }) => {
  expect(dealersCommitment(table, seed)).toBe(dealer);
  const commitments = Object.entries(promised as Record<string, string>).map(([chair, share]) => [
    chair,
    commitmentTo(share),
  ]);
  expect(Object.fromEntries(commitments)).toEqual(told.commitments);
  expect(digestOf(told.agreement)).toBe(told.seen);
});

test.each(cases)('key, seats and draws of table $table', ({ deal, seed, key, ...told }) => {
  expect(bytesToHex(keyOf(deal, seed))).toBe(key);
  const agreed = readAgreement(deal)!;
  expect(chairsBySeat(hexToBytes(key), agreed.chairs.length, agreed.order)).toEqual(
    told.chairs_by_seat,
  );
  for (const { message, limit, value } of told.draws)
    expect(below(hexToBytes(key), message, limit)).toBe(value);
});

test('a share is new every time, and what is read aloud is short', () => {
  expect(drawShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawShare()).not.toBe(drawShare());
  expect(aloud('0123456789abcdef'.repeat(4))).toBe('0123 4567 89ab cdef');
});
