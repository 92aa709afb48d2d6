// All that the browser has of Voll verplant.
import type { Files } from '../board';
import type { VollVerplantView } from '../../wire';

export const vollVerplant: Files<VollVerplantView> = {
  // answers are hidden until the next card is turned over
  moments: {
    worth: ({ kind }) => kind === 'deal',
    decidesMeanwhile: false,
    pencils: 'always',
    opens: (code) => code.startsWith('flip'),
  },
  isSecret: () => false, // answers of a round are not in the pages of others at all
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  sums: () => import('./Sums.svelte'),
  guide: () => import('./guide'),
  advised: () => import('./advised'),
  described: () => import('./described'),
};
