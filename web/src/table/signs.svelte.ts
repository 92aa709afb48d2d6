// Signs of life for those who play with us: an open stream does not tell that a cable was pulled, or that a phone
// fell asleep. A hidden tab is woken once a minute at most, and says so; of a phone it is asleep.
import { post } from '../http';
import type { Page } from '../wire';

const BETWEEN = 4000; // milliseconds
const SECONDS = 4.9; // that a sign holds: the others know within five that somebody has vanished
const SECONDS_HIDDEN = 70;
const LEAST_BETWEEN = 1000;

/** `seats`: those of this browser; nobody else is told anything by their being here. */
export function giveSigns(
  table: () => string,
  page: () => Page | null,
  seats: () => number[],
): void {
  const company = $derived.by(() => {
    const others = page()?.chairs.filter(({ seat }) => !seats().includes(seat)) ?? [];
    return seats().length > 0 && others.some(({ bot, free }) => !bot && !free);
  });
  /** who has begun goes on: the others would take silence for absence */
  let begun = $state(false);
  $effect(() => {
    if (company) begun = true;
  });
  $effect(() => {
    if (!begun || !seats().length) return;
    let last = 0;
    const sign = (): void => {
      const asleep = document.hidden && matchMedia('(pointer: coarse)').matches;
      if (asleep || !navigator.onLine || Date.now() - last < LEAST_BETWEEN) return;
      last = Date.now();
      const seconds = document.hidden ? SECONDS_HIDDEN : SECONDS;
      void post('/tables/{table}/here', { table: table() }, { seconds }).catch(() => null);
    };
    sign();
    const timer = setInterval(sign, BETWEEN);
    addEventListener('online', sign);
    addEventListener('pageshow', sign);
    document.addEventListener('visibilitychange', sign);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sign);
      removeEventListener('pageshow', sign);
      document.removeEventListener('visibilitychange', sign);
    };
  });
}
