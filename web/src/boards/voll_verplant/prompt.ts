// What is to be done now, in one sentence.
import { listed, t } from '../../messages.svelte';
import type { VollVerplantView } from '../../wire';
import { completedBy, lettersAt, type Entry } from './moves';
import { spokenCard } from './spoken';

export interface Moment {
  view: VollVerplantView;
  /** what is said instead, if anything is */
  instead: string;
  /** seat from 1, or null */
  viewer: number | null;
  names: string[];
  toAct: number[];
  picked: string | null;
  aimed: Entry | null;
}

export function promptOf(moment: Moment): string {
  const { view, viewer, instead, toAct, picked, aimed } = moment;
  if (view.ending) return t('voll_verplant:prompt.over');
  if (instead) return instead;
  if (viewer === null || !toAct.includes(viewer)) return waiting(moment);
  if (aimed) return preview(moment, aimed);
  if (view.card === 'f') return ride(picked);
  if (picked && view.card === 't') return t('voll_verplant:prompt.where', { letter: picked });
  if (picked) return t('voll_verplant:prompt.crosses', { letter: picked });
  return pick(view, view.sheets[viewer - 1]!.again);
}

/** `again`: the same card once more, for a special station. */
function pick(view: VollVerplantView, again: boolean): string {
  const card = spokenCard(view.card ?? '');
  if (again) return t('voll_verplant:prompt.again', { card });
  return view.card === 't'
    ? t('voll_verplant:prompt.pick_transfer')
    : t('voll_verplant:prompt.pick', { card });
}

function ride(picked: string | null): string {
  return picked
    ? t('voll_verplant:prompt.ride_on', { letter: picked })
    : t('voll_verplant:prompt.ride');
}

function waiting({ view, viewer, names, toAct }: Moment): string {
  if (!toAct.length) return t('voll_verplant:prompt.card');
  const others = { count: toAct.length, names: listed(toAct.map((seat) => names[seat - 1]!)) };
  const full =
    viewer !== null && view.sheets[viewer - 1]!.lines.every((l) => !l.windows.includes(null));
  return full ? t('voll_verplant:prompt.full', others) : t('voll_verplant:prompt.others', others);
}

function preview({ view, viewer }: Moment, entry: Entry): string {
  const marks = view.sheets[(viewer ?? 1) - 1]!.marks;
  const done = completedBy(entry, view, marks);
  const last = view.stations.find(({ id }) => id === entry.stations.at(-1));
  if (!last && !entry.letter) return t('voll_verplant:prompt.decline');
  if (!last) return t('voll_verplant:prompt.nothing');
  if (entry.transfer && !done.length) {
    const lines = lettersAt(view, last.id).length;
    return t('voll_verplant:prompt.counts', { station: last.name, lines, points: 2 * lines });
  }
  if (done.length) {
    return t('voll_verplant:prompt.completes', {
      station: last.name,
      count: done.length,
      letters: listed(done),
    });
  }
  return t('voll_verplant:prompt.to', { station: last.name });
}
