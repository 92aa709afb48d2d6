// Opening a table, and going there.
import { post } from '../http';
import { ownName } from '../person.svelte';
import { go } from '../route.svelte';
import { keepInvitations } from '../invitations';
import type { Opening } from '../wire';

export const LEVELS = ['apprentice', 'driver', 'dispatcher'] as const;
export type Neighbour = 'person' | 'me' | (typeof LEVELS)[number];
export const NEIGHBOURS: Neighbour[] = ['person', 'me', ...LEVELS];

export async function openTable(opening: Opening, guided = false): Promise<void> {
  const opened = await post('/tables', {}, { name: ownName(), ...opening });
  keepInvitations(opened.table, opened.invitations);
  go(`/table/${opened.table}${guided ? '?guide' : ''}`);
}
