// The log as it is told around a board: turn by turn, with what is marked and said at the moment shown.
import type { Lately } from '../boards/board';
import { t } from '../messages.svelte';
import type { MatchView, LogView } from '../wire';
import { saidOf } from './said';
import { Steps } from './steps';
import { dealOf, lastLines, latelyOf, newsOf, sinceOwnMove, turnsOf } from './turns';

interface Seen {
  entries: LogView[];
  /** the newest view */
  view: MatchView;
  viewer: number | null;
  /** after how many entries the moment is that is shown; null is now */
  at: number | null;
}

export class Story {
  readonly #seen: () => Seen;

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  readonly #turns = $derived.by(() => turnsOf(this.#seen().view.game, this.#seen().entries));
  readonly steps = $derived.by(
    () => new Steps(dealOf(this.#seen().entries), this.#seen().view.entries),
  );
  /** what a film of the game shows */
  readonly moments = $derived.by(() =>
    this.#turns.flatMap(({ lines }) => lines.map(({ number }) => number)),
  );
  /** what happened since the viewer has moved */
  readonly since = $derived.by(() => sinceOwnMove(this.#turns, this.#seen().viewer));
  /** the entry that led to a moment of the past */
  readonly #moment = $derived.by(() => {
    const { at, entries } = this.#seen();
    return at === null ? null : (entries[at - 1] ?? null);
  });
  readonly lately: Lately[] = $derived.by(() => {
    const { at, viewer } = this.#seen();
    if (at === null) return latelyOf(this.#turns, viewer);
    const moment = this.#moment;
    return moment?.seat ? [{ seat: moment.seat, code: moment.code }] : [];
  });
  /** the newest turn of every other seat, or the entry that led to a moment of the past */
  readonly news: string[] = $derived.by(() => {
    const { at, view, viewer } = this.#seen();
    if (at !== null) return this.#moment ? [this.#moment.text] : [];
    return newsOf(this.#turns, viewer).map((line) => saidOf(line, view.names, viewer));
  });
  readonly words = $derived.by(() => {
    const { at, view, viewer } = this.#seen();
    if (at !== null) return this.#moment?.text ?? t('table:beginning');
    return lastLines(this.#turns, viewer)
      .map((line) => saidOf(line, view.names, viewer))
      .join(' ');
  });
}
