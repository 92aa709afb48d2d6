import { afterEach, expect, test, vi } from 'vitest';
import { keep, kept, keptList } from './kept';

afterEach(() => vi.unstubAllGlobals());

function store(): Map<string, string> {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
  return store;
}

test('what was kept is there the next time', () => {
  store();
  keep('name', 'Anna');
  expect(kept('name')).toBe('Anna');
  expect(kept('other')).toBeNull();
});

test('a browser that may keep nothing forgets, and nothing else happens', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keep('name', 'Anna');
  expect(kept('name')).toBeNull();
  expect(keptList('tables')).toEqual([]);
});

test.each(['{', '{"a": 1}', 'null'])('a list that was kept as %s is empty', (text) => {
  store().set('tables', text);
  expect(keptList('tables')).toEqual([]);
});
