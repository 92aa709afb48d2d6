// What things are called aloud.
import { t } from '../../messages.svelte';
import type { WagonCard, WagonView } from '../../wire';
import type { Move } from './moves';

export function abilityName(ability: string | null): string {
  return t(`game_of_trains:ability.${ability ?? 'protect'}`);
}

/** What a wagon will be able to do as a sign. */
export function signName(ability: string): string {
  return t('game_of_trains:as_sign', { ability: abilityName(ability) });
}

export function wagonName(wagon: WagonView, index: number): string {
  const place = index + 1;
  if (!wagon.number) return t('game_of_trains:gap', { place });
  const said = { number: wagon.number, place, ability: abilityName(wagon.ability) };
  return wagon.locked ? t('game_of_trains:wagon_locked', said) : t('game_of_trains:wagon', said);
}

export function cardName({ number, ability }: WagonCard): string {
  return t('game_of_trains:card', { number, ability: abilityName(ability) });
}

export function moveName(train: WagonView[], { kind, card, from, to }: Move): string {
  const one = train[from]?.number;
  const other = train[to]?.number;
  return t(`game_of_trains:target.${kind}`, { card, one, other, from: from + 1, to: to + 1 });
}
