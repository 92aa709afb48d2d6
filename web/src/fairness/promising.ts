// What this browser promises to add to chance.
import { commitmentTo, drawShare } from './commitment';
import { keepDeal, keptDeal } from './kept';

/** The commitment to its share at a table, which is drawn when it is first asked for. */
export function ownCommitment(table: string): string {
  const deal = keptDeal(table) ?? { share: drawShare() };
  keepDeal(table, deal);
  return commitmentTo(deal.share);
}
