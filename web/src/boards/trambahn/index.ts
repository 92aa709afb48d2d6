// All that the browser has of Trambahn.
import type { Files } from '../board';
import { openly } from '../moments';
import type { TrambahnView } from '../../wire';

export const trambahn: Files<TrambahnView> = {
  // the end of a step moves nothing, and others touch neither the viewer's hand nor rows
  moments: {
    worth: (happening) => openly(happening) && happening.code !== '.',
    decidesMeanwhile: true,
    pencils: 'never',
    opens: () => false,
  },
  isSecret: () => true,
  board: () => import('./Board.svelte'),
  rules: () => import('./Rules.svelte'),
  sums: () => import('./Sums.svelte'),
  guide: () => import('./guide'),
  advised: () => import('./advised'),
  described: () => import('./described'),
};
