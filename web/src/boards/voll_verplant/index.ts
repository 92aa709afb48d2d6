// All that the browser has of Voll verplant.
import type { Files } from '../board';
import type { VollVerplantView } from '../../wire';
import Picture from './Picture.svelte';

export const vollVerplant: Files<VollVerplantView> = {
  // answers are hidden until the next card is turned over
  moments: { worth: ({ kind }) => kind === 'deal', decidesMeanwhile: false, pencils: 'always' },
  Picture,
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  sums: () => import('./Sums.svelte'),
  guide: () => import('./guide'),
  advised: () => import('./advised'),
};
