import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPace } from '../stage/pace.svelte';
import { Simulated } from './simulated';
import { Table } from './table.svelte';

let server: Simulated;
let table: Table;

beforeEach(async () => {
  vi.useFakeTimers();
  setPace('calm');
  server = new Simulated();
  table = new Table('t');
  table.open();
  await pass(100);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Until a decision is ours; fails if it takes longer than this. */
async function until(true_: () => boolean, most = 120_000): Promise<void> {
  for (let waited = 0; !true_(); waited += 10) {
    if (waited > most) throw new Error(`not after ${most} ms`);
    await pass(10);
  }
}

const asked = () => !table.sending && !!table.newest?.view.legal.length;

/** Whatever the viewer could press now. */
async function play(code: string): Promise<void> {
  await until(asked);
  void table.send(code);
}

describe('own moves', () => {
  test('are shown as soon as the server has answered, and the next is possible', async () => {
    for (const code of ['a', 'b']) {
      void table.send(code);
      expect(table.sending).toBe(true);
      await pass(10);
      expect(table.sending).toBe(false);
      expect(table.page?.number).toBe(server.number);
    }
    expect(server.played).toEqual(['a', 'b']);
  });

  test('need not wait for the answer where their page is there already', async () => {
    const delays = [2, 2, 500]; // there, the event, the answer
    server.delay = () => delays.shift() ?? 5;
    void table.send('a');
    await pass(10);
    expect(table.page?.number).toBe(1);
    expect(table.sending).toBe(false);
  });

  test('wait for no move of others that is still being shown', async () => {
    for (const code of ['a', 'a', 'a']) await play(code);
    await until(() => server.number === 6);
    await pass(20);
    expect(table.newest?.number).toBe(6);
    expect(table.page!.number).toBeLessThan(6);
    void table.send('b');
    expect(table.page?.number).toBe(6);
    await pass(10);
    expect(table.page?.number).toBe(7);
    expect(table.sending).toBe(false);
  });

  test('are shown at once also when another tab makes them', async () => {
    server.turn = 9;
    server.write('move', 2, 'x');
    server.write('move', 2, 'y');
    await pass(10);
    expect(table.page?.number).toBe(1);
    server.write('move', 1, 'a');
    await pass(10);
    expect(table.page?.number).toBe(3);
  });

  test('need one click however often one clicks', async () => {
    void table.send('a');
    void table.send('a');
    await pass(10);
    expect(server.played).toEqual(['a']);
  });
});

describe('moves of others', () => {
  test('are shown one after the other, within two seconds', async () => {
    for (const code of ['a', 'a', 'a']) await play(code);
    const seen = new Set<number>();
    for (let waited = 0; waited < 2000; waited += 10) {
      await pass(10);
      seen.add(table.page!.number);
    }
    expect([...seen]).toEqual(expect.arrayContaining([4, 5, 6]));
    expect(table.page).toBe(table.newest);
  });

  test('never delay a decision', async () => {
    for (const code of ['a', 'a', 'a']) await play(code);
    await until(() => server.number === 6);
    await pass(5);
    expect(asked()).toBe(true);
  });

  test('are skipped by a click', async () => {
    for (const code of ['a', 'a', 'a']) await play(code);
    await until(asked);
    table.catchUp();
    expect(table.page).toBe(table.newest);
  });

  test('are shown to the end when what they changed has to be decided by', async () => {
    server.game = 'game_of_trains';
    for (const code of ['a', 'a', 'a']) await play(code);
    await until(asked);
    expect(table.page).toBe(table.newest);
  });

  test('that are hidden are ticks: they never wait', async () => {
    server.game = 'voll_verplant';
    void table.send('a');
    await pass(10);
    for (let seat = 2; seat < 7; seat++) {
      server.write('move', seat, '?');
      await pass(5);
      expect(table.page?.number).toBe(server.number);
    }
  });

  test('wait for nobody in a tab that nobody looks at', async () => {
    for (const code of ['a', 'a', 'a']) await play(code);
    await until(() => server.number === 4);
    server.page.hidden = true;
    server.page.dispatchEvent(new Event('visibilitychange'));
    await until(() => server.number === 6);
    await pass(5);
    expect(table.page?.number).toBe(6);
  });
});
