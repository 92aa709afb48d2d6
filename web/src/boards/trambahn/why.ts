// Why something cannot be picked up, or laid down there: said to somebody whose turn it is.
import { t } from '../../messages.svelte';
import type { TrambahnView } from '../../wire';
import { cardName } from './names';

/** `what` is a card such as `r7`, or a tram such as `tram 3`. */
export function whyNotPicked(view: TrambahnView, viewer: number | null, what: string): string {
  if (what.startsWith('tram')) return whyNotTram(view, viewer, Number(what.split(' ')[1]));
  if (view.step === 'stations') return t('trambahn:why.fits_nowhere', { card: cardName(what) });
  return t('trambahn:why.no_cards');
}

function whyNotTram(view: TrambahnView, viewer: number | null, value: number): string {
  if (view.step !== 'trams') return t('trambahn:why.trams_later');
  const { price } = view.trams.find((tram) => tram.value === value)!;
  const money = viewer === null ? 0 : view.seats[viewer - 1]!.money;
  const marks = (thousands: number) => t('trambahn:marks', { thousands });
  return t('trambahn:why.too_dear', { price: marks(price), money: marks(money) });
}

/** Why nothing can be laid at a place. */
export function whyNotThere(picked: string | null): string {
  if (!picked) return t('trambahn:why.pick_first');
  if (picked.startsWith('tram')) return t('trambahn:why.has_tram');
  return t('trambahn:why.not_there', { card: cardName(picked) });
}
