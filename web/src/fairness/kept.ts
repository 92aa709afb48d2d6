// What this browser keeps of a deal, so that a reload between sitting down and the first card loses nothing.
import { KeptByTable } from '../kept';
import type { Shown } from './agreement';

const MOST_TABLES = 60;

/** What was to be agreed on, as it was shown last. */
export type Offer = Pick<Shown, 'game' | 'options' | 'order'>;

export interface KeptDeal {
  /** this browser's part of chance: a secret until all have agreed */
  share: string;
  offer?: Offer;
  /** what was agreed on, and the chairs of this browser in it */
  agreement?: string;
  chairs?: number[];
  /** the server has taken the share in time */
  revealed?: boolean;
  /** whether the deal was the agreed one when the first card was there */
  confirmed?: boolean;
}

const deals = new KeptByTable('stellwerk.deals', MOST_TABLES, isDeal);
/** for a browser that may keep nothing: until the page is left */
const here = new Map<string, KeptDeal>();

function isDeal(value: unknown): value is KeptDeal {
  return typeof (value as KeptDeal | null)?.share === 'string';
}

export function keptDeal(table: string): KeptDeal | undefined {
  return here.get(table) ?? deals.of(table);
}

export function keepDeal(table: string, deal: KeptDeal): void {
  here.set(table, deal);
  deals.keep(table, deal);
}

/** Notes what is offered now: nothing else may be agreed on. */
export function keepOffer(table: string, offer: Offer): void {
  const deal = keptDeal(table);
  if (deal && !deal.agreement && JSON.stringify(deal.offer) !== JSON.stringify(offer))
    keepDeal(table, { ...deal, offer });
}
