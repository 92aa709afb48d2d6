// When the first card is there, the deal is compared with what this browser has agreed to.
import { get } from '../http';
import { keepDeal, keptDeal } from './kept';

/** Whether it is the agreed deal, with our share in it as far as it came in time. It is asked for once. */
export async function confirmDeal(table: string): Promise<boolean> {
  const kept = keptDeal(table);
  if (!kept?.agreement || kept.confirmed !== undefined) return kept?.confirmed ?? true;
  const { deal } = await get('/tables/{table}/fairness', { table });
  const { agreement, share, chairs = [] } = kept;
  const taken = keptDeal(table)?.revealed === true;
  const isOurs = (chair: number): boolean =>
    has(deal, `share ${chair}: ${share}`) || (!taken && has(deal, `share ${chair}: -`));
  const confirmed = deal?.startsWith(agreement) === true && chairs.every(isOurs);
  keepDeal(table, { ...keptDeal(table)!, confirmed });
  return confirmed;
}

function has(deal: string | null, line: string): boolean {
  return deal?.includes(`\n${line}\n`) === true;
}
