// Which of the things that happen in a game are worth a moment of their own. The others change nothing
// that could be seen, and are shown together with the next thing that does.
import type { Happening, MatchView } from '../wire';
import type { GameName } from './board';

interface Moments {
  worth: (happening: Happening) => boolean;
  /** whether the viewer can decide by what is shown while the last moves of others still are */
  decidesMeanwhile: boolean;
  /** whether a move is pencilled before it counts: always, where a finger may slip, or never, as it can be taken back */
  pencils: 'always' | 'touch' | 'never';
}

const openly = ({ kind, code }: Happening): boolean =>
  kind === 'undo' || (kind === 'move' && !code.includes('?')); // ? is what nobody may know

const MOMENTS: Record<GameName, Moments> = {
  // the end of a step moves nothing, and others touch neither the viewer's hand nor rows
  trambahn: {
    worth: (happening) => openly(happening) && happening.code !== '.',
    decidesMeanwhile: true,
    pencils: 'never',
  },
  game_of_trains: { worth: openly, decidesMeanwhile: false, pencils: 'touch' },
  // answers are hidden until the next card is turned over
  voll_verplant: {
    worth: ({ kind }) => kind === 'deal',
    decidesMeanwhile: false,
    pencils: 'always',
  },
};

/**
 * Whether anybody at the table sees something that the others must not: then a screen that several
 * share is passed on behind a curtain. Answers of a round are not in the pages of others at all.
 */
export function secretsOf({ game, result, table }: MatchView): boolean {
  if (result) return false;
  if (game === 'game_of_trains') return table.seats.some(({ draft_count }) => draft_count > 0);
  return game !== 'voll_verplant';
}

const OF_ANY_GAME: Moments = { worth: openly, decidesMeanwhile: false, pencils: 'touch' };

export function momentsOf(game: string): Moments {
  return MOMENTS[game as GameName] ?? OF_ANY_GAME;
}
