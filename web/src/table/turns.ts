// The log, turn by turn, in as few sentences as tell what happened.
import type { Lately } from '../boards/board';
import type { LogView } from '../wire';

/** One or several entries that are told as one. */
export interface Line {
  /** of the last entry */
  number: number;
  seat: number | null;
  codes: string[];
  text: string;
  /** how it is told: all the cards of the deal, cards drawn one after the other, or by its text */
  kind: 'deal' | 'drawn' | 'told';
}

export interface Turn {
  /** null for the deal, and for a round in which all act at once */
  seat: number | null;
  entries: LogView[];
  lines: Line[];
}

const SAYS_MORE = /[.!] \S/; // a second sentence, such as that of a tour
const ROUND = 'flip';

export function turnsOf(game: string, entries: LogView[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && belongs(last, entry)) last.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry], lines: [] });
  }
  for (const turn of turns) turn.lines = linesOf(game, turn);
  return turns;
}

/** Chance goes on with a turn; in a round everybody acts until the next card is turned over. */
function belongs({ seat, entries }: Turn, entry: LogView): boolean {
  if (entry.code.startsWith(ROUND)) return false;
  if (entries[0]!.code.startsWith(ROUND)) return true;
  return entry.seat === null || entry.seat === seat;
}

/** How many entries there are before anybody does something: the deal. */
export function dealOf(entries: LogView[]): number {
  const first = entries.findIndex(({ seat, code }) => seat !== null || code.startsWith(ROUND));
  return first < 0 ? entries.length : first;
}

function linesOf(game: string, { seat, entries }: Turn): Line[] {
  const round = entries[0]!.code.startsWith(ROUND);
  if (seat === null && !round) return [lineOf(entries.at(-1)!, 'deal')];
  let lines: Line[] = [];
  for (const entry of entries) {
    if (entry.code === '.' && !SAYS_MORE.test(entry.text)) continue;
    if (game === 'game_of_trains' && entry.code.startsWith('put')) lines = lines.filter(isNoDraw);
    const line = lineOf(entry, isDrawn(game, entry) ? 'drawn' : 'told');
    const last = lines.at(-1);
    if (last && (line.kind === 'drawn' ? last.kind === 'drawn' : last.text === line.text)) {
      lines[lines.length - 1] = { ...line, codes: [...last.codes, entry.code] };
    } else lines.push(line);
  }
  return lines;
}

function lineOf({ number, seat, code, text }: LogView, kind: Line['kind']): Line {
  return { number, seat, codes: [code], text, kind };
}

/** A card of Trambahn that is drawn at the end of a turn, and nothing else that happened with it. */
function isDrawn(game: string, { seat, code, text }: LogView): boolean {
  return game === 'trambahn' && seat === null && code.startsWith('deal') && !SAYS_MORE.test(text);
}

/** To draw, and what was drawn, are told by where it was put. */
function isNoDraw({ codes, text }: Line): boolean {
  return SAYS_MORE.test(text) || !/^(draw|car)/.test(codes[0]!);
}

/** The newest moves of every other seat: what is marked on the board. */
export function latelyOf(turns: Turn[], viewer: number | null): Lately[] {
  const found = new Map<number, Lately[]>();
  for (const turn of turns) {
    const open = turn.entries.flatMap((entry) => openMove(entry, turn.seat));
    for (const by of new Set(open.map((move) => move.by))) {
      const moves = open.filter((move) => move.by === by);
      found.set(
        by,
        moves.map(({ seat, code }) => ({ seat, code })),
      );
    }
  }
  return [...found].flatMap(([by, moves]) => (by === viewer ? [] : moves));
}

/** What an entry changed for everybody to see, whose doing it was, and at which seat. */
function openMove({ seat, code }: LogView, mover: number | null): (Lately & { by: number })[] {
  if (code === '?' || code === '.') return [];
  if (seat !== null) return [{ by: seat, seat, code }];
  // who removes a wagon from every train has changed all of them
  const [verb, to] = code.split(' ');
  return verb === 'refill' && mover !== null ? [{ by: mover, seat: Number(to), code }] : [];
}

/** What is told of the game as it is: the last line; of a round all that the others have written. */
export function lastLines(turns: Turn[], viewer: number | null): Line[] {
  const open = ({ lines }: Turn) => lines.filter(({ codes: [code] }) => !isClosed(code!));
  const turn = turns.findLast((one) => open(one).length);
  if (!turn) return turns.at(-1)?.lines.slice(0, 1) ?? []; // the first card
  const lines = open(turn);
  if (!turn.entries[0]!.code.startsWith(ROUND)) return lines.slice(-1);
  const others = lines.filter(({ seat }) => seat !== viewer);
  return others.length ? others : lines;
}

/** The newest turn of every other seat, the latest last; of a round what the others have written. */
export function newsOf(turns: Turn[], viewer: number | null): Line[] {
  const last = turns.findLast(({ lines }) => lines.some(({ codes: [code] }) => !isClosed(code!)));
  if (last?.entries[0]!.code.startsWith(ROUND)) return lastLines(turns, viewer);
  const newest = new Map<number, Line[]>();
  for (const { seat, lines } of turns) {
    if (seat === null || seat === viewer) continue;
    newest.delete(seat);
    newest.set(seat, lines);
  }
  return [...newest.values()].flat();
}

/** An answer that is still hidden, or the card that it is given to. */
function isClosed(code: string): boolean {
  return code === '?' || code.startsWith(ROUND);
}

/** The moments since the viewer has moved: what one sees who asks to see it again. */
export function sinceOwnMove(turns: Turn[], viewer: number | null): number[] {
  const lines = turns.flatMap((turn) => turn.lines);
  const own = turns.flatMap(({ entries }) => entries).findLast(({ seat }) => seat === viewer);
  const since = lines.filter(({ number, kind }) => number > (own?.number ?? 0) && kind !== 'deal');
  return since.map(({ number }) => number);
}
