import { afterEach, expect, test, vi } from 'vitest';
import { mayReload } from './upgrade';

afterEach(() => vi.unstubAllGlobals());

test('a tab reloads itself once, and not in a circle', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_010_000)).toBe(false);
  expect(mayReload(2_000_000)).toBe(true);
});

test('where nobody remembers nothing is reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayReload(1_000_000)).toBe(false);
});
