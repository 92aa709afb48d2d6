import { expect, test } from 'vitest';
import { linesOf, widest } from './lines';

const hidden = (count: number): string => `${count} hidden`;
const heard = (text: string): string[] => linesOf(text, hidden).map((line) => line.heard);

test('frames, blocks and pointers are seen and not heard', () => {
  expect(heard('▶ Anna   3\n    ▟▇█▙ ─[46] [ 9]─[67]\n────\n')).toEqual([
    'Anna 3',
    '46 9 67',
    '',
    '',
  ]);
});

test('hidden cards are counted, and blanks are heard', () => {
  expect(heard('hand ▒▒ ▒▒ ▒▒ and __  __')).toEqual(['hand 3 hidden and – –']);
});

test('nothing of the picture is lost to the eye', () => {
  const lines = linesOf('  a\n bcd ', hidden);
  expect(lines.map(({ seen }) => seen)).toEqual(['  a', ' bcd ']);
  expect(widest(lines)).toBe(5);
});
