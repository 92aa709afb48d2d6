// The end of a list stays in sight while the list grows, unless somebody reads further up.
import { tick } from 'svelte';

const NEAR = 24; // pixels from the end that count as the end

export function followEnd(list: () => HTMLElement | undefined, growing: () => unknown): void {
  // In a drawer a list is filled before it can be seen: it is at its end when it comes into sight.
  $effect(() => {
    const shown = list();
    if (!shown) return;
    let before = 0;
    const watch = new ResizeObserver(() => {
      if (!before) shown.scrollTop = shown.scrollHeight;
      before = shown.clientHeight;
    });
    watch.observe(shown);
    return () => watch.disconnect();
  });
  $effect.pre(() => {
    void growing();
    const shown = list();
    if (!shown || shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR) {
      void tick().then(() => {
        const grown = list();
        if (grown) grown.scrollTop = grown.scrollHeight;
      });
    }
  });
}
