// Why a car or a station cannot be chosen: said to somebody who may write now.
import { t } from '../../messages.svelte';
import type { LineView, VollVerplantView } from '../../wire';

export function whyNotLine({ letter, windows }: LineView): string {
  if (!windows.includes(null)) return t('voll_verplant:why.windows', { letter });
  return t('voll_verplant:why.line', { letter });
}

export function whyNotStation(
  view: VollVerplantView,
  id: string,
  mark: string | undefined,
  picked: string | null,
): string {
  const { name } = view.stations.find((station) => station.id === id)!;
  if (mark) return t('voll_verplant:why.marked', { station: name });
  if (!picked) return t('voll_verplant:why.pick_first');
  const on = view.lines.find(({ letter }) => letter === picked)!.stations.includes(id);
  const values = { letter: picked, station: name };
  if (!on) return t('voll_verplant:why.not_on', values);
  return t(`voll_verplant:why.${view.card === 't' ? 'not_first' : 'too_far'}`, values);
}
