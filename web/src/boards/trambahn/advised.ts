// A move in words, as advice.
import { t } from '../../messages.svelte';
import type { TrambahnView } from '../../wire';
import { lineOf } from './lines';
import { partsOf } from './moves';
import { cardName } from './spoken';

export function advised(view: TrambahnView, _viewer: number, code: string): string {
  const { verb, what, to } = partsOf(code);
  if (verb === '.') return t(`trambahn:advised.${view.step === 'trams' ? 'end_turn' : 'end_step'}`);
  if (verb === 'T') {
    const { name } = view.trams.find(({ value }) => value === Number(what))!;
    return t('trambahn:advised.T', { tram: t(`trambahn:tram.${name}`), row: to });
  }
  const card = cardName(what);
  if (verb === 'P') {
    return t('trambahn:advised.P', { card, end: t(`trambahn:end_of.${lineOf(to ?? what[0]!)}`) });
  }
  return t(`trambahn:advised.${verb === 'S' && to ? 'join' : verb}`, { card, row: to });
}
