// Tables on the shelf: those that are played, and those where people still come together.
import { get } from '../http';

export interface Listed {
  table: string;
  game: string;
  /** chairs that wait for a person */
  free: number;
  over: boolean;
  /** it has not started, and who has opened it */
  gathers?: boolean;
  host?: string;
}

/** One's own, those that have not started first. */
export async function ownTables(): Promise<Listed[]> {
  const [lobbies, tables] = await Promise.all([get('/lobbies/mine', {}), get('/tables/mine', {})]);
  return [...lobbies.map((lobby) => ({ ...lobby, over: false, gathers: true })), ...tables];
}

/** Those that anybody may join. */
export async function openTables(): Promise<Listed[]> {
  const [lobbies, tables] = await Promise.all([get('/lobbies', {}), get('/tables', {})]);
  return [...lobbies.map((lobby) => ({ ...lobby, over: false, gathers: true })), ...tables];
}
