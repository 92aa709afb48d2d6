// All that the browser has of Game of Trains.
import type { Files } from '../board';
import { openly } from '../moments';
import type { GameOfTrainsView } from '../../wire';

export const gameOfTrains: Files<GameOfTrainsView> = {
  moments: {
    worth: openly,
    decidesMeanwhile: false,
    pencils: 'touch',
    // a wagon that was drawn, when it is put, and one that was drafted, when it is kept
    opens: (code, hidden) => code.startsWith(hidden.startsWith('car') ? 'put' : 'keep'),
  },
  isSecret: ({ seats }) => seats.some(({ draft_count }) => draft_count > 0),
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  sums: () => import('./Sums.svelte'),
  guide: () => import('./guide'),
  advised: () => import('./advised'),
  described: () => import('./described'),
};
