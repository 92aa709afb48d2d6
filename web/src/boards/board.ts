// What a board gets, and the one list of the games that have a board. A board draws a view and gives back a code;
// what may be done is in `legal` and nowhere else.
import type { Component } from 'svelte';
import { loadMessages, t } from '../messages.svelte';
import type { GameOfTrainsView, MatchView, TrambahnView, VollVerplantView } from '../wire';
import { gameOfTrains } from './game_of_trains';
import { PLAIN_MOMENTS, type Moments } from './moments';
import type { ChosenBoard } from './plain/chosen.svelte';
import type { Tip } from './tip';
import { trambahn } from './trambahn';
import { vollVerplant } from './voll_verplant';

export interface Views {
  trambahn: TrambahnView;
  game_of_trains: GameOfTrainsView;
  voll_verplant: VollVerplantView;
}
export type GameName = keyof Views;
export type View = Views[GameName];

const FILES: { [Game in GameName]: Files<Views[Game]> } = {
  trambahn,
  game_of_trains: gameOfTrains,
  voll_verplant: vollVerplant,
};
export const GAMES = Object.keys(FILES) as GameName[];

export function isKnown(game: string): game is GameName {
  return game in FILES;
}

/** What people call a game; one that has no words in the browser goes by its name. */
export function titleOf(game: string): string {
  if (isKnown(game)) return t(`house:game.${game}.title`);
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
export type Advised<V> = (view: V, viewer: number, code: string) => string;

/** Part of a table in words. */
export interface Section {
  title: string;
  lines: string[];
}

/** A table in words, for the plain board. */
export interface Described<V> {
  prompt: (table: BoardProps<V>) => string;
  sections: (table: BoardProps<V>) => Section[];
  /** what a code stands under among the moves; '' if it stands alone */
  heading: (view: V, code: string) => string;
}

/** What `Rules.svelte` gets. */
export interface RulesProps {
  step: string;
  /** those of the table: some change what the rules say */
  options: object;
}

/** What `Sums.svelte` gets. */
export interface SumsProps<V> {
  view: V;
  names: string[];
}

interface File<Props extends object> {
  default: Component<Props>;
}

/** All that a game provides for the browser: `index.ts` of its folder. What is loaded later is a function. */
export interface Files<V> {
  moments: Moments;
  /**
   * Whether anybody at the table sees something that the others must not: then a screen that several
   * share is passed on behind a curtain.
   */
  isSecret: (view: V) => boolean;
  board: () => Promise<File<BoardProps<V>>>;
  /** rules that are the same at every table need no props */
  rules: () => Promise<File<RulesProps> | File<object>>;
  sums: () => Promise<File<SumsProps<V>>>;
  guide: () => Promise<{ guide: Tip<V>[] }>;
  advised: () => Promise<{ advised: Advised<V> }>;
  described: () => Promise<Described<V>>;
}

/** Nothing if the game has no board of its own. A view and the files of its game belong together. */
function filesOf(game: string): Files<View> | undefined {
  return (FILES as unknown as Record<string, Files<View>>)[game];
}

/** The plain board if it was chosen, and for a game that has none of its own. */
export async function boardOf(
  game: string,
  chosen: ChosenBoard,
): Promise<Component<BoardProps<View>>> {
  const files = filesOf(game);
  if (files) await loadMessages(game);
  if (files && chosen === 'drawn') return (await files.board()).default;
  await loadMessages('plain');
  return (await import('./plain/Board.svelte')).default;
}

/** Nothing if the game has no rules for the browser, as with sums, guide and advice. */
export async function rulesOf(game: string): Promise<Component<RulesProps> | null> {
  const files = filesOf(game);
  if (!files) return null;
  await loadMessages(`${game}_rules`);
  return (await files.rules()).default;
}

export async function sumsOf(game: string): Promise<Component<SumsProps<View>> | null> {
  const files = filesOf(game);
  if (!files) return null;
  await loadMessages(game);
  return (await files.sums()).default;
}

export async function guideOf(game: string): Promise<Tip<View>[]> {
  const files = filesOf(game);
  if (!files) return [];
  await loadMessages(`${game}_guide`);
  return (await files.guide()).guide;
}

export async function advisedOf(game: string): Promise<Advised<View> | null> {
  return (await filesOf(game)?.advised())?.advised ?? null;
}

export async function describedOf(game: string): Promise<Described<View> | null> {
  return (await filesOf(game)?.described()) ?? null;
}

export function momentsOf(game: string): Moments {
  return filesOf(game)?.moments ?? PLAIN_MOMENTS;
}

/** Whether somebody at a table sees what the others must not; of an unknown game it is taken for granted. */
export function isSecret({ game, result, table }: MatchView): boolean {
  if (result) return false;
  return filesOf(game)?.isSecret(table) ?? true;
}
