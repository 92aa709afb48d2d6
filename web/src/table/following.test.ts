import { beforeEach, describe, expect, test } from 'vitest';
import { atATable, once, pass, until } from './at_a_table';
import type { Simulated } from './simulated';
import { Table } from './table.svelte';

let server: Simulated;
let table: Table;
atATable((one, other) => {
  server = one;
  table = other;
});
const asked = () => !table.sending && !!table.newest?.view.legal.length;

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
