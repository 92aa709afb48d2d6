// Moments of the game, shown one after the other.
import type { Look } from './past.svelte';

const MILLISECONDS_OF_A_MOMENT = 900;

export class Film {
  running = $state(false);
  readonly #look: Look;
  #showing = 0;

  constructor(look: Look) {
    this.#look = look;
  }

  /** Each for its time; then the game goes on, unless somebody has stopped it. */
  async play(moments: number[]): Promise<void> {
    const showing = ++this.#showing;
    this.running = true;
    for (const moment of moments) {
      await this.#look.show(moment);
      await new Promise((done) => setTimeout(done, MILLISECONDS_OF_A_MOMENT));
      if (showing !== this.#showing) return;
    }
    this.running = false;
    this.#look.now();
  }

  stop(): void {
    this.#showing++;
    this.running = false;
  }
}
