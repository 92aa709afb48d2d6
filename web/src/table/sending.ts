// What a player does is sent until it is answered: a move carries the number of its decision, and is played once.
import { isPassing, post } from '../http';
import { t } from '../messages.svelte';
import type { Sends } from '../wire';

export const AGAIN = [300, 1000, 3000]; // milliseconds until the same is sent again

const MILLISECONDS_TO_ANSWER = 6000;

/** What a player does at a table, as the last part of its path. */
export type Deed =
  'moves' | 'undo' | 'chat' | 'resign' | 'rematch' | 'warm' | 'back' | 'nudge' | 'end';
export type Body<D extends Deed> = NonNullable<Sends[`/tables/{table}/${D}`]['body']>;

/**
 * The number of the page it led to, as far as the server says so. After each of these times it is sent again,
 * unless `unanswered` says that there is no need to.
 */
export async function send(
  table: string,
  deed: Deed,
  body: Body<Deed>,
  waits: number[],
  unanswered: () => boolean,
): Promise<number> {
  const patience = { within: MILLISECONDS_TO_ANSWER };
  for (const wait of [...waits, null]) {
    try {
      const done = await post(`/tables/{table}/${deed}`, { table }, body, patience);
      return 'number' in done ? done.number : 0;
    } catch (error) {
      if (wait === null || !isPassing(error)) throw error;
      if (!unanswered()) break;
      await pause(wait);
    }
  }
  return 0;
}

/** Why nobody answers, as far as one can tell. */
export function unreachable(): string {
  const offline = navigator.onLine === false;
  return offline ? t('table:connection.offline') : t('table:connection.unreachable');
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
