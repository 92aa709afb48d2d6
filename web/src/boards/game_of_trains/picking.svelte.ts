// What the viewer has picked up, what that makes glow, and how the train would look.
import type { GameOfTrainsView } from '../../wire';
import type { Hand } from './drag';
import { movesOf, type Move } from './moves';

interface Now {
  view: GameOfTrainsView;
  legal: string[];
  send: (code: string) => void;
}

export class Picking {
  readonly #now: () => Now;
  #chosen = $state.raw<{ legal: string[]; card: number } | null>(null);
  #aimed = $state.raw<string | null>(null);
  #sent = $state.raw<{ view: object; move: Move } | null>(null);

  constructor(now: () => Now) {
    this.#now = now;
  }

  readonly #moves = $derived.by(() => movesOf(this.#now().view, this.#now().legal));

  readonly draws = $derived.by(() => this.#now().legal.includes('draw'));
  /** the numbers of the cards that can be picked up */
  readonly usable = $derived.by(() => new Set(this.#moves.map(({ card }) => card)));
  /** where there is nothing to choose from, the card is in the hand already */
  readonly #only = $derived.by(() =>
    !this.draws && this.usable.size === 1 ? this.#moves[0]!.card : null,
  );
  readonly card = $derived.by(() => {
    const chosen = this.#chosen?.legal === this.#now().legal ? this.#chosen.card : null;
    return this.#only ?? chosen;
  });
  readonly targets = $derived.by(() => this.#moves.filter(({ card }) => card === this.card));
  /** the move that is shown as if it were played */
  readonly imagined = $derived.by(
    () => this.targets.find(({ code }) => code === this.#aimed) ?? this.#underway,
  );
  /** the place whose wagons are about to be removed */
  readonly lifted = $derived.by(() => {
    const move = this.targets[0] ?? this.imagined;
    return move?.kind === 'remove' ? move.from : null;
  });
  readonly canLayBack = $derived.by(() => this.card !== null && this.#only === null);

  get #underway(): Move | null {
    const { view, legal } = this.#now();
    return this.#sent?.view === view && !legal.length ? this.#sent.move : null;
  }

  pick = (card: number): void => {
    this.#chosen = this.card === card ? null : { legal: this.#now().legal, card };
    this.#aimed = null;
  };

  layBack = (): void => {
    this.#chosen = null;
    this.#aimed = null;
  };

  aim = (code: string | null): void => {
    this.#aimed = code;
  };

  send = (code: string): void => {
    const { view, send } = this.#now();
    const move = this.#moves.find((one) => one.code === code);
    this.#sent = move ? { view, move } : null;
    this.#aimed = null;
    send(code);
  };

  /** For dragging a card. */
  handOf = (card: number): Hand => ({
    lift: () => (this.#chosen = { legal: this.#now().legal, card }),
    over: this.aim,
    drop: (code) => {
      if (this.targets.some((target) => target.code === code)) this.send(code);
    },
  });
}
