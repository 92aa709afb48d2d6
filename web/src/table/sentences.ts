// The story of a game in sentences, each with the moment to look at again, if there is one.
import { listed, t } from '../messages.svelte';
import type { Moment, Page, Result, Story } from '../wire';

export interface Sentence {
  text: string;
  at: number | null;
}

type Seen = Pick<Page, 'view' | 'viewer'>;

export function sentencesOf(story: Story, seen: Seen, result: Result): Sentence[] {
  const { view } = seen;
  const unit = view.game === 'voll_verplant' ? 'round' : 'turn';
  const moments = story.moments.map((moment) => ({
    text: momentOf(moment, seen, result.counted !== false, unit),
    at: moment.at,
  }));
  const length = t(`table:story.length_${unit}`, {
    count: story.turns,
    time: timeOf(story.seconds),
  });
  const changes = t('table:story.changes', { count: story.changes });
  const all = [...moments, { text: length, at: null }];
  return view.names.length > 1 ? [...all, { text: changes, at: null }] : all;
}

/** What the viewer did is told as theirs. */
function momentOf(moment: Moment, { view, viewer }: Seen, counted: boolean, unit: string): string {
  const { seat, count, number } = moment;
  const kind = moment.kind === 'lead' ? `lead_${counted ? unit : 'uncounted'}` : moment.kind;
  if (seat === viewer) return t(`table:story.yours.${kind}`, { count, number });
  return t(`table:story.${kind}`, { name: view.names[seat - 1] ?? '', count, number });
}

export function timeOf(seconds: number): string {
  if (seconds < 60) return t('table:story.seconds', { count: seconds });
  if (seconds < 5400) return t('table:story.minutes', { count: Math.round(seconds / 60) });
  return t('table:story.hours', { count: Math.round(seconds / 3600) });
}

/** What decided between those with equal points, one sentence for each group of them. */
export function tiesOf(game: string, names: string[], { points, tie }: Result): string[] {
  if (!tie) return [];
  const groups = [...new Set(points)].map((equal) =>
    names.map((_, seat) => seat).filter((seat) => points[seat] === equal),
  );
  return groups
    .filter((seats) => seats.length > 1)
    .map((seats) => {
      const shared = new Set(seats.map((seat) => tie[seat])).size === 1;
      const each = listed(seats.map((seat) => `${names[seat]} (${tie[seat]})`));
      return t(`${game}:${shared ? 'tie_stays' : 'tie_broken'}`, { each });
    });
}
