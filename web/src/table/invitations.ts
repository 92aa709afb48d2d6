// Invitations are told once, to whoever opened the table: this browser keeps them, for the newest tables.
import type { Invitation, Opened } from '../wire';

const KEPT = 'stellwerk.invitations';
const MOST_TABLES = 40;
type Kept = [table: string, invitations: Invitation[]][];

function kept(): Kept {
  return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Kept;
}

export function keepInvitations({ table, invitations }: Opened): void {
  if (!invitations.length) return;
  const all: Kept = [[table, invitations], ...kept()];
  localStorage.setItem(KEPT, JSON.stringify(all.slice(0, MOST_TABLES)));
}

export function invitationsOf(table: string): Invitation[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

/** The link of a table; with an invitation behind # it is also a seat. */
export function linkTo(table: string, invitation = ''): string {
  return `${location.origin}/table/${table}${invitation && `#${invitation}`}`;
}
