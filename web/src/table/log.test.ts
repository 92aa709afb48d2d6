import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../boards/moments';
import type { LogView, Page } from '../wire';
import { Log } from './log.svelte';

let answer: (entries: LogView[]) => Promise<void>;
let fail: () => Promise<void>;
/** after how many entries the log was asked for, each time */
let asked: number[];
let log: Log;

beforeEach(() => {
  asked = [];
  log = new Log('table', 1);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(Number(new URLSearchParams(url.split('?')[1]).get('after')));
    return new Promise((done, failed) => {
      answer = async (entries) => {
        done(Response.json(entries));
        await settled();
      };
      fail = async () => {
        failed(new TypeError('network'));
        await settled();
      };
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((done) => setTimeout(done));
/** `2 ?` is a hidden move of seat 2, and `- flip 3` of chance. */
const told = (...lines: string[]): LogView[] =>
  lines.map((line, at) => {
    const [who, ...code] = line.split(' ');
    const seat = who === '-' ? null : Number(who);
    return { number: at + 1, seat, code: code.join(' '), text: code.join(' ') };
  });
const lines = () => log.entries.map(({ seat, code }) => `${seat ?? '-'} ${code}`);

/** What is shown of a game: each line with a page, in which that many entries are. */
function show(game: string, ...shown: string[]): void {
  for (const line of shown) {
    const [{ seat, code } = { seat: null, code: '' }] = told(line);
    const kind = code === 'undo' ? 'undo' : seat === null ? 'deal' : 'move';
    const entries = log.entries.length + (kind === 'undo' ? -1 : 1);
    const page = { view: { game, entries, result: null } } as unknown as Page;
    log.follow(game, { number: 0, kind, seat, code, text: code, page });
    log.reach(entries);
  }
}

async function begun(...known: string[]): Promise<void> {
  log.read(known.length);
  await answer(told(...known));
  asked.length = 0;
}

test('a game is read once and then followed', async () => {
  log.read(2);
  expect(asked).toEqual([0]);
  await answer(told('- deal 2 ?', '- deal 1 r5'));
  show('trambahn', '1 P r5', '2 P g7', '- deal 2 ?', '1 .', '1 undo', '1 S b3');
  await settled();
  expect(asked).toEqual([0]);
  expect(lines()).toEqual([
    '- deal 2 ?',
    '- deal 1 r5',
    '1 P r5',
    '2 P g7',
    '- deal 2 ?',
    '1 S b3',
  ]);
  expect(log.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a table where nothing has happened is not asked for its log', () => {
  log.read(0);
  expect(asked).toEqual([]);
});

test('a card that is turned over has the answers to the one before read again, and no more', async () => {
  await begun('- flip 5', '1 B 1', '2 A 5', '- flip 3', '1 B 2');
  show('voll_verplant', '2 ?', '- flip t');
  expect(asked).toEqual([4]);
  show('voll_verplant', '2 ?');
  await answer(told('1 B 2', '2 A 3', '- flip t'));
  expect(lines().slice(3)).toEqual(['- flip 3', '1 B 2', '2 A 3', '- flip t', '2 ?']);
  expect(asked).toEqual([4]);
});

test('what nobody might even know of is put where it belongs', async () => {
  await begun('- flip 3', '1 B 2');
  log.follow('voll_verplant', happening('2 ?', 3));
  log.reach(3);
  log.follow('voll_verplant', happening('- flip t', 5)); // an answer before an own one is told now
  log.reach(5);
  await answer(told('2 A 1', '1 B 2', '2 C 1', '- flip t'));
  expect(lines()).toEqual(['- flip 3', '2 A 1', '1 B 2', '2 C 1', '- flip t']);
  expect(asked).toEqual([1]);
});

test('a wagon that was drawn is read again when it is put', async () => {
  await begun('- draft 2 ?', '- car 12', '1 put 3', '2 draw', '- car ?');
  show('game_of_trains', '2 put 1');
  await answer(told('1 put 3', '2 draw', '- car 40', '2 put 1'));
  expect(asked).toEqual([2]);
  expect(lines()).toEqual(['- draft 2 ?', '- car 12', '1 put 3', '2 draw', '- car 40', '2 put 1']);
});

test('at the end everything is opened', async () => {
  await begun('- money 1 ?', '- deal 2 ?', '1 P r5');
  const page = { view: { entries: 4, result: {} } } as unknown as Page;
  log.follow('trambahn', { ...happening('2 .', 4), page });
  log.reach(4);
  await answer(told('- money 1 r1', '- deal 2 b2', '1 P r5', '2 .'));
  expect(asked).toEqual([0]);
  expect(lines()).toEqual(['- money 1 r1', '- deal 2 b2', '1 P r5', '2 .']);
});

test('what was taken back while nobody listened is gone', async () => {
  await begun('1 A 1', '1 B 1');
  log.read(1);
  await answer(told('1 A 1'));
  expect(lines()).toEqual(['1 A 1']);
});

test('a player who takes back an answer leaves those that others have given since', async () => {
  await begun('- flip 3', '1 A 1', '2 ?');
  show('voll_verplant', '1 undo');
  expect(log.entries.map(({ number, seat }) => [number, seat])).toEqual([
    [1, null],
    [2, 2],
  ]);
  expect(asked).toEqual([]);
});

test('an answer from before something was taken back is not believed', async () => {
  await begun('- flip 3', '1 A 1');
  log.read(2);
  show('voll_verplant', '1 undo', '1 B 1');
  await answer(told('- flip 3', '1 A 1'));
  expect(lines()).toEqual(['- flip 3', '1 B 1']);
  await vi.waitFor(() => expect(asked).toEqual([0, 0]));
  await answer(told('- flip 3', '1 B 1'));
  expect(lines()).toEqual(['- flip 3', '1 B 1']);
});

test('what is not shown yet is not told, though the server knows it', async () => {
  log.read(1);
  await answer(told('1 A 1', '2 B 1'));
  expect(lines()).toEqual(['1 A 1']);
  show('trambahn', '2 B 1');
  await settled();
  expect(lines()).toEqual(['1 A 1', '2 B 1']);
  expect(asked).toEqual([0]);
});

test('what could not be read is asked for again, until nobody wants it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const failing = async () => {
    const failed = fail();
    await vi.advanceTimersByTimeAsync(0);
    await failed;
  };
  log.read(1);
  await failing();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([0, 0]);
  await failing();
  log.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 0]);
  vi.useRealTimers();
});

function happening(line: string, entries: number): Happening {
  const [{ seat, code } = { seat: null, code: '' }] = told(line);
  const page = { view: { entries, result: null } } as unknown as Page;
  const kind = seat === null ? 'deal' : 'move';
  return { number: 0, kind, seat, code, text: code, page };
}
