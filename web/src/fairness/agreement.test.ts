import { expect, test } from 'vitest';
import cases from '../../../tests/fair_deal.json';
import { differences, readAgreement, type Shown } from './agreement';

const [, several] = cases;
const { agreement, deal, table, dealer, commitments } = several!;
const OWN = commitments['2']!;
const SHOWN: Shown = {
  ...{ table, dealer, game: 'voll_verplant', order: 'random' },
  options: { map: 'berlin', special_stations: 'yes' },
  commitment: OWN,
  chairs: [2],
};
const DEFAULTS = { map: 'amsterdam', special_stations: 'no' };

function found(text: string, shown: Partial<Shown> = {}): string[] {
  return differences(text, { ...SHOWN, ...shown }, DEFAULTS);
}

test('an agreement as it was shown has no differences', () => {
  expect(found(agreement)).toEqual([]);
});

test('an option at its default may be shown and need not be written', () => {
  const other = agreement.replace('option.special_stations: yes\n', '');
  expect(found(other, { options: { map: 'berlin', special_stations: 'no' } })).toEqual([]);
  expect(found(other, { options: { map: 'berlin' } })).toEqual([]);
});

test.each([
  ['table', table, 'another-table'],
  ['game', 'game: voll_verplant', 'game: trambahn'],
  ['options', 'berlin', 'madrid'],
  ['options', 'option.special_stations: yes\n', ''],
  ['order', 'order: random', 'order: given'],
  ['dealer', dealer, 'f'.repeat(64)],
  ['share', `chair 2: person ${OWN}`, 'chair 2: person -'],
  ['share', `chair 2: person ${OWN}`, `chair 2: person ${commitments['1']}`],
  ['share', `chair 2: person ${OWN}`, 'chair 2: bot driver'],
  ['unreadable', 'stellwerk 2', 'stellwerk 3'],
  ['unreadable', 'chair 2:', 'chair 7:'],
  ['unreadable', 'rules: 1\n', ''],
  ['unreadable', 'rules: 1\n', 'rules: 1\r\n'],
])('another %s is noticed', (difference, text, other) => {
  expect(agreement).toContain(text);
  expect(found(agreement.replace(text, other))).toEqual([difference]);
});

test('nobody agrees to a text that has shares already', () => {
  expect(found(deal)).toEqual(['unreadable']);
});

test('chairs that are not in the agreement are missed', () => {
  expect(found(agreement, { chairs: [2, 9] })).toEqual(['share']);
});

test('a deal has a share for every person, in their order', () => {
  const agreed = readAgreement(deal)!;
  expect([...agreed.shares.keys()]).toEqual([1, 2, 3, 5]);
  expect(agreed.shares.get(2)).toBeNull();
  expect(readAgreement(deal.replace(/share 3: .*\n/, ''))).toBeNull();
  expect(readAgreement(`${deal}share 4: -\n`)).toBeNull();
});
