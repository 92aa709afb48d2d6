// Why a move is advised: what it can expect, and how sure that is, beside the next best.
import { language, t } from '../messages.svelte';
import type { Advice, AdviceMove } from '../wire';

export type Lead = 'only' | 'clear' | 'slight' | 'even';

/** By how much the best is ahead of the next: clearly, when what they can expect does not overlap. */
export function leadOf({ moves, exact }: Advice): Lead {
  const [best, next] = moves.filter(({ expected }) => expected !== null);
  if (!best || !next) return 'only';
  const ahead = best.expected! - next.expected!;
  if (ahead <= 0) return 'even';
  if (exact || best.low! > next.high!) return 'clear';
  return ahead < (best.high! - best.low!) / 4 ? 'even' : 'slight';
}

export function reasonOf(advice: Advice): string {
  const [best, next] = advice.moves.filter(({ expected }) => expected !== null);
  if (!best) return '';
  const kind = advice.payoff === 'share of the win' ? 'win' : 'points';
  const outlook = t(`table:hint.${advice.exact ? 'exact_' : ''}${kind}`, numbersOf(advice, best));
  const lead = leadOf(advice);
  if (lead === 'only') return `${outlook}.`;
  const [one, other] = [best, next!].map(({ expected }) => number(advice, expected!));
  // nobody sees a difference that is not written
  return `${outlook}: ${t(`table:hint.lead.${one === other ? 'even' : lead}`, { next: other })}`;
}

/** What was given up by what was played; where the search never tried it, at least as much as by the worst it tried. */
export function givenUp({ gave_up, played, moves }: Advice): number {
  if (!played || gave_up !== null) return gave_up ?? 0;
  const tried = moves.flatMap(({ expected }) => (expected === null ? [] : [expected]));
  return tried.length ? tried[0]! - Math.min(...tried) : 0;
}

/** Whether nothing was given up that could be seen in the numbers. */
export function isAsGood(advice: Advice): boolean {
  const cost = givenUp(advice);
  return cost <= 0 || number(advice, cost) === number(advice, 0);
}

/** The same in words. */
export function costOf(advice: Advice): string {
  if (advice.gave_up === null) return t('table:hint.not_tried');
  if (isAsGood(advice)) return t('table:hint.as_good');
  const cost = advice.gave_up;
  const told = number(advice, cost);
  const kind = advice.payoff === 'share of the win' ? 'win' : 'points';
  return t(`table:hint.cost_${kind}`, { count: Math.round(10 * cost) / 10, cost: told });
}

export function numbersOf(advice: Advice, { expected, low, high }: AdviceMove) {
  return {
    count: Math.round(10 * (expected ?? 0)) / 10, // as many points as are written
    expected: number(advice, expected ?? 0),
    low: number(advice, low ?? 0),
    high: number(advice, high ?? 0),
  };
}

function number({ payoff }: Advice, value: number): string {
  if (payoff !== 'share of the win')
    return value.toLocaleString(language(), { maximumFractionDigits: 1 });
  return value.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 });
}
