// What a board gets, and where the boards are. A board draws a view and gives back a code; it knows no
// rules: what may be done is in `legal` and nowhere else.
import type { Component } from 'svelte';
import type { GameOfTrainsView, TrambahnView, VollVerplantView } from '../wire';

export interface Views {
  trambahn: TrambahnView;
  game_of_trains: GameOfTrainsView;
  voll_verplant: VollVerplantView;
}
export type GameName = keyof Views;
export const GAMES: GameName[] = ['trambahn', 'game_of_trains', 'voll_verplant'];

export interface BoardProps<View> {
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
  /** plays a code of `legal` */
  send: (code: string) => void;
}

type Loaded = { default: Component<BoardProps<any>> };
const BOARDS = import.meta.glob<Loaded>('./*/Board.svelte');

/** Boards are loaded when a table of their game is first seen. */
export async function boardOf(game: string): Promise<Component<BoardProps<any>>> {
  return (await BOARDS[`./${game}/Board.svelte`]!()).default;
}
