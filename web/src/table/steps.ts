// The steps of a look back: the deal is one, then every entry is.
export class Steps {
  /** after how many entries the deal is done */
  readonly deal: number;
  readonly entries: number;

  constructor(deal: number, entries: number) {
    this.deal = deal;
    this.entries = entries;
  }

  get count(): number {
    return this.stepOf(this.entries);
  }

  stepOf(at: number): number {
    if (this.deal < 2 || at === 0) return at;
    return Math.max(1, at - this.deal + 1);
  }

  /** after how many entries a step is done */
  at(step: number): number {
    if (this.deal < 2 || step <= 0) return Math.max(0, step);
    return Math.min(this.entries, this.deal + step - 1);
  }
}
