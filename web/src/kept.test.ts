import { afterEach, expect, test, vi } from 'vitest';
import { KeptByTable, keep, kept } from './kept';

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
  expect(promises().of('a')).toBeUndefined();
});

function promises(): KeptByTable<string> {
  return new KeptByTable('tables', 2, (value) => typeof value === 'string');
}

test.each(['{', '{"a": 1}', 'null', '[["a", 1], "a", ["a"]]'])(
  'of what was kept as %s nothing is used',
  (text) => {
    store().set('tables', text);
    expect(promises().of('a')).toBeUndefined();
  },
);

test('something is kept for each of the newest tables', () => {
  store();
  for (const [table, value] of ['a1', 'b2', 'a3', 'c4']) promises().keep(table!, value!);
  expect(['a', 'b', 'c'].map((table) => promises().of(table))).toEqual(['3', undefined, '4']);
});
