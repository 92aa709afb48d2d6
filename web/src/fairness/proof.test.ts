import { expect, test } from 'vitest';
import cases from '../../../tests/fair_deal.json';
import type { KeptDeal } from './kept';
import { proofOf, type Known } from './proof';
import { readRecord } from './record';

const told = cases[1]!;
const ENTRIES = ['- card 3', '1 A', '2 B', '- card 5'];
const RECORD = [...told.deal.trimEnd().split('\n'), `seed: ${told.seed}`]
  .map((line) => `# ${line}\n`)
  .concat('stellwerk: 1\ngame: voll_verplant\nrules: 1\nseats: 5\nnames: A | B | C | D | E\n')
  .concat('option.map: berlin\noption.special_stations: yes\n\n')
  .concat(ENTRIES.map((entry) => `${entry}\n`))
  .join('');
const OWN: KeptDeal = {
  ...{ share: told.promised['1'], agreement: told.agreement, chairs: [1], revealed: true },
};

function knowing(more: Partial<Known> = {}): Known {
  const seats = told.chairs_by_seat.map((chair) => ({
    ...{ name: `chair ${chair}`, bot: chair === 4 ? 'apprentice' : null, own: chair === 1 },
  }));
  const known = { table: told.table, promised: told.dealer, deal: OWN, seen: 4, differs: null };
  return { ...known, seats, ...more };
}

function wrong(record: string, known: Known): string[] {
  const { checks } = proofOf(readRecord(record), known)!;
  return Object.entries(checks).flatMap(([check, fits]) => (fits ? [] : [check]));
}

test('a record is read with its deal, its seed, its header and its entries', () => {
  const record = readRecord(RECORD);
  expect(record.deal).toBe(told.deal);
  expect(record.seed).toBe(told.seed);
  expect(record.header).toMatchObject({ seats: '5', 'option.map': 'berlin' });
  expect(record.entries).toEqual(ENTRIES);
});

test('everything fits, and it is said who had a part in the cards', () => {
  const proof = proofOf(readRecord(RECORD), knowing())!;
  expect(Object.values(proof.checks)).toEqual(Array(8).fill(true));
  expect(proof.own).toBe(true);
  const parts = Object.fromEntries(proof.people.map(({ name, part }) => [name, part]));
  expect(parts).toEqual({
    'chair 1': 'shared',
    'chair 2': 'silent',
    'chair 3': 'none',
    'chair 4': 'bot',
    'chair 5': 'shared',
  });
});

test('somebody who only watched checks what a stranger can check', () => {
  const { table, seats } = knowing();
  const stranger = { table, seats: seats.map((seat) => ({ ...seat, own: false })) };
  const { checks, own } = proofOf(readRecord(RECORD), { ...stranger, seen: 0, differs: null })!;
  expect(Object.keys(checks).sort()).toEqual(['dealer', 'header', 'seats', 'shares']);
  expect(own).toBe(false);
});

const OTHER = 'e'.repeat(64);
test.each([
  ['another seed', `seed: ${told.seed}`, `seed: ${OTHER}`, ['dealer']],
  ['another share of somebody', told.promised['5']!, OTHER, ['shares']],
  ['another share of ours', told.promised['1'], OTHER, ['own', 'shares']],
  ['our share left out', `share 1: ${told.promised['1']}`, 'share 1: -', ['own']],
  ['a share of somebody who promised none', 'share 3: -', `share 3: ${OTHER}`, ['shares']],
  ['other variants', 'map: berlin\noption', 'map: paris\noption', ['header']],
  ['other rules', '\nrules: 1\n', '\nrules: 2\n', ['header']],
  ['another promise of the dealer', told.dealer, OTHER, ['agreed', 'dealer', 'promised']],
  ['another promise of somebody', told.commitments['2']!, OTHER, ['agreed']],
])('%s does not fit', (_, text, other, checks) => {
  expect(RECORD).toContain(text);
  // what depends on the key as well may fit by accident, or not
  const found = wrong(RECORD.replace(text, other), knowing()).filter((check) => check !== 'seats');
  expect(found.sort()).toEqual(checks);
});

test('seats that do not follow are noticed: of bots, and our own', () => {
  const { seats } = knowing();
  const turned = [...seats.slice(1), seats[0]!];
  expect(wrong(RECORD, knowing({ seats: turned }))).toEqual(['seats']);
  const bots = seats.map((seat) => (seat.bot ? { ...seat, bot: 'driver' } : seat));
  expect(wrong(RECORD, knowing({ seats: bots }))).toEqual(['seats']);
});

test('what was seen otherwise during the game is named, and another table too', () => {
  expect(wrong(RECORD, knowing({ differs: 3 }))).toEqual(['seen']);
  expect(wrong(RECORD, knowing({ table: 'another' }))).toEqual(['header']);
});

test('a share of ours that came too late is no fault of the deal, and not in it', () => {
  const late = RECORD.replace(`share 1: ${told.promised['1']}`, 'share 1: -');
  const { seats } = knowing();
  const deal = { ...OWN, revealed: false };
  const order = { seats: seats.map((seat) => ({ ...seat, own: false })) };
  const proof = proofOf(readRecord(late), knowing({ deal, ...order }))!;
  expect(proof.checks.own).toBeUndefined();
  expect(proof.own).toBe(false);
});

test('a record without an agreement that can be read proves nothing', () => {
  expect(proofOf(readRecord(RECORD.replace('# rules: 1\n', '')), knowing())).toBeNull();
});
