import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../boards/moments';
import { setPace } from '../stage/pace.svelte';
import { Showing } from './showing';

const BOT = 2;
let shown: string[];
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  setPace('calm');
  shown = [];
  showing = new Showing({
    show: (happenings) => shown.push(happenings.map(({ code }) => code).join(' ')),
    worth: ({ code }) => code !== '.',
  });
});
afterEach(() => vi.useRealTimers());

function happening(code: string, seat = BOT): Happening {
  return { number: 1, kind: 'move', seat, code, text: '', page: null };
}

function add(...codes: string[]): void {
  for (const code of codes) showing.add(happening(code));
}

test('the first thing is shown at once, the next after a moment', () => {
  add('P', 'S');
  expect(shown).toEqual(['P']);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(['P', 'S']);
});

test('what cannot be seen is shown together with the next thing that can', () => {
  add('P', '.', '.', 'S', '.');
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['P', '. . S', '.']);
});

test('what cannot be seen waits for nothing when nothing is being shown', () => {
  add('.');
  add('.');
  add('P');
  expect(shown).toEqual(['.', '.', 'P']);
});

test.each([3, 8, 40])('a turn of %i things is shown within two seconds', (things) => {
  showing.addOwn(happening('mine', 1));
  add(...Array.from({ length: things }, (_, n) => `${n}`));
  vi.advanceTimersByTime(2000);
  expect(showing.behind).toBe(false);
  expect(shown.join(' ').split(' ')).toHaveLength(things + 1);
});

test('a bot that thinks between its moves is shown within two seconds and what it thinks', () => {
  for (let move = 0; move < 10; move++) {
    add(`${move}`);
    vi.advanceTimersByTime(150);
  }
  vi.advanceTimersByTime(500);
  expect(showing.behind).toBe(false);
});

test('the turn of another seat has its own time', () => {
  add(...'abcdefgh');
  vi.advanceTimersByTime(1590);
  showing.add(happening('x', 3));
  showing.add(happening('y', 3));
  vi.advanceTimersByTime(300);
  expect(shown.at(-1)).not.toContain('y');
  vi.advanceTimersByTime(600);
  expect(shown.at(-1)).toBe('y');
});

test('an own move is shown at once, with all that waited before it', () => {
  add('P', 'S', 'T');
  showing.addOwn(happening('mine', 1));
  expect(shown).toEqual(['P', 'S T mine']);
  showing.addOwn(happening('again', 1));
  expect(shown.at(-1)).toBe('again');
});

test('others are seen to go on a moment after an own move', () => {
  showing.addOwn(happening('mine', 1));
  add('P');
  expect(shown).toEqual(['mine']);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(['mine', 'P']);
});

test('all can be skipped, and what comes later is shown as before', () => {
  add('P', 'S', 'T');
  showing.flush();
  expect(shown).toEqual(['P', 'S T']);
  add('U');
  expect(shown.at(-1)).toBe('U');
});

test('at the pace of at once nothing waits', () => {
  setPace('instant');
  add('P', 'S');
  showing.addOwn(happening('mine', 1));
  add('T');
  expect(shown).toEqual(['P', 'S', 'mine', 'T']);
});
