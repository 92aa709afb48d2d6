// The guided first game: a tip for everything that happens for the first time, whatever is dealt.
import type { Tip } from '../tip';
import type { SheetView, VollVerplantView } from '../../wire';

type When = Tip<VollVerplantView>['when'];

function own(view: VollVerplantView, viewer: number): SheetView {
  return view.sheets[viewer - 1]!;
}

function written(view: VollVerplantView, viewer: number): number {
  const windows = own(view, viewer).lines.flatMap((line) => line.windows);
  return windows.filter((card) => card !== null).length;
}

const card =
  (kinds: string): When =>
  (view) =>
    kinds.split(' ').includes(view.card ?? '');
const after =
  (entries: number): When =>
  (view, _, viewer) =>
    written(view, viewer) >= entries;

export const guide: Tip<VollVerplantView>[] = [
  { key: 'goal', when: () => true, place: '.leaf' },
  { key: 'card', when: card('3 4 5 6'), place: '.deck' },
  { key: 'express', when: card('e2 e3'), place: '.deck' },
  { key: 'transfer', when: card('t'), place: '.deck' },
  { key: 'ride', when: card('f'), place: '.leaf' },
  { key: 'pick', when: card('3 4 5 6 e2 e3'), place: '.cars' },
  { key: 'six', when: card('6'), place: '.deck' },
  { key: 'windows', when: after(1), place: '.cars' },
  { key: 'stop', when: after(2), place: '.leaf' },
  { key: 'fewer', when: after(3), place: '.choices' },
  {
    key: 'others',
    when: (view, _, viewer) => view.sheets.length > 1 && written(view, viewer) > 1,
    place: '.others',
  },
  { key: 'pile', when: after(4), place: '.deck' },
  {
    key: 'ring',
    when: (view, legal) => legal.some((code) => /[<>]/.test(code)) && !!view.ring,
    place: null,
  },
  {
    key: 'completed',
    when: (view, _, viewer) => own(view, viewer).score.lines > 0,
    place: '.cars',
  },
  { key: 'taken', when: (view, _, viewer) => isTaken(view, viewer), place: '.cars' },
  { key: 'fields', when: after(6), place: '.board dl' },
];

/** Somebody else was the first to complete a line. */
function isTaken(view: VollVerplantView, viewer: number): boolean {
  return view.lines.some(({ taken }, n) => taken && !own(view, viewer).lines[n]!.points);
}
