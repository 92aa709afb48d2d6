import { expect, test } from 'vitest';
import { commitmentOf } from './commitment';

test('the commitment of a seed is its SHA-256', () => {
  // the example "abc" of the standard
  expect(commitmentOf('616263')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
