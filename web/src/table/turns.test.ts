import { expect, test } from 'vitest';
import type { LogView } from '../wire';
import { dealOf, lastLines, latelyOf, newsOf, sinceOwnMove, turnsOf } from './turns';

/** `1 P r7` is a move of seat 1, `- deal 1 ?` is chance; the text is the code unless it follows a bar. */
function log(...lines: string[]): LogView[] {
  return lines.map((line, at) => {
    const [entry = '', text] = line.split(' | ');
    const [who = '', ...code] = entry.split(' ');
    const seat = who === '-' ? null : Number(who);
    return { number: at + 1, seat, code: code.join(' '), text: text ?? `${entry}.` };
  });
}

const TRAMBAHN = log(
  '- money 1 ?',
  '- money 2 ?',
  '- deal 1 r5',
  '1 P r5',
  '1 .',
  '1 .',
  '1 . | Anna ended the step. Anna had no tram for a row.',
  '- deal 1 b1',
  '- deal 1 y2',
  '2 P g7',
  '2 .',
  '2 S b3',
  '2 .',
  '- deal 2 ? | Ben drew a card.',
  '- deal 2 ? | Ben drew a card.',
);

test('a turn has its draws with it, and the deal is one line', () => {
  const turns = turnsOf('trambahn', TRAMBAHN);
  expect(turns.map(({ seat, lines }) => [seat, ...lines.map(({ kind }) => kind)])).toEqual([
    [null, 'deal'],
    [1, 'told', 'told', 'drawn'],
    [2, 'told', 'told', 'drawn'],
  ]);
  expect(dealOf(TRAMBAHN)).toBe(3);
});

test('the end of a step is no line of its own, unless something came of it', () => {
  const [, anna] = turnsOf('trambahn', TRAMBAHN);
  expect(anna!.lines.map(({ number }) => number)).toEqual([4, 7, 9]);
  expect(anna!.lines.at(-1)!.codes).toEqual(['deal 1 b1', 'deal 1 y2']);
});

test('to draw a wagon and to put it is one line, and another one while it is not put', () => {
  const drawn = log('1 keep 12 3', '2 draw', '- car 40');
  expect(turnsOf('game_of_trains', drawn)[1]!.lines.map(({ codes }) => codes)).toEqual([
    ['draw'],
    ['car 40'],
  ]);
  const put = [...drawn, { number: 4, seat: 2, code: 'put 3', text: 'Replaced.' }];
  expect(turnsOf('game_of_trains', put)[1]!.lines.map(({ codes }) => codes)).toEqual([['put 3']]);
});

test('a round is from card to card, and nothing before the first is a deal', () => {
  const rounds = log('- flip 3', '1 B 3', '2 A 2', '- flip t', '1 A t', '2 ? | Ben answered.');
  const turns = turnsOf('voll_verplant', rounds);
  expect(turns.map(({ entries }) => entries.length)).toEqual([3, 3]);
  expect(dealOf(rounds)).toBe(0);
  expect(latelyOf(turns, 1)).toEqual([{ seat: 2, code: 'A 2' }]);
});

test('what others did lately is their last turn, without the ends of steps', () => {
  const turns = turnsOf('trambahn', TRAMBAHN);
  expect(latelyOf(turns, 1)).toEqual([
    { seat: 2, code: 'P g7' },
    { seat: 2, code: 'S b3' },
  ]);
  expect(latelyOf(turns, null).length).toBe(3);
});

test('who removes wagons has changed every train', () => {
  const turns = turnsOf(
    'game_of_trains',
    log('1 draw', '2 use 7', '- refill 2 34', '- refill 1 50'),
  );
  expect(latelyOf(turns, 1)).toEqual([
    { seat: 2, code: 'use 7' },
    { seat: 2, code: 'refill 2 34' },
    { seat: 1, code: 'refill 1 50' },
  ]);
});

test('the news are the newest turn of every other seat, the latest last', () => {
  const turns = turnsOf(
    'game_of_trains',
    log('1 draw', '2 use 6', '3 use 4 1-2', '1 use 8 1-3', '2 use 7', '- refill 1 50'),
  );
  const texts = (viewer: number | null) => newsOf(turns, viewer).map(({ text }) => text);
  expect(texts(1)).toEqual(['3 use 4 1-2.', '2 use 7.', '- refill 1 50.']);
  expect(texts(2)).toEqual(['3 use 4 1-2.', '1 use 8 1-3.']);
  expect(newsOf(turnsOf('trambahn', TRAMBAHN.slice(0, 1)), 1)).toEqual([]); // only dealt so far
});

test('what is shown again begins after the own turn', () => {
  const turns = turnsOf('trambahn', TRAMBAHN);
  expect(sinceOwnMove(turns, 1)).toEqual([9, 10, 12, 15]);
  expect(sinceOwnMove(turns, 2)).toEqual([15]);
  expect(sinceOwnMove(turns.slice(0, 1), 1)).toEqual([]); // nobody has moved yet
});

test('what is told last is the last line, or all that the others wrote in the last round', () => {
  const said = (turns: ReturnType<typeof turnsOf>, viewer: number) =>
    lastLines(turns, viewer).map(({ codes }) => codes[0]);
  expect(said(turnsOf('trambahn', TRAMBAHN), 1)).toEqual(['deal 2 ?']);
  const round = log('- flip 3', '2 A 1', '1 B 3', '3 C 2', '- flip t', '2 ?');
  expect(said(turnsOf('voll_verplant', round), 1)).toEqual(['A 1', 'C 2']);
  expect(said(turnsOf('voll_verplant', log('- flip 3', '1 B 3', '- flip t')), 1)).toEqual(['B 3']);
  expect(said([], 1)).toEqual([]);
});
