// What the viewer has picked up, and where it may go: read from the legal codes and nothing else.
import { getContext, setContext } from 'svelte';
import type { Hand, Place } from '../../stage/drag';
import { END_STEP, movesOf, type Move } from './moves';
import type { Place as Goal } from './why';

const PICKING = Symbol('picking');

export class Picking {
  /** the thing picked up, by the key of its element; two equal cards are two things */
  key = $state<string | null>(null);
  what = $state<string | null>(null);
  readonly #legal: () => string[];
  readonly #send: (code: string) => void;
  /** the view: when it changes, whatever was picked up lies somewhere again */
  readonly #moment: () => unknown;

  readonly #hinted: () => string | null;
  /** why a thing cannot be picked up */
  readonly why: (what: string) => string;
  /** why what was picked up cannot go to a place */
  readonly whyThere: (place: Goal) => string;

  constructor(
    legal: () => string[],
    moment: () => unknown,
    send: (code: string) => void,
    why: (what: string) => string,
    whyThere: (place: Goal) => string = () => '',
    hinted: () => string | null = () => null,
  ) {
    this.#hinted = hinted;
    this.why = why;
    this.whyThere = whyThere;
    this.#legal = legal;
    this.#moment = moment;
    this.#send = send;
  }

  readonly moves: Move[] = $derived.by(() => movesOf(this.#legal()));
  readonly endsStep = $derived.by(() => this.#legal().includes(END_STEP));

  /** the move that was advised */
  readonly hinted: Move | undefined = $derived.by(() =>
    this.moves.find(({ code }) => code === this.#hinted()),
  );
  readonly endIsHinted = $derived.by(() => this.#hinted() === END_STEP);

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
