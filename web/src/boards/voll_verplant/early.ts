// What is asked of the server before the board is there: the map, which the board draws on.
import type { VollVerplantOptions } from '../../wire';

export const early = ({ map }: Required<VollVerplantOptions>) => [`/maps/${map}`];
