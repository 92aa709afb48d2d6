import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMessages } from '../messages.svelte';
import type { Page } from '../wire';
import { setPace } from '../stage/pace.svelte';
import { Simulated } from './simulated';
import { waitAfter } from './stream';
import { Table } from './table.svelte';

let server: Simulated;
let table: Table;

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
});
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
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

const asked = () => !table.sending && !!table.newest?.view.legal.length;

async function until(happens: () => boolean, most = 120_000): Promise<void> {
  for (let waited = 0; !happens(); waited += 10) {
    if (waited > most) throw new Error(`not after ${most} ms`);
    await pass(10);
  }
}

function once(when: (path: string) => boolean): (path: string) => boolean {
  let used = false;
  return (path) => !used && when(path) && (used = true);
}

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

describe('what has changed', () => {
  const looked = () => server.asked.filter((path) => path === 't').length;
  let start: number;
  beforeEach(() => (start = looked()));

  /** The page is what the server would show, and so is the log. */
  function isTrue(): void {
    expect(table.newest).toEqual(server.pageNow());
    expect(table.log.entries).toEqual(server.log);
  }

  test('makes the pages, and nothing else is asked for', async () => {
    for (const code of ['a', 'b', '.']) {
      await until(asked);
      void table.send(code);
      await pass(20);
    }
    server.write('chat', 2, 'hello');
    await until(() => server.number === 7 && !!asked());
    await pass(3000);
    isTrue();
    expect(looked()).toBe(start);
  });

  test('waits for cards that are still dealt', async () => {
    const before = table.newest!;
    server.write('move', 1, 'a', false);
    server.write('deal', null, 'card 1', false);
    await pass(20);
    expect(table.newest).toBe(before);
    server.write('deal', null, 'card 2');
    await pass(20);
    isTrue();
    expect(table.newest!.number).toBe(3);
    expect(looked()).toBe(start);
  });

  test('goes on after cards that were dealt before the stream broke', async () => {
    server.write('move', 1, 'a', false);
    await pass(20);
    server.write('deal', null, 'card');
    for (const stream of server.streams) stream.break();
    await until(() => table.newest!.number === 2);
    await pass(50);
    isTrue();
  });

  test('is never shown where something before it is missing', async () => {
    const lost = server.lines.length;
    for (const stream of server.streams) stream.loses = 1;
    server.write('move', 1, 'a');
    await pass(2); // the network takes 5
    server.write('chat', 2, 'hello');
    server.write('chat', 2, 'world');
    await pass(6);
    expect(table.newest!.number).toBe(lost);
    await pass(50);
    isTrue();
    expect(looked()).toBe(start + 1);
    server.write('move', 1, 'b');
    await pass(20);
    isTrue();
    expect(looked()).toBe(start + 1);
  });

  test('is understood once the missing page is there, even if the network was away', async () => {
    for (const stream of server.streams) stream.loses = 1;
    const first = once((path) => path === 't');
    server.refuses = (path) => (first(path) ? 503 : null);
    server.write('chat', 2, 'hello');
    server.write('chat', 2, 'world');
    await pass(200);
    isTrue();
  });

  test.each(['/view/nothing/0', '/view/legal/9', '/chat/3/text'])(
    'is not shown where it leads nowhere: %s',
    async (pointer) => {
      const before = table.newest!;
      const wrong = { number: 1, kind: 'chat', seat: 2, code: '', text: 'x', since: 0 };
      for (const stream of server.streams) {
        stream.bring('chat', { ...wrong, changes: { '/number': 1, [pointer]: 'x' } });
      }
      await pass(50);
      expect(table.newest).toBe(before);
      expect(looked()).toBe(start + 1);
      server.write('chat', 2, 'hello');
      await pass(20);
      isTrue();
      expect(looked()).toBe(start + 1);
    },
  );

  test('begins with a page that was fetched a moment ago, and the stream with what came since', async () => {
    table.close();
    const page = server.pageNow();
    server.write('move', 1, 'a');
    server.asked.length = server.addresses.length = 0;
    table = new Table('t', null, page);
    expect(table.page).toEqual(page);
    table.open();
    await pass(50);
    isTrue();
    expect(server.asked.sort()).toEqual(['events']);
    expect(server.addresses).toEqual([]);
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
  const said = table.say('hello');
  await pass(20_000);
  expect(await said).toBe(false);
  server.cut = () => false;
  const again = table.say('hello');
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
      void table.say(text).then((done) => said.push(done));
      await pass(1000);
    }
    expect(said).toEqual([false, true, true]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });
});
