// Why something cannot be picked up, or laid down there: said to somebody whose turn it is.
import { t } from '../../messages.svelte';
import type { TrambahnView } from '../../wire';
import { cardName, isConductor } from './spoken';

/** of a terminal, a row that is there, or the place for a new one */
export type Goal = 'line' | 'row' | 'new';

/** `what` is a card such as `r7`, or a tram such as `tram 3`. */
export function whyNotPicked(view: TrambahnView, viewer: number | null, what: string): string {
  if (what.startsWith('tram')) return whyNotTram(view, viewer, Number(what.split(' ')[1]));
  if (view.step === 'stations')
    return t(`trambahn:why.${isConductor(what) ? 'no_row' : 'rows_full'}`);
  return t('trambahn:why.no_cards');
}

function whyNotTram(view: TrambahnView, viewer: number | null, value: number): string {
  if (view.step !== 'trams') return t('trambahn:why.trams_later');
  const { price } = view.trams.find((tram) => tram.value === value)!;
  const money = viewer === null ? 0 : view.seats[viewer - 1]!.money;
  const marks = (thousands: number) => t('trambahn:marks', { thousands });
  return t('trambahn:why.too_dear', { price: marks(price), money: marks(money) });
}

/** Why what was picked up, if anything was, cannot go there: with the ruling where there is one. */
export function whyNotThere(step: string, picked: string | null, place: Goal): string {
  if (place === 'line' && step !== 'passengers') return t('trambahn:why.passengers_first');
  if (!picked) return t(`trambahn:why.pick_${step === 'trams' ? 'tram' : 'first'}`);
  if (picked.startsWith('tram')) return t('trambahn:why.has_tram');
  if (step === 'income') return t('trambahn:why.to_money');
  if (step === 'passengers' && place !== 'line') return t('trambahn:why.stations_later');
  return t(`trambahn:why.not_${place}`, { card: cardName(picked) });
}
