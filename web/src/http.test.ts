import { expect, test } from 'vitest';
import { address } from './http';

test('the parts of a path are filled in, and the rest is asked for', () => {
  const filled = address('/tables/{table}/log', { table: 'a b/c', seat: 2, at: null });
  expect(filled).toBe('/api/tables/a%20b%2Fc/log?language=en&seat=2');
});
