// A moment of a game has an address: whoever comes with it sees that moment.
import { onMount } from 'svelte';
import { setQuery, queryValue } from '../route.svelte';
import type { Timeline } from './past.svelte';

const MILLISECONDS_UNTIL_NOTED = 300; // browsers refuse an address that changes all the time

export function noteMoments(past: () => Timeline, entries: () => number): void {
  let visited = false;
  onMount(() => {
    const at = Number(queryValue('at') ?? NaN);
    if (Number.isInteger(at) && at >= 0 && at < entries()) void past().show(at);
  });
  $effect(() => {
    const { at } = past();
    if (at === null && !visited) return;
    visited = true;
    const timer = setTimeout(
      () => setQuery('at', at === null ? null : String(at)),
      MILLISECONDS_UNTIL_NOTED,
    );
    return () => clearTimeout(timer);
  });
}
