import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventView, LogView } from '../wire';
import { Log } from './log.svelte';

let answer: (entries: LogView[]) => void;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('fetch', () => {
    asked++;
    return new Promise((done) => {
      answer = (entries) => done(new Response(JSON.stringify(entries)));
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = (...codes: string[]): LogView[] =>
  codes.map((code, at) => ({ number: at + 1, seat: 1, code, text: code }));
const happening = (code: string) =>
  ({ kind: 'move', seat: 1, code, text: code }) as unknown as EventView;

async function loaded(...codes: string[]): Promise<void> {
  answer(told(...codes));
  await vi.advanceTimersByTimeAsync(0);
}

test('a card that is turned over has the answers before it told at once', async () => {
  const log = new Log('table', 1);
  log.follow(happening('?'));
  expect(asked).toBe(0);
  log.follow(happening('flip 3'));
  expect(asked).toBe(1);
  log.follow(happening('?'));
  await loaded('B 2', 'flip 3');
  expect(log.entries.map(({ code }) => code)).toEqual(['B 2', 'flip 3', '?']);
  log.close();
});

test('what was taken back while nobody listened is gone', async () => {
  const log = new Log('table', 1);
  log.follow(happening('A 1'));
  log.follow(happening('B 1'));
  void log.load();
  await loaded('A 1');
  expect(log.entries.map(({ code }) => code)).toEqual(['A 1']);
  log.close();
});

test('who takes back an answer leaves those that others have given since', () => {
  const log = new Log('table', 1);
  log.follow(happening('A 1'));
  log.follow({ ...happening('?'), seat: 2 });
  log.follow({ ...happening('undo'), kind: 'undo' });
  expect(log.entries.map(({ number, seat }) => [number, seat])).toEqual([[1, 2]]);
  log.close();
});

test('what happens after something was taken back unheard has a number of its own', async () => {
  const log = new Log('table', 1);
  log.follow(happening('A 1'));
  log.follow(happening('B 1'));
  void log.load();
  log.follow(happening('C 1'));
  await loaded('A 1');
  log.follow(happening('D 1'));
  expect(log.entries.map(({ number, code }) => [number, code])).toEqual([
    [1, 'A 1'],
    [2, 'C 1'],
    [3, 'D 1'],
  ]);
  log.close();
});
