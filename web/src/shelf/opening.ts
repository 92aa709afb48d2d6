// Opening a table, and going there.
import { LEVELS, type Level } from '../bots';
import { keepDeal, keepOffer } from '../fairness/kept';
import { commitmentTo, drawShare } from '../fairness/commitment';
import { keepPromise } from '../fairness/promise';
import { settle } from '../fairness/settling';
import { get, post } from '../http';
import { ownName } from '../person.svelte';
import { go } from '../route.svelte';
import type { LobbyOpening } from '../wire';

export type Neighbour = 'person' | 'me' | Level;
export const NEIGHBOURS: Neighbour[] = ['person', 'me', ...LEVELS];

/** Where people are awaited, they meet before the start; otherwise the first card is dealt at once. */
export async function openTable(opening: LobbyOpening, guided = false): Promise<void> {
  const share = drawShare();
  const start = !opening.chairs.includes('person');
  const asked = { name: ownName(), commitment: commitmentTo(share), start, ...opening };
  const { table, commitment, yours, agreement } = await post('/lobbies', {}, asked);
  keepDeal(table, { share });
  keepPromise(table, commitment);
  if (start) await dealAt(table, opening, yours, agreement);
  go(`/table/${table}${guided ? '?guide' : ''}`);
}

/** What was opened is what was asked for; if it is not, the page of the table says what differs. */
async function dealAt(
  table: string,
  { game, options = {}, order = 'random' }: LobbyOpening,
  yours: number[],
  told: string | null,
): Promise<void> {
  keepOffer(table, { game, options, order });
  const agreement = told ?? (await get('/lobbies/{table}', { table })).agreement;
  if (agreement) await settle(table, agreement, yours);
}
