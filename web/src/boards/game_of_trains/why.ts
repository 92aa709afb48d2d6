// Why something cannot be chosen: said to somebody whose turn it is.
import { t } from '../../messages.svelte';
import type { GameOfTrainsView } from '../../wire';

export function whyNotSign({ step }: GameOfTrainsView): string {
  if (step === 'put') return t('game_of_trains:why.put_first');
  if (step === 'keep') return t('game_of_trains:why.keep_first');
  return t('game_of_trains:why.sign');
}

export function whyNotWagon({ step }: GameOfTrainsView, picked: number | null): string {
  if (step === 'keep' && !picked) return t('game_of_trains:why.keep_first');
  return picked ? t('game_of_trains:why.not_touched') : t('game_of_trains:why.pick_first');
}

export function whyNotDrawn(): string {
  return t('game_of_trains:why.no_draw');
}
