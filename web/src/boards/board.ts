// What a board gets, and where the boards are. A board draws a view and gives back a code; it knows no
// rules: what may be done is in `legal` and nowhere else.
import type { Component } from 'svelte';
import { loadMessages, t } from '../messages.svelte';
import type { GameOfTrainsView, TrambahnView, VollVerplantView } from '../wire';
import type { ChosenBoard } from './plain/chosen.svelte';

export interface Views {
  trambahn: TrambahnView;
  game_of_trains: GameOfTrainsView;
  voll_verplant: VollVerplantView;
}
export type GameName = keyof Views;
export const GAMES: GameName[] = ['trambahn', 'game_of_trains', 'voll_verplant'];

/** What people call a game; one that has no words in the browser by its name. */
export function titleOf(game: string): string {
  if ((GAMES as string[]).includes(game)) return t(`house:game.${game}.title`);
  return `${game.charAt(0).toUpperCase()}${game.slice(1)}`.replaceAll('_', ' ');
}

/** What somebody did lately. */
export interface Lately {
  seat: number;
  code: string;
}

/** A move that was chosen and does not count yet. */
export interface Pencilled {
  readonly code: string | null;
  /** milliseconds after which it is sent by itself; null if it waits to be confirmed */
  readonly within: number | null;
  confirm(): void;
  erase(): void;
}

export interface BoardProps<View> {
  game: string;
  view: View;
  /** the newest view, which `legal` is about: ahead of `view` while the moves of others are shown */
  now: View;
  /** the view before, to tell what changed; null for the first */
  previous: View | null;
  /** the codes that the viewer may play now; none when others are to act, a move is on its way, or the past is shown */
  legal: string[];
  /** what is said instead of a prompt: a move is on its way, or this is a look back; '' if neither */
  instead: string;
  /** the viewer's seat, counted from 1, or null for a spectator */
  viewer: number | null;
  /** by seat */
  names: string[];
  /** the seats that are to act */
  toAct: number[];
  /** the newest moves of the other seats, or the one that led to a moment of the past: to be marked */
  lately: Lately[];
  /** the newest turn of every other seat in sentences, or what led to a moment of the past */
  news: string[];
  /** fetches what `now` looks like in characters */
  draw: (signal: AbortSignal) => Promise<string>;
  /** plays a code of `legal`, or pencils it first */
  send: (code: string) => void;
  /** the code that was advised, to be marked */
  hinted: string | null;
  /** what is pencilled now, if anything can be */
  pencil: Pencilled | null;
}

/** A code in words, as advice to the viewer. */
export type Advised = (view: any, viewer: number, code: string) => string;
const ADVISED = import.meta.glob<{ advised: Advised }>('./*/advised.ts');

/** A game without words for its moves has their codes. */
export async function advisedIn(game: string): Promise<Advised> {
  return (await ADVISED[`./${game}/advised.ts`]?.())?.advised ?? ((_view, _viewer, code) => code);
}

/** Part of a table in words. */
export interface Section {
  title: string;
  lines: string[];
}

/** A table in words, for the plain board. */
export interface Described {
  prompt: (table: BoardProps<any>) => string;
  sections: (table: BoardProps<any>) => Section[];
  /** what a code stands under among the moves; '' if it stands alone */
  heading: (view: any, code: string) => string;
}
const DESCRIBED = import.meta.glob<Described>('./*/described.ts');

export async function describedIn(game: string): Promise<Described | null> {
  return (await DESCRIBED[`./${game}/described.ts`]?.()) ?? null;
}

type Loaded = { default: Component<BoardProps<any>> };
const BOARDS = import.meta.glob<Loaded>('./*/Board.svelte');

/** Boards are loaded when a table of their game is first seen. A game without one has the plain board. */
export async function boardOf(
  game: string,
  chosen: ChosenBoard,
): Promise<Component<BoardProps<any>>> {
  await loadMessages('plain');
  const drawn = chosen === 'drawn' ? BOARDS[`./${game}/Board.svelte`] : undefined;
  return (await (drawn ?? BOARDS['./plain/Board.svelte']!)()).default;
}
