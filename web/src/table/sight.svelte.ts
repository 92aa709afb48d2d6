// What a viewer sees of a table and has begun to do there: now or a moment of the past, advice, a pencilled move.
import { get } from '../http';
import { language, t } from '../messages.svelte';
import type { Page } from '../wire';
import { Film } from './film.svelte';
import { firmnessIn } from '../boards/firmness.svelte';
import { Hint } from './hint.svelte';
import { Past } from './past.svelte';
import { Pencil } from './pencil.svelte';
import { turnOf } from './signals.svelte';
import { Story } from './story.svelte';
import { Tale } from './tale.svelte';
import type { Table } from './table.svelte';

interface Seen {
  table: Table;
  /** the page that is shown, and the newest: they differ while the moves of others are followed */
  page: Page;
  newest: Page;
}

export class Sight {
  readonly #seen: () => Seen;

  constructor(seen: () => Seen) {
    this.#seen = seen;
    this.#forgetInTime();
  }

  readonly table = $derived.by(() => this.#seen().table);
  readonly page = $derived.by(() => this.#seen().page);
  readonly newest = $derived.by(() => this.#seen().newest);
  readonly game = $derived.by(() => this.page.view.game);

  readonly past = $derived.by(() => {
    const { id, seat } = this.table;
    return new Past((at, signal) => get('/tables/{table}', { table: id, at, seat }, { signal }));
  });
  readonly tale = $derived.by(() => new Tale(this.table.id));
  readonly film = $derived.by(() => new Film(this.past));
  readonly looking = $derived.by(() => this.past.at !== null);
  readonly shown = $derived.by(() => this.past.page ?? this.page);

  readonly hint = $derived.by(() => new Hint(this.table.id, this.table.seat));
  /** what was advised for the decision that is shown */
  readonly advice = $derived.by(() => {
    const { advice, at } = this.hint;
    const shown = this.looking ? this.past.shown : null;
    return at === shown && this.looking === (shown !== null) ? advice : null;
  });
  readonly hinted = $derived.by(() => this.advice?.moves[0]?.code ?? null);
  /** A decision of one's own that is open, or after the end any of the past. */
  readonly advisable = $derived.by(() => {
    if (!this.looking) return this.newest.terms.hints !== false && this.legal.length > 1;
    return !!this.newest.view.result && this.shown.view.to_act.length > 0;
  });
  readonly legal: string[] = $derived.by(() =>
    this.looking || this.table.sending ? [] : this.newest.view.legal,
  );
  readonly canUndo = $derived.by(
    () => this.newest.view.can_undo && !this.looking && !this.table.sending,
  );
  readonly pencil = $derived.by(() => {
    const { table, game } = this;
    return new Pencil(
      (code) => void table.send(code),
      () => firmnessIn(game),
    );
  });

  readonly story = new Story(() => ({
    entries: this.table.log.entries,
    view: this.newest.view,
    viewer: this.page.viewer,
    at: this.past.shown ?? this.past.at,
  }));
  readonly turn = $derived.by(() => turnOf(this.newest));
  /** what stands over the board: what was told last, where that is no entry of the log */
  readonly words = $derived.by(() => {
    const { last, told } = this.table;
    const inLog = this.looking || !last || ['move', 'deal', 'chat', 'ask'].includes(last.kind);
    return inLog ? this.story.words : told;
  });
  /** What is shown, not what was asked for. */
  readonly lookingAt = $derived.by(() => {
    const { past, story } = this;
    if (past.failed) return t('table:past_failed', { at: story.steps.stepOf(past.at ?? 0) });
    if (past.shown === null) return t('house:loading');
    return t('table:past', { at: story.steps.stepOf(past.shown), of: story.steps.count });
  });

  /** Back to the game as it is. */
  goOn(): void {
    this.film.stop();
    this.past.now();
  }

  readonly #decision = $derived.by(() => this.newest.decision);
  readonly #choice = $derived.by(() => this.legal.join());

  #forgetInTime(): void {
    // What is told of the past may change: with a move taken back, at the end, in another language.
    $effect(() => {
      void this.newest.view.entries;
      void language();
      this.past.forget();
    });
    // Advice is about one decision, and gone with it.
    $effect(() => {
      void this.#decision;
      void language();
      const given = this.hint;
      return () => given.forget();
    });
    $effect(() => {
      void this.past.shown;
      const given = this.hint;
      return () => given.forget();
    });
    // What is pencilled belongs to the choice there was: whoever looks back or has another one starts again.
    $effect(() => {
      void this.#choice;
      const written = this.pencil;
      return () => written.erase();
    });
  }
}
