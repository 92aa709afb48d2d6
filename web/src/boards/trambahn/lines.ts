// The four lines. None of them is told by its colour alone: each has a symbol, and a pattern on its cards.
export const LINES = ['blue', 'red', 'green', 'yellow'] as const;
export type Line = (typeof LINES)[number];

/** by the letter that codes have for it */
export function lineOf(letter: string): Line {
  return LINES.find((line) => line[0] === letter)!;
}

/** Drawings in a square of 24: a rhombus of Bavaria, a heart, a lime leaf, a sun. */
export const SYMBOLS: Record<Line, string> = {
  blue: 'M12 1l9 11-9 11L3 12z',
  red: 'M12 22C6 17 1.5 13 1.5 8A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10.5 2c0 5-4.5 9-10.5 14z',
  green:
    'M13 23h-2v-5C5 18 2 14 2 9c3 0 5 .5 6.5 2C8 7 9 4 12 1c3 3 4 6 3.5 10C17 9.5 19 9 22 9c0 5-3 9-9 9z',
  yellow:
    'M12 0l2.3 5.6L19 2.5l-.9 5.6 5.7.5-4.5 3.4 4.5 3.4-5.7.5.9 5.6-4.7-3.1L12 24l-2.3-5.6L5 21.5l.9-5.6-5.7-.5L4.7 12 .2 8.6l5.7-.5L5 2.5l4.7 3.1z',
};
