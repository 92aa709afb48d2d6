// What a change of the table sounds like.
import type { Sound } from '../../stage/sounds.svelte';
import type { GameOfTrainsView } from '../../wire';
import { locks } from './changes';

export function soundOf(previous: GameOfTrainsView | null, view: GameOfTrainsView): Sound | null {
  if (!previous) return null;
  if (locks(view) > locks(previous)) return 'lock';
  if (trainsOf(view) !== trainsOf(previous)) return 'place';
  return view.draw_pile !== previous.draw_pile ? 'card' : null;
}

function trainsOf(view: GameOfTrainsView): string {
  return view.seats.map(({ train }) => train.map(({ number }) => number).join()).join(';');
}
