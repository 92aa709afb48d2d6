// A moment of a game has an address: whoever comes with it sees that moment.
import { onMount } from 'svelte';
import { note, valueOf } from '../route.svelte';
import type { Look } from './past.svelte';

const MILLISECONDS_UNTIL_NOTED = 300; // browsers refuse an address that changes all the time

export function noteMoments(past: () => Look, entries: () => number): void {
  let visited = false;
  onMount(() => {
    const at = Number(valueOf('at') ?? NaN);
    if (Number.isInteger(at) && at >= 0 && at < entries()) void past().show(at);
  });
  $effect(() => {
    const { at } = past();
    if (at === null && !visited) return;
    visited = true;
    const timer = setTimeout(
      () => note('at', at === null ? null : String(at)),
      MILLISECONDS_UNTIL_NOTED,
    );
    return () => clearTimeout(timer);
  });
}
