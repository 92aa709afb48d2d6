import { describe, expect, test, vi } from 'vitest';
import type { Page } from '../wire';
import { atATable, once, pass, until } from './at_a_table';
import type { Simulated } from './simulated';
import { waitAfter } from './stream';
import type { Table } from './table.svelte';

let server: Simulated;
let table: Table;
atATable((one, other) => {
  server = one;
  table = other;
});
const asked = () => !table.sending && !!table.newest?.view.legal.length;

describe('a move', () => {
  test('whose answer is lost is sent again and played once', async () => {
    const ways = [false, true]; // there, and back
    server.cut = () => ways.shift() ?? false;
    for (const stream of server.streams) stream.close();
    void table.send('a');
    await until(asked, 2000);
    expect(server.played).toEqual(['a']);
    expect(table.page?.number).toBe(1);
    expect(table.problem).toBe('');
  });

  test('that hangs locks nothing once its page is there', async () => {
    const answer = vi
      .spyOn(Response, 'json')
      .mockImplementation(() => new Promise(() => {}) as never);
    void table.send('a');
    await pass(20);
    answer.mockRestore();
    expect(table.sending).toBe(false);
  });

  test('that never arrives is given up in the end, and can be tried again', async () => {
    server.hangs = (path) => path === 'moves';
    void table.send('a');
    await pass(1000);
    expect(table.sending).toBe(true);
    await until(() => !table.sending, 40_000);
    expect(table.problem).not.toBe('');
    server.hangs = () => false;
    void table.send('a');
    await pass(20);
    expect(server.played).toEqual(['a']);
    expect(table.problem).toBe('');
  });

  test('that conflicts locks nothing, even if the table cannot be asked for', async () => {
    server.refuses = (path) => (path === 'moves' ? 409 : path === 't' ? 502 : null);
    void table.send('a');
    await until(() => !table.sending, 1000);
    expect(table.problem).toBe('Refused 409');
  });

  test.each([429, 502, 503])('that is answered with %i is sent again', async (status) => {
    const busy = once((path) => path === 'moves');
    server.refuses = (path) => (busy(path) ? status : null);
    void table.send('a');
    await until(() => server.played.length === 1, 2000);
    await pass(20);
    expect(asked()).toBe(true);
  });

  test('that is refused is not sent again', async () => {
    server.refuses = (path) => (path === 'moves' ? 422 : null);
    void table.send('a');
    await pass(5000);
    expect(server.asked.filter((path) => path === 'moves')).toHaveLength(1);
    expect(table.problem).toBe('Refused 422');
  });

  test('is shown although the stream says nothing', async () => {
    server.deaf = true;
    void table.send('a');
    await pass(500);
    expect(table.page?.number).toBe(1);
    expect(asked()).toBe(true);
  });
});

describe('the newest page wins', () => {
  test('over an older one that was asked for before', async () => {
    const conflicts = once((path) => path === 'moves');
    server.refuses = (path) => (conflicts(path) ? 409 : null);
    const delays = [5, 5, 5, 500]; // the move there and back, and the page, which takes its time
    server.delay = () => delays.shift() ?? 5;
    void table.send('a');
    await pass(16);
    server.write('chat', 2, 'hello');
    server.write('move', 2, 'bot');
    await pass(1000);
    expect(table.newest?.number).toBe(2);
    expect(table.chat).toHaveLength(1);
  });

  test('over lines that are told twice', async () => {
    void table.send('a');
    await pass(20);
    for (const stream of server.streams) stream.bring('move', server.lines[0]!);
    server.write('chat', 2, 'hello');
    for (const stream of server.streams) stream.bring('chat', server.lines[1]!);
    await pass(20);
    expect(table.page?.number).toBe(1);
    expect(table.chat.map(({ text }) => text)).toEqual(['hello']);
  });
});

describe('a stream', () => {
  const opened = () => server.asked.filter((path) => path === 'events').length;

  test('that says nothing is opened again', async () => {
    server.deaf = true;
    await pass(20_000);
    expect(opened()).toBe(1);
    await pass(25_000);
    expect(opened()).toBe(2);
  });

  test('that gives signs of life is left alone', async () => {
    for (let sign = 0; sign < 10; sign++) {
      await pass(15_000);
      for (const stream of server.streams) stream.bring('alive', {});
    }
    expect(opened()).toBe(1);
  });

  test('is opened again when somebody comes back after a sleep', async () => {
    server.page.hidden = true;
    server.page.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + 3_600_000);
    server.page.hidden = false;
    server.page.dispatchEvent(new Event('visibilitychange'));
    expect(opened()).toBe(2);
  });

  test('brings all that was missed while it was broken', async () => {
    for (const stream of server.streams) stream.break();
    expect(table.connection).toBe('lost');
    server.write('chat', 2, 'one');
    server.write('chat', 2, 'two');
    await until(() => table.connection === 'open');
    await pass(100);
    expect(table.chat.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('that is refused is tried less and less often, and one is told why', async () => {
    server.refuses = () => 404;
    for (const stream of server.streams) stream.break();
    await pass(60_000);
    expect(opened()).toBeLessThan(14);
    expect(table.connection).toBe('lost');
    expect(table.trouble).toBe('Refused 404');
    server.refuses = () => null;
    await until(() => table.connection === 'open', 20_000);
    expect(table.trouble).toBe('');
  });

  test('that is alive is not called dead because a move failed', async () => {
    server.hangs = (path) => path === 'moves';
    void table.send('a');
    await until(() => !table.sending);
    await pass(1000);
    expect(table.connection).toBe('open');
  });

  test('is not opened by all tables at the same moment', () => {
    const waits = Array.from({ length: 50 }, () => waitAfter(5));
    expect(new Set(waits).size).toBeGreaterThan(40);
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_000);
  });
});

test('what was not said can be said again', async () => {
  server.cut = () => true;
  const said = table.company.say('hello');
  await pass(20_000);
  expect(await said).toBe(false);
  server.cut = () => false;
  const again = table.company.say('hello');
  await pass(100);
  expect(await again).toBe(true);
});

/** Numbers between 0 and 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a game over a bad network goes on, and nothing is lost or doubled (%i)',
  async (seed) => {
    const random = numbers(seed * 7919);
    server.delay = () => random() ** 3 * 900;
    server.cut = () => random() < 0.08;
    server.hangs = () => random() < 0.02;
    server.refuses = (path) => (path !== 'log' && random() < 0.03 ? 503 : null);
    const wanted: string[] = [];
    let shown: Page | null = table.page;
    while (wanted.length < 60) {
      await until(asked, 300_000);
      const before = server.played.length;
      const code = `${wanted.length}`;
      void table.send(code);
      await until(() => !table.sending, 300_000);
      if (server.played.length > before) wanted.push(code);
      expect(table.page!.number).toBeGreaterThanOrEqual(shown!.number);
      shown = table.page;
    }
    expect(server.played).toEqual(wanted);
    server.cut = server.hangs = () => false;
    server.refuses = () => null;
    await until(() => table.page?.number === server.number && table.connection === 'open');
    await until(() => JSON.stringify(table.log.entries) === JSON.stringify(server.log));
    expect(table.newest).toEqual(server.pageNow());
    expect(table.log.entries).toEqual(server.log);
  },
);

describe('a message', () => {
  test('that was not answered is sent again under the same name, and the next under another', async () => {
    const ids: string[] = [];
    const send = globalThis.fetch as (url: string, init?: RequestInit) => Promise<Response>;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.includes('/chat')) ids.push((JSON.parse(init!.body as string) as { id: string }).id);
      return send(url, init);
    });
    server.refuses = (path) => (path === 'chat' && ids.length < 2 ? 503 : null);
    const said: boolean[] = [];
    for (const text of ['hello', 'hello', 'hello']) {
      void table.company.say(text).then((done) => said.push(done));
      await pass(1000);
    }
    expect(said).toEqual([false, true, true]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });
});
