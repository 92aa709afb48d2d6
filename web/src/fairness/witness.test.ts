import { beforeEach, expect, test, vi } from 'vitest';
import type { LogView } from '../wire';
import { firstDifference, witness, witnessed } from './witness';

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
});

function log(...lines: string[]): LogView[] {
  return lines.map((line, index) => {
    const [actor, ...code] = line.split(' ');
    return {
      number: index + 1,
      seat: actor === '-' ? null : Number(actor),
      code: code.join(' '),
      text: '',
    };
  });
}

test('only what lies before the last card is noted while moves can be taken back', () => {
  witness('t', log('- card 1', '1 A', '- card 2', '1 B'), false);
  expect(witnessed('t').lines).toEqual(['- card 1', '1 A', '- card 2']);
  witness('t', log('- card 1', '1 A', '- card 2', '1 C', '2 D'), true);
  expect(witnessed('t').lines).toHaveLength(5);
  expect(witnessed('t').changed).toBeNull();
});

test('what was hidden may be opened, and is never forgotten again', () => {
  witness('t', log('- deal 1 r7', '- deal 2 ?'), false);
  witness('t', log('- deal 1 ?', '- deal 2 g3'), false);
  expect(witnessed('t')).toEqual({ lines: ['- deal 1 r7', '- deal 2 g3'], changed: null });
});

test('a card that becomes another one is noticed for good', () => {
  witness('t', log('- deal 1 r7', '- deal 2 ?'), false);
  witness('t', log('- deal 1 r8', '- deal 2 ?'), false);
  expect(witnessed('t').changed).toBe(1);
  witness('t', log('- deal 1 r7', '- deal 2 ?'), false);
  expect(witnessed('t').changed).toBe(1);
});

test('the first entry that differs is named; question marks fit anything', () => {
  expect(firstDifference(['- deal 1 ?', '1 P r7'], ['- deal 1 g3', '1 P r7'])).toBeNull();
  expect(firstDifference(['- deal 1 ?', '1 P r7'], ['- deal 2 g3', '1 P r7'])).toBe(1);
  expect(firstDifference(['- a', '1 P r7', '2 .'], ['- a', '1 P r8'])).toBe(2);
  expect(firstDifference([], ['- a'])).toBeNull();
});
