import { expect, test } from 'vitest';
import type { RowView, TrambahnView } from '../../wire';
import type { Line } from './lines';
import { scoringOf } from './scoring';

function row(line: Line, points: number[], tram: number): RowView {
  const sum = points.reduce((all, one) => all + one, 0);
  const cards = points.map((_, n) => `${line[0]}${n + 1}`);
  return { line, cards, tram, station_points: points, tour_points: sum * tram };
}

function view(rows: RowView[], tours: number, extra = 0, extraPoints = 0): TrambahnView {
  const score = {
    tours: Array.from({ length: tours }, () => ({ line: 'red' as const, points: [0, 0] })),
    extra_tours: [extra, 0],
    extra_points: [extraPoints, 0],
    total: [0, 0],
  };
  return { score, seats: [{ rows }, { rows: [] }] } as unknown as TrambahnView;
}

test('a tour that is shown together with a later station is spelled out as it was', () => {
  const before = view([row('red', [1, 1], 2)], 0);
  const after = view([row('red', [1, 1, 2], 2)], 1);
  const [sum] = scoringOf(before, after)!.seats[0]!;
  expect(sum).toMatchObject({ sum: 2, total: 4 });
});

test('an extra tour is that of the row whose points were written down', () => {
  const before = view([row('red', [1], 2), row('blue', [1, 1], 3)], 0);
  const rows = [row('red', [1, 1], 2), row('blue', [1, 1, 2], 3)];
  expect(scoringOf(before, view(rows, 0, 1, 12))?.line).toBe('blue');
  expect(scoringOf(before, view(rows, 0, 1, 99))).toBeNull();
});
