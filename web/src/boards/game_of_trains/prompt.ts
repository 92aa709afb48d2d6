// The sentence on the board: what the viewer can do, or for whom everybody waits.
import { listed, t } from '../../messages.svelte';
import type { GameOfTrainsView } from '../../wire';
import type { BoardProps } from '../board';

export function promptOf(table: BoardProps<GameOfTrainsView>, picked: number | null): string {
  const { view, now, legal, instead, viewer, names, toAct } = table;
  if (view.winner) {
    return view.winner === viewer
      ? t('game_of_trains:prompt.over_yours')
      : t('game_of_trains:prompt.over', { name: names[view.winner - 1] });
  }
  if (instead) return instead;
  if (viewer === null || !toAct.includes(viewer)) return waiting(now.step, toAct, names);
  if (view.step === 'put') return t('game_of_trains:prompt.put');
  if (view.step === 'keep') {
    return picked ? t('game_of_trains:prompt.keep_place') : t('game_of_trains:prompt.keep');
  }
  const open = view.open_cards.find(({ number }) => number === picked);
  if (open) return t(`game_of_trains:use.${open.ability}`);
  return legal.length > 1 ? t('game_of_trains:prompt.action') : t('game_of_trains:prompt.draw');
}

function waiting(step: string, toAct: number[], names: string[]): string {
  if (!toAct.length) return t('game_of_trains:dealing');
  const others = { count: toAct.length, names: listed(toAct.map((seat) => names[seat - 1]!)) };
  return t(`game_of_trains:waiting.${step}`, others);
}
