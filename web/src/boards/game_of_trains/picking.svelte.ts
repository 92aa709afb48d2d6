// What the viewer has picked up, what that makes glow, and how the train would look.
import type { Hand } from '../../stage/drag';
import type { GameOfTrainsView, WagonCard } from '../../wire';
import type { BoardProps } from '../board';
import { movesOf, type Move } from './moves';

export class Picking {
  readonly #table: () => BoardProps<GameOfTrainsView>;
  #chosen = $state.raw<{ among: string; card: number } | null>(null);
  #aimed = $state.raw<string | null>(null);
  #sent = $state.raw<{ view: object; move: Move } | null>(null);

  constructor(table: () => BoardProps<GameOfTrainsView>) {
    this.#table = table;
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
  readonly card = $derived.by(() => {
    const chosen = this.#chosen?.among === this.#among ? this.#chosen.card : null;
    return this.#only ?? chosen;
  });
  readonly targets = $derived.by(() => this.#moves.filter(({ card }) => card === this.card));
  /** the move that is shown as if it were played */
  readonly imagined = $derived.by(
    () =>
      this.targets.find(({ code }) => code === this.#aimed) ??
      this.pencilled ??
      this.#advised ??
      this.#underway,
  );
  /** the move that was advised, as long as nothing else is picked up */
  readonly #advised = $derived.by(() => {
    const { hinted } = this.#table();
    const move = this.#moves.find(({ code }) => code === hinted);
    return move && (this.card === null || this.card === move.card) ? move : null;
  });
  readonly hintedCard = $derived.by(
    () => this.#moves.find(({ code }) => code === this.#table().hinted)?.card ?? null,
  );
  /** a move that was chosen and does not count yet */
  readonly pencilled = $derived.by(
    () => this.targets.find(({ code }) => code === this.#table().pencil?.code) ?? null,
  );
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

  /** the choice there is now: when it changes, whatever was picked up lies somewhere again */
  get #among(): string {
    return this.#table().legal.join();
  }

  get #underway(): Move | null {
    const { view, legal } = this.#table();
    return this.#sent?.view === view && !legal.length ? this.#sent.move : null;
  }

  pick = (card: number): void => {
    this.#table().pencil?.erase();
    this.#chosen = this.card === card ? null : { among: this.#among, card };
    this.#aimed = null;
  };

  layBack = (): void => {
    this.#table().pencil?.erase();
    this.#chosen = null;
    this.#aimed = null;
  };

  aim = (code: string | null): void => {
    this.#aimed = code;
  };

  send = (code: string): void => {
    const { view, send } = this.#table();
    const move = this.#moves.find((one) => one.code === code);
    this.#sent = move ? { view, move } : null;
    this.#aimed = null;
    send(code);
  };

  /** For dragging a card. */
  handOf = (card: number): Hand => ({
    lift: () => {
      this.#table().pencil?.erase();
      this.#chosen = { among: this.#among, card };
    },
    over: (place) => this.aim(place?.dataset.code ?? null),
    drop: (code) => {
      const target = this.targets.find((one) => one.code === code);
      if (target) this.send(target.code);
      return target !== undefined;
    },
  });
}
