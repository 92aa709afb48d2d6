// The strongest bot's advice for the decision that is open, by what the seat may know.
import { Refusal, ask } from '../http';
import type { Advice } from '../wire';

export class Hint {
  advice = $state.raw<Advice | null>(null);
  refused = $state('');
  thinking = $state(false);

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  async ask(): Promise<void> {
    this.thinking = true;
    this.refused = '';
    try {
      this.advice = await ask<Advice>(`/tables/${this.table}/advice`, { seat: this.seat });
    } catch (error) {
      this.refused = error instanceof Refusal ? error.message : '';
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.advice = null;
    this.refused = '';
  }
}
