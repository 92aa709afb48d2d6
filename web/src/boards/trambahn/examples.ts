// Rows as they are drawn in the rules: those of the printed examples.
import type { RowView, TramView } from '../../wire';
import type { Line } from './lines';

export const POINTS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3];

export function pointsOf(card: string): number {
  return POINTS[Number(card.slice(1)) - 1] ?? 0;
}

export const TRAMS: TramView[] = [
  { name: 'horse', value: 2, price: 5, displayed: 2, in_depot: 3 },
  { name: 'steam', value: 3, price: 10, displayed: 1, in_depot: 3 },
  { name: 'electric', value: 4, price: 15, displayed: 0, in_depot: 7 },
];

function row(line: Line, tram: number, ...cards: string[]): RowView {
  const station_points = cards.map(pointsOf);
  const tour_points = station_points.reduce((a, b) => a + b, 0) * tram;
  return { line, tram, cards, station_points, tour_points };
}

export const ROWS = {
  stations: [
    row('green', 2, 'g4', 'g7', 'g9'),
    row('green', 0, 'g3'),
    row('red', 2, 'r2', 'r3', 'r5', 'c', 'r6'),
  ],
  near: [row('blue', 3, 'b1', 'b2', 'b5', 'b6')],
  far: [row('blue', 2, 'c', 'b2', 'b3', 'b4', 'b7'), row('blue', 2, 'b3', 'b5', 'b8', 'b10')],
  extra: [row('yellow', 3, 'c', 'y1', 'y2', 'y4', 'y5', 'y7', 'y8', 'y9')],
};
