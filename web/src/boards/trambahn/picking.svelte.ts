// What the viewer has picked up, and where it may go: read from the legal codes and nothing else.
import { getContext, setContext } from 'svelte';
import type { DragHandlers } from '../../stage/drag';
import { Held, moveOf } from '../../stage/picking.svelte';
import { END_STEP, movesOf, type Move } from './moves';
import type { Goal } from './why';

const PICKING = Symbol('picking');

interface Seen {
  legal: () => string[];
  /** the view: when it changes, whatever was picked up lies somewhere again */
  moment?: () => unknown;
  send?: (code: string) => void;
  hinted?: () => string | null;
  /** why a thing cannot be picked up */
  why?: (what: string) => string;
  /** why what was picked up cannot go to a place */
  whyThere?: (place: Goal) => string;
}

/** A thing on the table, by the key of its element: two equal cards are two things. */
interface Thing {
  what: string;
  key: string;
}

export class Picking {
  readonly #seen: Seen;
  readonly #held: Held<Thing>;

  constructor(seen: Seen) {
    this.#seen = seen;
    this.#held = new Held({ among: () => seen.moment?.() });
  }

  readonly moves: Move[] = $derived.by(() => movesOf(this.#seen.legal()));
  readonly endsStep = $derived.by(() => this.#seen.legal().includes(END_STEP));

  /** the move that was advised */
  readonly hinted: Move | undefined = $derived.by(() => moveOf(this.moves, this.#seen.hinted?.()));
  readonly endIsHinted = $derived.by(() => this.#seen.hinted?.() === END_STEP);

  get what(): string | null {
    return this.#held.thing?.what ?? null;
  }

  get key(): string | null {
    return this.#held.thing?.key ?? null;
  }

  /** the code of the place that something is dragged over */
  get aim(): string | null {
    return this.#held.aim;
  }

  why(what: string): string {
    return this.#seen.why?.(what) ?? '';
  }

  whyThere(place: Goal): string {
    return this.#seen.whyThere?.(place) ?? '';
  }

  mayPick(what: string): boolean {
    return this.moves.some((move) => move.what === what);
  }

  putDown(): void {
    this.#held.putDown();
  }

  toggle(what: string, key: string): void {
    if (this.key === key) this.putDown();
    else this.#held.pick({ what, key });
  }

  /** The code that brings what was picked up to this place, if that is legal. */
  codeTo(place: string): string | undefined {
    return this.moves.find((move) => move.what === this.what && move.place === place)?.code;
  }

  send(code: string): void {
    this.#seen.send?.(code);
  }

  /** For dragging a thing; dropped beside all places it is put down. */
  handOf(what: string, key: string): DragHandlers {
    const codes = () => this.moves.filter((move) => move.what === what).map(({ code }) => code);
    const dragged = this.#held.dragged({ what, key }, codes, (code) => this.send(code));
    return {
      ...dragged,
      drop: (code) => {
        const lies = dragged.drop(code);
        if (!lies) this.putDown();
        return lies;
      },
    };
  }
}

export function setPicking(picking: Picking): void {
  setContext(PICKING, picking);
}

export function usePicking(): Picking {
  return getContext<Picking>(PICKING);
}
