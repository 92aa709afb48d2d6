// A move in words, as advice.
import { t } from '../../messages.svelte';
import type { GameOfTrainsView } from '../../wire';
import { movesOf } from './moves';
import { moveName } from './spoken';

export function advised(view: GameOfTrainsView, viewer: number, code: string): string {
  const [move] = movesOf(view, [code]);
  if (!move) return t('game_of_trains:prompt.draw');
  const said = `${moveName(view.seats[viewer - 1]!.train, move)}.`;
  const sign = code.startsWith('use')
    ? `${t('game_of_trains:with_sign', { card: move.card })} `
    : '';
  return sign + said;
}
