// A scoring spelled out: the points of each row that was scored, as somebody at the table would say them.
import type { RowView, TrambahnView } from '../../wire';
import type { Line } from './lines';

export interface Sum {
  points: number[];
  /** the points together */
  sum: number;
  /** by the tram */
  times: number;
  total: number;
}

export interface Scoring {
  line: Line;
  /** its number, or null for an extra tour */
  tour: number | null;
  /** the rows of each seat */
  seats: Sum[][];
}

export function scoringOf(previous: TrambahnView | null, view: TrambahnView): Scoring | null {
  if (!previous) return null;
  return tourOf(previous, view) ?? extraTourOf(previous, view);
}

function tourOf(previous: TrambahnView, view: TrambahnView): Scoring | null {
  const { tours } = view.score;
  if (tours.length !== previous.score.tours.length + 1) return null;
  const line = tours.at(-1)!.line;
  // the rows as they were: more may have been laid since, and be shown together with the tour
  const seats = previous.seats.map(({ rows }) =>
    rows.filter((row) => row.line === line).map(sumOf),
  );
  return { line, tour: tours.length, seats };
}

function extraTourOf(previous: TrambahnView, view: TrambahnView): Scoring | null {
  const seat = view.score.extra_tours.findIndex(
    (n, at) => n === previous.score.extra_tours[at]! + 1,
  );
  if (seat < 0) return null;
  const before = previous.seats[seat]!.rows;
  const points = view.score.extra_points[seat]! - previous.score.extra_points[seat]!;
  const row = view.seats[seat]!.rows.find(
    ({ cards, tour_points }, at) =>
      cards.length > (before[at]?.cards.length ?? 0) && tour_points === points,
  );
  if (!row) return null;
  return {
    line: row.line,
    tour: null,
    seats: view.seats.map((_, at) => (at === seat ? [sumOf(row)] : [])),
  };
}

export function sumOf(row: RowView): Sum {
  const points = row.station_points.filter((n) => n > 0);
  const sum = points.reduce((a, b) => a + b, 0);
  return { points, sum, times: row.tram, total: row.tour_points };
}

export function spelled({ points, sum, times, total }: Sum): string {
  const added = points.length > 1 ? `${points.join(' + ')} = ${sum}, ` : `${sum} `;
  return `${added}× ${times} = ${total}`;
}

/** What a tour of a line would bring each seat now. */
export function tourNow(view: TrambahnView, line: string): number[] {
  return view.seats.map(({ rows }) =>
    rows.filter((row) => row.line === line).reduce((all, row) => all + row.tour_points, 0),
  );
}
