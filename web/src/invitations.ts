// Invitations are told once, to whoever opened the table: this browser keeps them, for the newest tables.
import { post } from './http';
import { keep, keptList } from './kept';
import type { Invitation } from './wire';

const KEPT = 'stellwerk.invitations';
const MOST_TABLES = 40;
type Kept = [table: string, invitations: Invitation[]];

export function keepInvitations(table: string, invitations: Invitation[]): void {
  if (!invitations.length) return;
  const others = keptList<Kept>(KEPT).filter(([id]) => id !== table);
  const all: Kept[] = [[table, invitations], ...others];
  keep(KEPT, JSON.stringify(all.slice(0, MOST_TABLES)));
}

export function invitationsOf(table: string): Invitation[] {
  return keptList<Kept>(KEPT).find(([id]) => id === table)?.[1] ?? [];
}

/** Another invitation to a free seat, kept like the others: the one before it is void. */
export async function inviteAnew(table: string, seat: number): Promise<Invitation[]> {
  const invitation = await post('/tables/{table}/invitations', { table }, { seat });
  const others = invitationsOf(table).filter((other) => other.seat !== seat);
  keepInvitations(table, [...others, invitation]);
  return invitationsOf(table);
}

/** The link of a table; with an invitation behind # it is also a seat. */
export function linkTo(table: string, invitation = ''): string {
  return `${location.origin}/table/${table}${invitation && `#${invitation}`}`;
}
