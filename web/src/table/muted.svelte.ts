// Whom this browser does not want to hear at a table. Spectators cannot be told apart: they are muted together.
import { KeptByTable } from '../kept';

const MOST_TABLES = 40;
const SPECTATORS = 0;
const keeper = new KeptByTable('stellwerk.muted', MOST_TABLES, areSeats);
const known = $state<Record<string, number[]>>({});

function areSeats(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((seat) => typeof seat === 'number');
}

/** Seats, and 0 for those who watch. */
export function mutedAt(table: string): number[] {
  return known[table] ?? keeper.of(table) ?? [];
}

export function isMuted(table: string, seat: number | null): boolean {
  return mutedAt(table).includes(seat ?? SPECTATORS);
}

export function mute(table: string, seat: number | null): void {
  set(table, [...mutedAt(table), seat ?? SPECTATORS]);
}

export function unmute(table: string, seat: number): void {
  set(
    table,
    mutedAt(table).filter((other) => other !== seat),
  );
}

function set(table: string, seats: number[]): void {
  known[table] = seats;
  keeper.keep(table, seats);
}
