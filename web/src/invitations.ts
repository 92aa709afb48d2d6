// Invitations are told once, to whoever opened the table: this browser keeps them, for the newest tables.
import { post } from './http';
import { KeptByTable } from './kept';
import type { Invitation } from './wire';

const MOST_TABLES = 40;
const invitations = new KeptByTable('stellwerk.invitations', MOST_TABLES, areInvitations);

function areInvitations(value: unknown): value is Invitation[] {
  return Array.isArray(value) && value.every(isInvitation);
}

function isInvitation(one: unknown): one is Invitation {
  const { seat, invitation } = (one ?? {}) as Partial<Record<keyof Invitation, unknown>>;
  return typeof seat === 'number' && typeof invitation === 'string';
}

export function keepInvitations(table: string, told: Invitation[]): void {
  if (told.length) invitations.keep(table, told);
}

export function invitationsOf(table: string): Invitation[] {
  return invitations.of(table) ?? [];
}

/** Another invitation to a free seat, kept like the others: the one before it is void. */
export async function inviteAnew(table: string, seat: number): Promise<Invitation[]> {
  const invitation = await post('/tables/{table}/invitations', { table }, { seat });
  const others = invitationsOf(table).filter((other) => other.seat !== seat);
  keepInvitations(table, [...others, invitation]);
  return invitationsOf(table);
}

/** The link of a table; with an invitation behind # it is also a seat. */
export function linkTo(origin: string, table: string, invitation = ''): string {
  return `${origin}/table/${table}${invitation && `#${invitation}`}`;
}
