// What the viewer has picked up, what that makes glow, and how the train would look.
import type { DragHandlers } from '../../stage/drag';
import { Held, moveOf } from '../../stage/picking.svelte';
import type { GameOfTrainsView, WagonCard } from '../../wire';
import type { BoardProps } from '../board';
import { movesOf, type Move } from './moves';

export class Picking {
  readonly #table: () => BoardProps<GameOfTrainsView>;
  /** the number of the card that was picked up */
  readonly #held: Held<number>;
  #sent = $state.raw<{ view: object; move: Move } | null>(null);

  constructor(table: () => BoardProps<GameOfTrainsView>) {
    this.#table = table;
    this.#held = new Held({
      among: () => this.#choice,
      begin: () => table().pencil?.erase(),
    });
  }

  readonly #moves = $derived.by(() => movesOf(this.#table().view, this.#table().legal));

  /** what the viewer holds: the draft, or the wagon just drawn */
  readonly hand: WagonCard[] = $derived.by(() => {
    const { view, viewer } = this.#table();
    if (viewer === null) return [];
    return viewer === view.turn && view.drawn
      ? [view.drawn]
      : (view.seats[viewer - 1]!.draft ?? []);
  });
  /** the numbers of the cards that can be picked up */
  readonly usable = $derived.by(() => new Set(this.#moves.map(({ card }) => card)));
  /** where there is nothing to choose from, the card is in the hand already */
  readonly #only = $derived.by(() =>
    !this.#table().legal.includes('draw') && this.usable.size === 1 ? this.#moves[0]!.card : null,
  );
  readonly card = $derived.by(() => this.#only ?? this.#held.thing);
  readonly targets = $derived.by(() => this.#moves.filter(({ card }) => card === this.card));
  /** the move that is shown as if it were played */
  readonly imagined = $derived.by(
    () => moveOf(this.targets, this.#held.aim) ?? this.pencilled ?? this.#advised ?? this.#underway,
  );
  /** the move that was advised, as long as nothing else is picked up */
  readonly #advised = $derived.by(() => {
    const move = moveOf(this.#moves, this.#table().hinted);
    return move && (this.card === null || this.card === move.card) ? move : null;
  });
  readonly hintedCard = $derived.by(() => moveOf(this.#moves, this.#table().hinted)?.card ?? null);
  /** a move that was chosen and does not count yet */
  readonly pencilled = $derived.by(() => moveOf(this.targets, this.#table().pencil?.code) ?? null);
  /** the wagon of the hand that is shown in the train */
  readonly incoming = $derived.by(() =>
    this.imagined?.kind === 'put' ? this.imagined.card : null,
  );
  /** the place whose wagons are about to be removed */
  readonly lifted = $derived.by(() => {
    const move = this.targets[0] ?? this.imagined;
    return move?.kind === 'remove' ? move.from : null;
  });
  readonly canLayBack = $derived.by(() => this.card !== null && this.#only === null);

  readonly #choice = $derived.by(() => this.#table().legal.join());

  get #underway(): Move | null {
    const { view, legal } = this.#table();
    return this.#sent?.view === view && !legal.length ? this.#sent.move : null;
  }

  pick = (card: number): void => {
    if (this.card === card) this.#held.putDown();
    else this.#held.pick(card);
  };

  layBack = (): void => {
    this.#held.putDown();
  };

  aim = (code: string | null): void => {
    this.#held.aimAt(code);
  };

  send = (code: string): void => {
    const { view, send } = this.#table();
    const move = moveOf(this.#moves, code);
    this.#sent = move ? { view, move } : null;
    this.#held.aimAt(null);
    send(code);
  };

  /** For dragging a card. */
  handOf = (card: number): DragHandlers =>
    this.#held.dragged(card, () => this.targets.map(({ code }) => code), this.send);
}
