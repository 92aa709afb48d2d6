// The keyboard: arrows go from one thing that can be done now to the next; Tab reaches them all too.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class Keys {
  /** whether the keyboard was used last */
  #used = false;

  constructor(readonly board: () => HTMLElement | undefined) {}

  press = (event: KeyboardEvent): void => {
    this.#used = true;
    const by = STEPS[event.key];
    const all = this.#legal();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    all[(at + by + all.length) % all.length]!.focus();
  };

  point = (): void => {
    this.#used = false;
  };

  /** What had the focus may be gone after a move: then it goes to the first thing in the hand. */
  regain(): void {
    if (!this.#used || document.activeElement !== document.body) return;
    const all = this.#legal();
    (all.find((one) => one.closest('.hand')) ?? all[0])?.focus({ preventScroll: true });
  }

  #legal(): HTMLElement[] {
    return [...(this.board()?.querySelectorAll<HTMLElement>('.legal') ?? [])];
  }
}
