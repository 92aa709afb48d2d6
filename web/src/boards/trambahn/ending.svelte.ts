// The end of a turn: from any step, and with a question where a row would be given up for want of a tram.
import type { TrambahnView } from '../../wire';
import { END_STEP } from './moves';

interface Moment {
  /** the view that is decided by */
  view: TrambahnView;
  viewer: number | null;
  legal: string[];
  send: (code: string) => void;
}

export class Ending {
  /** what was asked for and would give up rows; null when nothing is asked */
  asked = $state.raw<{ code: string; turn: boolean } | null>(null);
  /** every step that is left of the turn is being ended */
  #rest = false;
  readonly #moment: () => Moment;

  constructor(moment: () => Moment) {
    this.#moment = moment;
  }

  /** numbers of the viewer's rows that have no tram */
  readonly lacking: number[] = $derived.by(() => {
    const { view, viewer } = this.#moment();
    const rows = viewer === null ? [] : view.seats[viewer - 1]!.rows;
    return rows.flatMap(({ tram }, at) => (tram ? [] : [at + 1]));
  });

  play(code: string): void {
    const { view, send } = this.#moment();
    if (view.loses.includes(code)) this.asked = { code, turn: false };
    else send(code);
  }

  endTurn(): void {
    if (!this.#moment().legal.includes(END_STEP)) return;
    if (this.lacking.length) this.asked = { code: END_STEP, turn: true };
    else this.#begin();
  }

  anyway(): void {
    const { asked } = this;
    this.asked = null;
    if (asked?.turn) this.#begin();
    else if (asked) this.#moment().send(asked.code);
  }

  back(): void {
    this.asked = null;
  }

  /** Whenever there is another choice: what was asked is no longer, and the next step is ended. */
  goOn(): void {
    this.asked = null;
    const { legal, view, viewer, send } = this.#moment();
    if (view.turn !== viewer) this.#rest = false;
    if (this.#rest && legal.includes(END_STEP)) send(END_STEP);
  }

  #begin(): void {
    this.#rest = true;
    this.#moment().send(END_STEP);
  }
}
