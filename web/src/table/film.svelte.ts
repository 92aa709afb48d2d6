// Moments of the game, shown one after the other.
import type { Timeline } from './past.svelte';

const MILLISECONDS_OF_A_MOMENT = 900;

export class Film {
  running = $state(false);
  readonly #timeline: Timeline;
  #showing = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Each for its time; then the game goes on, unless somebody has stopped it. */
  async play(moments: number[]): Promise<void> {
    const showing = ++this.#showing;
    this.running = true;
    for (const moment of moments) {
      await this.#timeline.show(moment);
      await new Promise((done) => setTimeout(done, MILLISECONDS_OF_A_MOMENT));
      if (showing !== this.#showing) return;
    }
    this.running = false;
    this.#timeline.now();
  }

  stop(): void {
    this.#showing++;
    this.running = false;
  }
}
