import { beforeEach, expect, test, vi } from 'vitest';
import cases from '../../../tests/fair_deal.json';
import { confirmDeal } from './confirming';
import { keepDeal, keptDeal } from './kept';

const told = cases[0]!;
let number = 0;
let table = '';

beforeEach(() => {
  table = `table-${number++}`;
  const { agreement } = told;
  keepDeal(table, { share: told.promised['1'], agreement, chairs: [1], revealed: true });
});

function tells(deal: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ deal })));
}

test('the deal that was agreed on, with our share in it, is confirmed and asked for once', async () => {
  tells(told.deal);
  expect(await confirmDeal(table)).toBe(true);
  tells('another');
  expect(await confirmDeal(table)).toBe(true);
});

test.each([
  ['our share left out', told.promised['1'], '-'],
  ['another share', told.promised['1'], 'e'.repeat(64)],
  ['other variants', 'nine: 3', 'nine: 2'],
])('%s is noticed, and not forgotten', async (_, text, other) => {
  tells(told.deal.replace(`${text}`, other));
  expect(await confirmDeal(table)).toBe(false);
  tells(told.deal);
  expect(await confirmDeal(table)).toBe(false);
});

test('a share that came too late is not missed, and who has agreed to nothing asks nothing', async () => {
  keepDeal(table, { ...keptDeal(table)!, revealed: false });
  tells(told.deal.replace(told.promised['1'], '-'));
  expect(await confirmDeal(table)).toBe(true);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
  expect(await confirmDeal('elsewhere')).toBe(true);
});
