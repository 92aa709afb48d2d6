// Spoken names of cards.
import { t } from '../../messages.svelte';
import { lineOf } from './lines';

export function isConductor(card: string): boolean {
  return card === 'c';
}

export function cardName(card: string): string {
  if (isConductor(card)) return t('trambahn:conductor');
  return t(`trambahn:card.${lineOf(card[0]!)}`, { value: card.slice(1) });
}
