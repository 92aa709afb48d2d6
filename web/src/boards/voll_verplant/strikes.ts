// A line that somebody has completed: its diamond is struck out on every sheet, and everybody is told.
import { listed, t } from '../../messages.svelte';
import type { VollVerplantView } from '../../wire';
import { spokenCount } from './spoken';

/** What is called out; nothing where nobody but the viewer has completed a line. */
export function struckOut(
  previous: VollVerplantView | null,
  view: VollVerplantView,
  viewer: number | null,
  names: string[],
): string[] {
  if (previous?.map !== view.map) return [];
  return view.lines.flatMap(({ letter, taken, later }, line) => {
    if (!taken || previous.lines[line]!.taken) return [];
    const first = view.sheets.flatMap(({ lines }, seat) => (lines[line]!.points ? [seat] : []));
    const mine = viewer !== null && first.includes(viewer - 1);
    if (mine || !first.length) return [];
    const who = { count: first.length, names: listed(first.map((seat) => names[seat]!)) };
    return [t('voll_verplant:struck', { ...who, letter, points: spokenCount(later) })];
  });
}
