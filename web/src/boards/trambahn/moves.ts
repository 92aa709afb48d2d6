// The codes of Trambahn, taken apart: what is moved, and the place where it goes (docs/notation.md).
import { unreadable } from '../unreadable';

export interface Move {
  code: string;
  /** a card such as `r7`, or a tram such as `tram 3` */
  what: string;
  /** `line r`, `row 2`, `new row` or `money` */
  place: string;
}

/** A code in its parts: step, card or value of a tram, and the line or row after `>`. */
export interface Parts {
  verb: 'P' | 'S' | 'I' | 'T' | '.';
  what: string;
  to: string | undefined;
}

export const END_STEP = '.';
const CODE = /^(?:\.|(?:[PSI] (?:[bgry]\d+|c)|T \d)(?:>\w+)?)$/;

export function movesOf(legal: string[]): Move[] {
  return legal.filter((code) => code !== END_STEP).map(moveOf);
}

export function partsOf(code: string): Parts {
  if (!CODE.test(code)) return unreadable(code);
  const [verb, rest = ''] = code.split(' ');
  const [what = '', to] = rest.split('>');
  return { verb: verb as Parts['verb'], what, to };
}

function moveOf(code: string): Move {
  const { verb, what, to } = partsOf(code);
  switch (verb) {
    case 'P':
      return { code, what, place: `line ${to ?? what.charAt(0)}` };
    case 'S':
      return { code, what, place: to ? `row ${to}` : 'new row' };
    case 'T':
      return { code, what: `tram ${what}`, place: `row ${to}` };
    case 'I':
      return { code, what, place: 'money' };
    case '.':
      return unreadable(code);
  }
}
