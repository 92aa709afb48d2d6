// What every board has that lets one pick something up and then say where it goes: the thing in the hand, the code
// that is pointed at, and dragging. Which moves there are is read from the legal codes and nothing else.
import type { DragHandlers } from './drag';

/** A move that a legal code stands for. */
export interface Coded {
  code: string;
}

interface Choice {
  /** what is chosen from: when that is something else, whatever was picked up lies somewhere again */
  among: () => unknown;
  /** before anything is picked up or put down */
  begin?: () => void;
}

interface Chosen<Thing> {
  thing: Thing;
  among: unknown;
}

export class Held<Thing> {
  readonly #choice: Choice;
  #held = $state.raw<Chosen<Thing> | null>(null);
  #aim = $state.raw<string | null>(null);

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  readonly thing: Thing | null = $derived.by(() =>
    this.#held?.among === this.#choice.among() ? (this.#held?.thing ?? null) : null,
  );

  /** the code that is pointed at */
  get aim(): string | null {
    return this.#aim;
  }

  pick(thing: Thing): void {
    this.#choice.begin?.();
    this.#held = { thing, among: this.#choice.among() };
    this.#aim = null;
  }

  putDown(): void {
    this.#choice.begin?.();
    this.#held = null;
    this.#aim = null;
  }

  aimAt(code: string | null): void {
    this.#aim = code;
  }

  /** For dragging a thing to a place with one of these codes. A drag ends where the choice does. */
  dragged(thing: Thing, codes: () => string[], play: (code: string) => void): DragHandlers {
    void this.#choice.among();
    return {
      lift: () => this.pick(thing),
      over: (place) => this.aimAt(place?.dataset.code ?? null),
      drop: (code) => {
        if (code === null || !codes().includes(code)) return false;
        play(code);
        return true;
      },
    };
  }
}

/** The move of a code, if it is one of these. */
export function moveOf<Move extends Coded>(
  moves: Move[],
  code: string | null | undefined,
): Move | undefined {
  return moves.find((move) => move.code === code);
}
