// Trains for the pages of the rules. The abilities are those printed on these wagons.
import type { WagonCard, WagonView } from '../../wire';
import { arranged, type Move } from './moves';

const PRINTED: Record<number, string> = {
  2: 'protect',
  5: 'remove_middle',
  6: 'remove_last',
  7: 'remove_first',
  8: 'swap_with_one_between',
  11: 'move_two_left',
  12: 'swap_neighbours',
  19: 'move_two_left',
  25: 'move_two_right',
  31: 'remove_first',
  36: 'swap_neighbours',
  44: 'swap_neighbours',
  52: 'move_two_left',
  57: 'swap_with_one_between',
  63: 'remove_middle',
  68: 'move_two_right',
  73: 'remove_last',
  80: 'swap_neighbours',
};

export function cardOf(number: number): WagonCard {
  return { number, ability: PRINTED[number]! };
}

export function trainOf(numbers: number[], locked: number[] = []): WagonView[] {
  return numbers.map((number, place) => ({
    number,
    ability: PRINTED[number] ?? null,
    locked: locked.includes(number),
    ascends: place === 0 || (numbers[place - 1]! > 0 && numbers[place - 1]! < number),
  }));
}

export interface Example {
  /** the number of the sign that is used */
  sign: number;
  before: WagonView[];
  after: WagonView[];
}

function example(sign: number, numbers: number[], move: Omit<Move, 'code' | 'card'>): Example {
  const before = trainOf(numbers);
  return { sign, before, after: arranged(before, { ...move, code: '', card: sign }, undefined) };
}

export const REARRANGING: Example[] = [
  example(12, [5, 31, 19, 44, 57, 68, 80], { kind: 'swap', from: 1, to: 2 }),
  example(8, [5, 44, 31, 19, 57, 68, 80], { kind: 'swap', from: 1, to: 3 }),
  example(11, [5, 31, 44, 19, 57, 68, 80], { kind: 'move', from: 3, to: 1 }),
  example(25, [5, 44, 19, 31, 57, 68, 80], { kind: 'move', from: 1, to: 3 }),
];
