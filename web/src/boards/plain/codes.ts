// Codes that somebody types: which move is meant, and which are near when none is.

export interface Group {
  heading: string;
  codes: string[];
}

/** Codes under their headings, in the order in which the first of each comes. */
export function grouped(codes: string[], headingOf: (code: string) => string): Group[] {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    const heading = headingOf(code);
    groups.set(heading, [...(groups.get(heading) ?? []), code]);
  }
  return [...groups].map(([heading, members]) => ({ heading, codes: members }));
}

/** What several codes have in common, where a game has no words for it: all but the last word. */
export function leading(code: string): string {
  return code.split(' ').slice(0, -1).join(' ');
}

/** The legal code that was typed: exactly, or with other capitals and spaces if only one fits. */
export function understood(typed: string, legal: string[]): string | null {
  const exact = typed.trim();
  if (legal.includes(exact)) return exact;
  const fitting = legal.filter((code) => plain(code) === plain(typed));
  return fitting.length === 1 ? fitting[0]! : null;
}

/** Legal codes that look like what was typed, the most alike first. */
export function near(typed: string, legal: string[], most = 4): string[] {
  const wanted = plain(typed);
  const farthest = Math.min(2, wanted.length / 2);
  const far = (code: string): number =>
    plain(code).includes(wanted) ? 0 : distance(wanted, plain(code));
  return legal
    .filter((code) => far(code) <= farthest)
    .sort((a, b) => far(a) - far(b))
    .slice(0, most);
}

function plain(code: string): string {
  return code.toLowerCase().replace(/\s+/g, '');
}

/** How many letters have to be added, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [n, letter] of [...one].entries()) {
    const next = [n + 1];
    for (const [m, against] of [...other].entries())
      next.push(Math.min(row[m]! + Number(letter !== against), row[m + 1]! + 1, next[m]! + 1));
    row = next;
  }
  return row.at(-1)!;
}
