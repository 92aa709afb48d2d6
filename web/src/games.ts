// The games that the server has: asked for once.
import { get } from './http';
import type { GameInfo } from './wire';

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= get('/games', {}).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameNamed(game: string): Promise<GameInfo | undefined> {
  return (await games()).find(({ name }) => name === game);
}
