// What the viewer has picked up, and where it may go: read from the legal codes and nothing else.
import { getContext, setContext } from 'svelte';
import type { Hand, Place } from '../../stage/drag';
import { END_STEP, movesOf, type Move } from './moves';

const PICKING = Symbol('picking');

export class Picking {
  /** the thing picked up, by the key of its element; two equal cards are two things */
  key = $state<string | null>(null);
  what = $state<string | null>(null);
  readonly #legal: () => string[];
  readonly #send: (code: string) => void;
  /** the view: when it changes, whatever was picked up lies somewhere again */
  readonly #moment: () => unknown;

  constructor(legal: () => string[], moment: () => unknown, send: (code: string) => void) {
    this.#legal = legal;
    this.#moment = moment;
    this.#send = send;
  }

  readonly moves: Move[] = $derived.by(() => movesOf(this.#legal()));
  readonly endsStep = $derived.by(() => this.#legal().includes(END_STEP));

  mayPick(what: string): boolean {
    return this.moves.some((move) => move.what === what);
  }

  pick(what: string, key: string): void {
    this.what = what;
    this.key = key;
  }

  putDown(): void {
    this.what = null;
    this.key = null;
  }

  toggle(what: string, key: string): void {
    if (this.key === key) this.putDown();
    else this.pick(what, key);
  }

  /** The code that brings what was picked up to this place, if that is legal. */
  codeTo(place: string): string | undefined {
    return this.moves.find((move) => move.what === this.what && move.place === place)?.code;
  }

  send(code: string): void {
    this.#send(code);
  }

  /** For dragging a thing. */
  handOf(what: string, key: string): Hand {
    this.#moment();
    let over: Place | null = null;
    return {
      lift: () => this.pick(what, key),
      over: (place) => {
        over?.classList.remove('over');
        place?.classList.add('over');
        over = place;
      },
      drop: (code) => {
        const move = this.moves.find((one) => one.what === what && one.code === code);
        if (move) this.send(move.code);
        else this.putDown();
        return move !== undefined;
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
