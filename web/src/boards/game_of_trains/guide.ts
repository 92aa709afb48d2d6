// The guided first game: what to know, at the moment it matters.
import type { Tip } from '../tip';
import type { GameOfTrainsView, WagonCard } from '../../wire';

type View = GameOfTrainsView;

const uses = (legal: string[]) => legal.some((code) => code.startsWith('use'));
const open = (view: View, kind: string) =>
  view.open_cards.some(({ ability }: WagonCard) => ability.startsWith(kind));
const run = (view: View, viewer: number) => view.score[viewer - 1]!.longest_run;
const locked = (view: View) => view.seats.some(({ train }) => train.some((wagon) => wagon.locked));

export const guide: Tip<View>[] = [
  { key: 'goal', when: () => true, place: '.own .train' },
  { key: 'colours', when: () => true, place: '.own .train' },
  { key: 'keep', when: ({ step }) => step === 'keep', place: '.crane' },
  { key: 'draw', when: (_, legal) => legal.includes('draw'), place: '.pile.legal' },
  { key: 'put', when: ({ step }) => step === 'put', place: '.crane' },
  { key: 'signs', when: (_, legal) => uses(legal), place: '.signs' },
  { key: 'use', when: (_, legal) => uses(legal), place: '.signs' },
  { key: 'chain', when: (view, _, viewer) => run(view, viewer) > 1, place: '.own .train' },
  {
    key: 'remove',
    when: (view, legal) => uses(legal) && open(view, 'remove'),
    place: '.signs',
  },
  {
    key: 'protect',
    when: (view, legal) => uses(legal) && open(view, 'protect'),
    place: '.signs',
  },
  { key: 'lock', when: locked, place: '.padlock' },
  { key: 'pairs', when: (view) => view.discard_pile > 1, place: '.desk > .pile:last-child' },
  { key: 'others', when: (_, legal) => legal.includes('draw'), place: '.lanes' },
  { key: 'close', when: (view, _, viewer) => run(view, viewer) > 4, place: '.own .train' },
];
