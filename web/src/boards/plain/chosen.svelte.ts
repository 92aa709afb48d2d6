// Which board somebody wants: the one that is drawn for the game, or the plain one of text and buttons.
import { keep, kept } from '../../kept';

export const BOARDS = ['drawn', 'plain'] as const;
export type ChosenBoard = (typeof BOARDS)[number];
const KEPT = 'stellwerk.board';

const chosen = $state({ board: BOARDS.find((known) => known === kept(KEPT)) ?? 'drawn' });

export function chosenBoard(): ChosenBoard {
  return chosen.board;
}

export function chooseBoard(wanted: ChosenBoard): void {
  chosen.board = wanted;
  keep(KEPT, wanted);
}
