// A guided first game: something to say for every step and every event, whatever cards are dealt.
import type { Tip } from '../tip';
import type { RowView, TrambahnSeatView, TrambahnView } from '../../wire';

type When = Tip<TrambahnView>['when'];

const own = (view: TrambahnView, viewer: number): TrambahnSeatView => view.seats[viewer - 1]!;

function tip(key: string, place: string, ...whens: When[]): Tip<TrambahnView> {
  const when: When = (view, legal, viewer) => whens.every((test) => test(view, legal, viewer));
  return { key, place, when };
}

function at(step: string): When {
  return (view) => view.step === step;
}

function ownRow(test: (row: RowView) => boolean): When {
  return (view, _, viewer) => own(view, viewer).rows.some(test);
}

const HAND = '.dock .hand';
const ROWS = '.mine .rows';
const runs = ownRow((row) => row.tram > 0);

export const guide: Tip<TrambahnView>[] = [
  tip('goal', '.terminals'),
  tip('cards', HAND, at('passengers')),
  tip('passengers', HAND, at('passengers')),
  tip('second', '.ask', at('passengers'), (view) => view.passengers_laid === 1),
  tip('stations', HAND, at('stations')),
  tip(
    'bare',
    ROWS,
    at('stations'),
    ownRow((row) => !row.tram),
  ),
  tip('income', '.dock .money', at('income')),
  tip('trams', '.depot', at('trams')),
  tip('running', ROWS, runs),
  tip(
    'others',
    '.them',
    at('passengers'),
    (view, _, viewer) => view.seats[2 - viewer]!.rows.length > 0,
  ),
  tip('arrows', '.terminals', at('passengers'), runs),
  tip('conductor', HAND, (view, _, viewer) => !!own(view, viewer).hand?.includes('c')),
  tip('three', '.terminals', (view) => view.waiting.some((line) => line.passengers.length === 3)),
  tip('tour', '.score', (view) => view.score.tours.length > 0),
  tip(
    'extra',
    ROWS,
    ownRow((row) => row.cards.length > 5),
  ),
  tip('pile', '.piles', (view) => view.draw_pile < 12),
  tip('end', '.score', (view) => view.score.tours.length > 7),
];
