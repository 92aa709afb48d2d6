// What is to be done now, in one sentence.
import { t } from '../../messages.svelte';
import { cardName } from './spoken';

export interface Moment {
  step: string;
  /** how the game ended, if it has */
  over: string | null;
  /** what is said instead, if anything is */
  instead: string;
  /** who is to act, if that is not the viewer */
  waitsFor: string | null;
  /** a card such as `r7`, or a tram such as `tram 3` */
  picked: string | null;
}

/** Who is to act, if that is not the viewer; null also while cards are dealt. */
export function waitedFor(table: {
  toAct: number[];
  viewer: number | null;
  names: string[];
}): string | null {
  const [seat] = table.toAct;
  return seat === undefined || seat === table.viewer ? null : table.names[seat - 1]!;
}

export function promptOf({ step, over, instead, waitsFor, picked }: Moment): string {
  if (over) return t(`trambahn:over.${over}`);
  if (instead) return instead;
  if (waitsFor !== null) return t('trambahn:ask.wait', { name: waitsFor });
  if (!picked) return t(`trambahn:ask.${step}`);
  if (picked.startsWith('tram')) return t('trambahn:ask.tram');
  return t('trambahn:ask.card', { card: cardName(picked) });
}
