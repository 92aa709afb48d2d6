import { expect, test, vi } from 'vitest';
import { askEarly } from './early';
import { address, get } from './http';

test('the parts of a path are filled in, and the rest is asked for', () => {
  const filled = address('/tables/{table}/log', { table: 'a b/c', seat: 2, at: null });
  expect(filled).toBe('/api/tables/a%20b%2Fc/log?language=en&seat=2');
});

test('what was asked for early is not asked for again, and later it is', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', asked);
  void askEarly('/api/tables?language=en');
  expect(await get('/tables', {})).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  await get('/tables', {});
  expect(asked).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('what was asked for early and failed fails where it is needed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  askEarly('/api/games?language=en').catch(() => null);
  await expect(get('/games', {})).rejects.toThrow('network');
  vi.unstubAllGlobals();
});

test('what was asked for early and needed only much later is asked for again', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', asked);
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  void askEarly('/api/tables?language=en');
  late.abort();
  expect(await get('/tables', {})).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
  timeout.mockRestore();
  vi.unstubAllGlobals();
});
