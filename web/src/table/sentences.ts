// The story of a game in sentences, each with the moment to look at again, if there is one.
import { listed, t } from '../messages.svelte';
import type { MatchView, Moment, Result, Story } from '../wire';

export interface Sentence {
  text: string;
  at: number | null;
}

export function sentencesOf(story: Story, view: MatchView, result: Result): Sentence[] {
  const unit = view.game === 'voll_verplant' ? 'round' : 'turn';
  const moments = story.moments.map((moment) => ({
    text: momentOf(moment, view.names, result.counted !== false, unit),
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

function momentOf(moment: Moment, names: string[], counted: boolean, unit: string): string {
  const { kind, count, number } = moment;
  const name = names[moment.seat - 1] ?? '';
  const values = { name, count, number };
  if (kind !== 'lead') return t(`table:story.${kind}`, values);
  return t(counted ? `table:story.lead_${unit}` : 'table:story.lead_uncounted', values);
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
      const each = listed(seats.map((seat) => `${names[seat]} ${tie[seat]}`));
      return t(`${game}:${shared ? 'tie_stays' : 'tie_broken'}`, { each });
    });
}
