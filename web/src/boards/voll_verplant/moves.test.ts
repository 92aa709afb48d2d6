import { expect, test } from 'vitest';
import type { VollVerplantView } from '../../wire';
import { completedBy, ends, entriesOn, movesOf } from './moves';
import { cameraOn, inSight } from './plan';

const view = {
  lines: [
    { letter: 'A', stations: ['east', 'mid', 'west', 'zoo'] },
    { letter: 'B', stations: ['mid', 'zoo'] },
  ],
} as VollVerplantView;
const offered = (marks: Record<string, string>, ...legal: string[]) => movesOf(view, marks, legal);

test.each([
  ['A 2', ['east', 'mid'], ''],
  ['A 0', [], ''],
  ['A> 3', ['east', 'mid', 'west'], '>'],
  ['A< 3', ['east', 'zoo', 'west'], '<'],
  ['f zoo', ['zoo'], ''],
  ['f -', [], ''],
])('%s marks %j', (code, stations, way) => {
  expect(offered({}, code)).toMatchObject([{ code, stations, way, transfer: false }]);
});

test('what is marked already is passed over', () => {
  const [crosses, transfer] = offered({ east: 'x', west: '3' }, 'A 2', 'A t');
  expect(crosses).toMatchObject({ stations: ['mid', 'zoo'] });
  expect(transfer).toMatchObject({ stations: ['mid'], transfer: true });
});

test.each(['A 9', 'Z 3', 'A', 'f', 'ride zoo', ''])('"%s" is not taken for an entry', (code) => {
  expect(() => offered({}, code)).toThrow('cannot read');
});

test('a ride belongs to every line of its station', () => {
  const rides = offered({}, 'f mid', 'f east', 'f -');
  const stationsOn = (line: number) =>
    entriesOn(view.lines[line]!, rides).map(({ stations }) => stations[0]);
  expect(stationsOn(0)).toEqual(['mid', 'east']);
  expect(stationsOn(1)).toEqual(['mid']);
});

test('of two entries that end at one station the first counts', () => {
  const found = ends(offered({}, 'A 2', 'B 1', 'A 0'));
  expect([...found].map(([station, { code }]) => [station, code])).toEqual([['mid', 'A 2']]);
});

test('an entry completes the lines on which it leaves nothing free', () => {
  const [entry] = offered({ east: 'x', west: 'x' }, 'A 2');
  expect(completedBy(entry!, view, { east: 'x', west: 'x' })).toEqual(['A', 'B']);
  expect(completedBy(entry!, view, {})).toEqual(['B']);
  expect(completedBy(entry!, view, { mid: 'x', zoo: 'x', east: 'x' })).toEqual([]);
});

const layout = { x: 0, y: 0, width: 1000, height: 500 } as Parameters<typeof cameraOn>[0];

test('a camera shows the places, and nothing beyond the sheet', () => {
  expect(cameraOn(layout, [])).toBeNull();
  const camera = cameraOn(layout, [{ x: 950, y: 480 }])!;
  expect(camera.scale).toBe(2.4);
  expect(inSight(layout, camera, { x: 950, y: 480 })).toBe(true);
  expect(inSight(layout, camera, { x: 10, y: 10 })).toBe(false);
  expect(camera.x + layout.width * camera.scale).toBeGreaterThanOrEqual(layout.width);
  expect(inSight(layout, null, { x: 10, y: 10 })).toBe(true);
});
