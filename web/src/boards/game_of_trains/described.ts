// The table in words, for the plain board.
import { t } from '../../messages.svelte';
import type { GameOfTrainsView } from '../../wire';
import type { BoardProps, Section } from '../board';
import { promptOf } from './prompt';
import { abilityName, cardName, wagonName } from './spoken';

type Table = BoardProps<GameOfTrainsView>;

export function heading(view: GameOfTrainsView, code: string): string {
  const [verb, card] = code.split(' ');
  if (verb === 'keep') return t('game_of_trains:hand');
  const sign = view.open_cards.find(({ number }) => number === Number(card));
  return verb === 'use' && sign ? signOf(sign) : '';
}

export function prompt(table: Table): string {
  return promptOf(table, null);
}

export function sections({ view, viewer, names }: Table): Section[] {
  const seats = names.map((_, n) => ((n + (viewer ?? 1) - 1) % names.length) + 1);
  const signs = view.open_cards.map(signOf);
  const piles = [
    t('game_of_trains:draw_pile', { count: view.draw_pile }),
    t('game_of_trains:discard_pile', { count: view.discard_pile }),
  ];
  const open = signs.length ? signs : [t('game_of_trains:no_open_cards')];
  const [first, ...others] = seats.map((seat) => trainOf(view, seat, viewer, names));
  return [
    ...held(view, viewer),
    first!,
    { title: t('game_of_trains:open_cards'), lines: [...open, ...piles] },
    ...others,
  ];
}

function signOf({ number, ability }: { number: number; ability: string }): string {
  return t('game_of_trains:sign', { number, ability: abilityName(ability) });
}

/** What the viewer holds: the draft, or the wagon just drawn. */
function held({ seats, turn, drawn }: GameOfTrainsView, viewer: number | null): Section[] {
  if (viewer === null) return [];
  const cards = viewer === turn && drawn ? [drawn] : (seats[viewer - 1]!.draft ?? []);
  return cards.length ? [{ title: t('game_of_trains:hand'), lines: cards.map(cardName) }] : [];
}

function trainOf(
  { seats, score }: GameOfTrainsView,
  seat: number,
  viewer: number | null,
  names: string[],
): Section {
  const { longest_run: run, in_order: pairs } = score[seat - 1]!;
  const own = seat === viewer;
  return {
    title: own
      ? t('game_of_trains:own_train')
      : t('game_of_trains:train', { name: names[seat - 1] }),
    lines: [
      ...seats[seat - 1]!.train.map(wagonName),
      t('game_of_trains:run', { run }),
      t('game_of_trains:pairs', { pairs }),
    ],
  };
}
