// An agreement is checked, kept, and answered with this browser's share; if anything in it is not as it was
// shown here, nothing is revealed.
import { gameNamed } from '../games';
import { isPassing, post, Refusal } from '../http';
import { differences, type Difference } from './agreement';
import { commitmentTo, digestOf } from './commitment';
import { keepDeal, keptDeal, type Offer } from './kept';
import { promised } from './promise';

const AGAIN = [300, 1000, 2000, 3000]; // milliseconds: the others wait a quarter of a minute

/** What is not as it was shown; nothing if the share was revealed. */
export async function settle(
  table: string,
  agreement: string,
  chairs: number[],
): Promise<Difference[]> {
  const deal = keptDeal(table);
  const dealer = promised(table);
  if (!deal?.offer || !dealer) return ['unknown'];
  const commitment = commitmentTo(deal.share);
  const shown = { ...deal.offer, table, dealer, commitment, chairs };
  const found = differences(agreement, shown, await defaultsOf(deal.offer));
  if (found.length) return found;
  keepDeal(table, { ...deal, agreement, chairs });
  try {
    const revealed = await reveal(table, { share: deal.share, seen: digestOf(agreement) });
    keepDeal(table, { ...keptDeal(table)!, revealed });
    return [];
  } catch (error) {
    if (problemIn(error) === 'other_agreement') return ['others'];
    if (problemIn(error) === 'wrong_share') return ['share'];
    throw error;
  }
}

/** The options that an agreement does not name. */
async function defaultsOf({ game }: Offer): Promise<Record<string, string>> {
  const options = (await gameNamed(game))?.options ?? [];
  return Object.fromEntries(options.map(({ name, values }) => [name, values[0]!]));
}

/** Whether the server has taken it in time. */
async function reveal(table: string, shown: { share: string; seen: string }): Promise<boolean> {
  for (const wait of [...AGAIN, null]) {
    try {
      await post('/lobbies/{table}/reveal', { table }, shown);
      return true;
    } catch (error) {
      // the others have not waited, or an answer got lost
      if (problemIn(error) === 'started') return false;
      if (wait === null || !isPassing(error)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return false;
}

function problemIn(error: unknown): string | null {
  return error instanceof Refusal ? error.problem.problem : null;
}
