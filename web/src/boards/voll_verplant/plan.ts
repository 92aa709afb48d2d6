// The drawn map of a city comes from the server, once; all that is written on it is ours.
import { get } from '../../http';
import type { Layout, Plan, Stop } from '../../wire';

const plans = new Map<string, Promise<Plan>>();

export function planOf(map: string): Promise<Plan> {
  const known = plans.get(map);
  if (known) return known;
  const plan = get('/maps/{name}', { name: map });
  plans.set(map, plan);
  plan.catch(() => plans.delete(map)); // the next one who asks tries again
  return plan;
}

export interface Point {
  x: number;
  y: number;
}

export function middleOf({ x1, y1, x2, y2 }: Stop): Point {
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

const NEAREST = 2.4;
const AIR = 90;

/** How a sheet is enlarged: every point goes to `scale` times itself, moved by x and y. */
export interface Camera extends Point {
  scale: number;
}

/** Moves the map so that these places fill a small screen; the whole map if there are none. */
export function cameraOn(layout: Layout, places: Point[]): Camera | null {
  if (!places.length) return null;
  const [left, right] = ends(places.map(({ x }) => x));
  const [top, bottom] = ends(places.map(({ y }) => y));
  const fit = Math.min(layout.width / (right - left), layout.height / (bottom - top));
  const scale = Math.max(1, Math.min(NEAREST, fit));
  const x = shift(layout.x, layout.width, (left + right) / 2, scale);
  const y = shift(layout.y, layout.height, (top + bottom) / 2, scale);
  return { x, y, scale };
}

export function inSight(layout: Layout, camera: Camera | null, point: Point): boolean {
  if (!camera) return true;
  const x = camera.x + point.x * camera.scale - layout.x;
  const y = camera.y + point.y * camera.scale - layout.y;
  return x > 0 && y > 0 && x < layout.width && y < layout.height;
}

function ends(numbers: number[]): [number, number] {
  return [Math.min(...numbers) - AIR, Math.max(...numbers) + AIR];
}

/** Puts `middle` in the middle of the window, but shows nothing beyond the sheet. */
function shift(low: number, size: number, middle: number, scale: number): number {
  const wanted = low + size / 2 - middle * scale;
  return Math.min(low - low * scale, Math.max(low + size - (low + size) * scale, wanted));
}
