// Where a lobby stands, in one sentence.
import { listed, t } from '../messages.svelte';
import type { LobbyView, LobbyChair } from '../wire';

export function isPerson({ kind }: LobbyChair): boolean {
  return kind === 'person';
}

/** Whoever gave no name is a guest. */
export function nameOf({ name }: LobbyChair): string {
  return name || t('house:guest');
}

export function peopleIn({ chairs }: LobbyView): number {
  return chairs.filter(isPerson).length;
}

export function freeIn({ chairs }: LobbyView): number {
  return chairs.filter(({ kind }) => kind === 'free').length;
}

/** Those who have not said that they are ready; the host says so by starting. */
export function awaited({ chairs, automatic }: LobbyView): LobbyChair[] {
  return chairs.filter((chair) => isPerson(chair) && !chair.ready && (automatic || !chair.host));
}

/** Nobody else is awaited: a game against bots goes on with the next one. */
export function isAlone({ automatic, yours, chairs }: LobbyView): boolean {
  const people = chairs.filter(isPerson);
  return automatic && people.length > 0 && people.every(({ chair }) => yours.includes(chair));
}

export function statusOf(lobby: LobbyView): string {
  const names = (chairs: LobbyChair[]): string => listed(chairs.map(nameOf));
  if (isAlone(lobby)) return t('lobby:dealing');
  if (lobby.phase === 'revealing') {
    const late = lobby.chairs.filter(({ commitment, revealed }) => commitment && !revealed);
    return late.length ? t('lobby:revealing', { names: names(late) }) : t('lobby:dealing');
  }
  const free = freeIn(lobby);
  const late = awaited(lobby);
  if (lobby.automatic && late.length)
    return t('lobby:again', { count: late.length, names: names(late) });
  if (free) return t('lobby:waiting', { count: free });
  if (late.length) return t('lobby:awaited', { count: late.length, names: names(late) });
  const host = lobby.chairs.find((chair) => chair.host);
  if (lobby.hosting || !host) return t('lobby:all_there');
  return t('lobby:host_starts', { host: nameOf(host) });
}

/** Where a visitor would sit down: on the chair kept for them, or on the first that is free to all. */
export function chairFor({ chairs }: LobbyView, invitation: string): LobbyChair | undefined {
  const free = chairs.filter(({ kind }) => kind === 'free');
  const kept = invitation ? free.find(({ reserved }) => reserved) : undefined;
  return kept ?? free.find(({ reserved }) => !reserved);
}
