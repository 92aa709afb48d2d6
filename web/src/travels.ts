// Whether the seats of this browser have ever been on another device: only then is the server asked if they have gone on.
import { get } from './http';
import { keep, kept } from './kept';
import { loadMessages } from './messages.svelte';

const KEPT = 'stellwerk.travels';

export function noteTravel(): void {
  keep(KEPT, 'yes');
}

/** Whether another device has taken all seats along; then the words for it are there too. */
export async function haveGoneOn(): Promise<boolean> {
  if (!kept(KEPT)) return false;
  const { gone_on } = await get('/me', {});
  if (gone_on) await loadMessages('travel');
  return gone_on;
}
