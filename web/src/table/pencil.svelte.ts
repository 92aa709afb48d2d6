// A move that was chosen and does not count yet: it is shown, and can still be changed.
import type { Firmness } from '../boards/firmness.svelte';

export const MILLISECONDS_IN_PENCIL = 3000;
const MILLISECONDS_OF_A_DOUBLE_TAP = 350;

export class Pencil {
  code = $state<string | null>(null);
  /** milliseconds after which it is sent by itself; null if it waits to be confirmed */
  within = $state<number | null>(null);
  readonly #send: (code: string) => void;
  readonly #firmness: () => Exclude<Firmness, 'auto'>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(send: (code: string) => void, firmness: () => Exclude<Firmness, 'auto'>) {
    this.#send = send;
    this.#firmness = firmness;
  }

  /** Chosen once it is pencilled, chosen again it counts; but not by one finger that taps twice. */
  write(code: string): void {
    const firmness = this.#firmness();
    if (firmness === 'at_once') return this.#send(code);
    const now = performance.now();
    if (code === this.code) {
      if (now - this.#since > MILLISECONDS_OF_A_DOUBLE_TAP) this.confirm();
      return;
    }
    this.erase();
    this.code = code;
    this.#since = now;
    this.within = firmness === 'moment' ? MILLISECONDS_IN_PENCIL : null;
    if (this.within) this.#timer = setTimeout(() => this.confirm(), this.within);
  }

  confirm(): void {
    const { code } = this;
    this.erase();
    if (code) this.#send(code);
  }

  erase(): void {
    clearTimeout(this.#timer);
    this.code = null;
  }
}
