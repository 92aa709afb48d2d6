// Opening a table, and going there.
import { LEVELS, type Level } from '../bots';
import { post } from '../http';
import { ownName } from '../person.svelte';
import { go } from '../route.svelte';
import { keepInvitations } from '../invitations';
import type { Opening } from '../wire';

export type Neighbour = 'person' | 'me' | Level;
export const NEIGHBOURS: Neighbour[] = ['person', 'me', ...LEVELS];

export async function openTable(opening: Opening, guided = false): Promise<void> {
  const opened = await post('/tables', {}, { name: ownName(), ...opening });
  keepInvitations(opened.table, opened.invitations);
  go(`/table/${opened.table}${guided ? '?guide' : ''}`);
}
