// Lights up what a tip speaks of, and brings it into sight beside the tip.
const AIR = 10; // pixels: room for the outline
const IN_FRONT = '.front, .choices'; // lies over the lower part of a board

/** Watches a table until there is something to light up, and again when that is drawn anew. */
export function spotlight(place: string, tip: HTMLElement): () => void {
  let lit: Element[] = [];

  function look(): void {
    if (lit.length && lit.every((element) => element.isConnected)) return;
    darken();
    lit = [...document.querySelectorAll(place)];
    for (const element of lit) element.classList.add('spotlit');
    if (lit[0]) reveal(lit[0], tip);
  }

  function darken(): void {
    for (const element of lit) element.classList.remove('spotlit');
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    darken();
  };
}

function reveal(target: Element, tip: HTMLElement): void {
  const { top, bottom } = target.getBoundingClientRect();
  const highest = tip.getBoundingClientRect().bottom + AIR;
  if (top < highest) return scrollBy(0, top - highest);
  const below = Math.max(0, bottom + AIR - lowest(target));
  scrollBy(0, Math.min(below, top - highest));
}

/** Where the table ends that can be seen. */
function lowest(target: Element): number {
  const front = document.querySelector(IN_FRONT);
  const bar = document.querySelector('.bar')?.getBoundingClientRect().top ?? innerHeight;
  return front && !front.contains(target) ? Math.min(bar, front.getBoundingClientRect().top) : bar;
}
