// The table in words, for the plain board.
import { language, listed, t } from '../../messages.svelte';
import type { RowView, TrambahnSeatView, TrambahnView } from '../../wire';
import type { BoardProps, Section } from '../board';
import { promptOf, waitedFor } from './prompt';
import { cardName, isConductor } from './spoken';

type Table = BoardProps<TrambahnView>;
const STEP_OF: Record<string, string> = {
  P: 'passengers',
  S: 'stations',
  I: 'income',
  T: 'trams',
};

export function heading(_view: TrambahnView, code: string): string {
  const step = STEP_OF[code[0]!];
  return step ? t(`trambahn:step.${step}`) : '';
}

export function prompt({ view, instead, viewer, toAct, names }: Table): string {
  const waitsFor = waitedFor({ toAct, viewer, names });
  return promptOf({ step: view.step, over: view.ending, instead, waitsFor, picked: null });
}

export function sections({ view, viewer, names }: Table): Section[] {
  const own = viewer === null ? null : view.seats[viewer - 1]!.hand;
  const hand = own?.map((card) => worth(view, card)) ?? [];
  return [
    ...(hand.length ? [{ title: t('trambahn:hand'), lines: hand }] : []),
    ...seatsFrom(viewer, names).map((seat) => seatOf(view.seats[seat]!, names[seat]!)),
    { title: t('plain:terminals'), lines: view.waiting.map(waiting) },
    { title: t('trambahn:depot.title'), lines: [...view.trams.map(tram), ...piles(view)] },
    { title: t('trambahn:pad.title'), lines: pad(view, names) },
  ];
}

/** Every seat, the viewer's first. */
function seatsFrom(viewer: number | null, names: string[]): number[] {
  const first = (viewer ?? 1) - 1;
  return names.map((_, n) => (n + first) % names.length);
}

function worth({ victory_points }: TrambahnView, code: string): string {
  const card = cardName(code);
  if (isConductor(code)) return card;
  return t('trambahn:card_worth', { card, count: victory_points[Number(code.slice(1)) - 1] });
}

function seatOf({ money, hand_count, rows }: TrambahnSeatView, name: string): Section {
  const marks = new Intl.NumberFormat(language()).format(money * 1000);
  const lines = [
    t('trambahn:money', { name, marks }),
    t('trambahn:seat.hand', { count: hand_count }),
    ...rows.map(rowOf),
  ];
  if (!rows.length) lines.push(t('trambahn:row.none'));
  return { title: t('trambahn:rows', { name }), lines };
}

function rowOf({ line, cards, tram, tour_points }: RowView, at: number): string {
  const about = t('trambahn:row.about', {
    number: at + 1,
    line: t(`trambahn:line.${line}`),
    cards: listed(cards.map(cardName)),
    tour: tram ? t('trambahn:row.tour', { count: tour_points }) : t('trambahn:row.without'),
  });
  return `${about}.`;
}

function waiting({ line, passengers }: TrambahnView['waiting'][number]): string {
  const count = passengers.length;
  const said = t('trambahn:terminal', { line: t(`trambahn:line.${line}`), count });
  const to = t(`trambahn:end_of.${line}`);
  return `${to}: ${said}${count ? `: ${listed(passengers.map(cardName))}` : ''}.`;
}

function tram({ name, value, price, displayed, in_depot }: TrambahnView['trams'][number]): string {
  const kind = t('trambahn:tram.worth', { tram: t(`trambahn:tram.${name}`), value });
  return t('plain:tram', { tram: kind, price, displayed, left: in_depot });
}

function piles({ draw_pile, discard_pile }: TrambahnView): string[] {
  return [
    t('trambahn:pile.draw', { count: draw_pile }),
    t('trambahn:pile.discard', { count: discard_pile }),
  ];
}

function pad({ score }: TrambahnView, names: string[]): string[] {
  const each = (points: number[]) =>
    names.map((name, seat) => `${name} ${points[seat]}`).join(', ');
  const tours = score.tours.map(
    ({ line, points }, at) =>
      `${t('trambahn:pad.tour')} ${at + 1}, ${t(`trambahn:line.${line}`)}: ${each(points)}`,
  );
  const extra = `${t('trambahn:pad.extra')}: ${each(score.extra_points)}`;
  return [...tours, extra, `${t('trambahn:pad.total')}: ${each(score.total)}`];
}
