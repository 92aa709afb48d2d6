// The codes of Trambahn, taken apart: what is moved, and the place where it goes (docs/notation.md).
export interface Move {
  code: string;
  /** a card such as `r7`, or a tram such as `tram 3` */
  what: string;
  /** `line r`, `row 2`, `new row` or `money` */
  place: string;
}

export const END_STEP = '.';

export function movesOf(legal: string[]): Move[] {
  return legal.filter((code) => code !== END_STEP).map(moveOf);
}

function moveOf(code: string): Move {
  const [verb, rest = ''] = code.split(' ');
  const [what = '', to] = rest.split('>');
  switch (verb) {
    case 'P':
      return { code, what, place: `line ${to ?? what[0]}` };
    case 'S':
      return { code, what, place: to ? `row ${to}` : 'new row' };
    case 'T':
      return { code, what: `tram ${what}`, place: `row ${to}` };
    default:
      return { code, what, place: 'money' };
  }
}
