// A picture in characters, line by line: what is seen, and what is heard of it.

export interface Line {
  seen: string;
  /** without what is only drawn; empty if nothing is left */
  heard: string;
}

const HIDDEN = /▒+(?: +▒+)*/g;
const DRAWN = /[\u2500-\u2590\u2594-\u259f▶◀[\]]/g; // frames, blocks and pointers
const BLANK = /_{2,}/g;

/** `hidden` says how many cards lie face down. */
export function linesOf(text: string, hidden: (count: number) => string): Line[] {
  return text.split('\n').map((seen) => ({ seen, heard: heardOf(seen, hidden) }));
}

function heardOf(seen: string, hidden: (count: number) => string): string {
  return seen
    .replace(HIDDEN, (cards) => hidden(cards.trim().split(/ +/).length))
    .replace(DRAWN, ' ')
    .replace(BLANK, '–')
    .replace(/\s+/g, ' ')
    .trim();
}

export function widest(lines: Line[]): number {
  return Math.max(1, ...lines.map(({ seen }) => [...seen].length));
}
