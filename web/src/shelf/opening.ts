// Opening a table, and going there.
import { tell } from '../http';
import { name } from '../person.svelte';
import { t } from '../messages.svelte';
import { go } from '../route.svelte';
import { keepInvitations } from '../invitations';
import type { Opened, Opening } from '../wire';

export const LEVELS = ['apprentice', 'driver', 'dispatcher'] as const;
export type Neighbour = 'person' | 'me' | (typeof LEVELS)[number];
export const NEIGHBOURS: Neighbour[] = ['person', 'me', ...LEVELS];

/** What others call us; whoever gave no name is a guest. */
export function ownName(): string {
  return name().trim() || t('house:guest');
}

export async function openTable(opening: Opening, guided = false): Promise<void> {
  const opened = await tell<Opened>('/tables', { name: ownName(), ...opening });
  keepInvitations(opened.table, opened.invitations);
  go(`/table/${opened.table}${guided ? '?guide' : ''}`);
}
