// The pen in hand: which line is picked, which entry is aimed at, and what may be written.
import type { LineOfMap, SheetView, VollVerplantView } from '../../wire';
import { Held, moveOf } from '../../stage/picking.svelte';
import { completedBy, movesOf, entriesOn } from './moves';
import type { Point } from './plan';

interface Seen {
  view: VollVerplantView;
  /** what the viewer can choose from now: with it goes what was picked */
  choice: string;
  /** the sheet in the middle */
  sheet: SheetView;
  /** what may be written on it */
  legal: string[];
  narrow: boolean;
  /** the code that is pencilled, if one is */
  pencilled: string | null;
  /** the code that was advised, if one was */
  hinted: string | null;
}

export class Picking {
  /** the station that one has come near, for a free ride on a small screen */
  near = $state<string | null>(null);
  /** where the pen is, while something is dragged */
  pen = $state<Point | null>(null);
  readonly #seen: () => Seen;
  /** the letter of the picked line */
  readonly #held: Held<string>;

  constructor(seen: () => Seen) {
    this.#seen = seen;
    this.#held = new Held({ among: () => this.#seen().choice });
  }

  /** the letter of the picked line */
  get picked(): string | null {
    return this.#held.thing;
  }

  entries = $derived.by(() => {
    const { view, sheet, legal } = this.#seen();
    return movesOf(view, sheet.marks, legal);
  });
  /** letters of the lines that can be picked */
  open = $derived.by(() => {
    const lines = this.#seen().view.lines.filter((line) => entriesOn(line, this.entries).length);
    return lines.map(({ letter }) => letter);
  });
  line: LineOfMap | undefined = $derived.by(() =>
    this.#seen().view.lines.find(({ letter }) => letter === this.picked),
  );
  ride = $derived.by(() => this.#seen().view.card === 'f');
  /** the entries that glow on the map: of the picked line, or all rides */
  offered = $derived.by(() => {
    if (this.line) return entriesOn(this.line, this.entries);
    return this.ride ? this.entries : [];
  });
  /** those that have a chip: of the picked line, or the one that declines a ride */
  chips = $derived.by(() =>
    this.line ? this.offered : this.offered.filter(({ stations }) => !stations.length),
  );
  /** on a small screen one comes nearer before one chooses among all stations */
  far = $derived.by(() => this.#seen().narrow && this.ride && !this.picked && !this.near);
  aimed = $derived.by(() => {
    const { pencilled, hinted } = this.#seen();
    const wanted = this.#held.aim ?? pencilled ?? (this.picked ? null : hinted);
    return moveOf(this.entries, wanted) ?? null;
  });
  completing = $derived.by(() => {
    const { view, sheet } = this.#seen();
    return this.aimed ? completedBy(this.aimed, view, sheet.marks) : [];
  });

  pick(letter: string): void {
    if (!this.open.includes(letter)) return;
    if (this.picked === letter && !this.pen) this.#held.putDown();
    else this.#held.pick(letter);
    this.near = null;
  }

  /** Shows the marks of an entry. */
  aim(code: string | null): void {
    this.#held.aimAt(code);
  }

  putDown(): void {
    this.#held.putDown();
    this.near = null;
  }
}
