// Things that travel: whatever has the same key before and after a change of the view moves from its
// old place to its new one, wherever in the page that is. (First, last, invert, play.)
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { putDown } from './drag';

const STAGE = Symbol('stage');
const MILLISECONDS = 360;
const CLOSE = 1; // pixels that nobody sees

interface Thing {
  element: Element;
  /** where it comes from if it was nowhere before: the key of another thing, such as a pile */
  origin: string | undefined;
}

export class Stage {
  readonly #things = new Map<string, Thing>();
  #before = new Map<string, DOMRect>();
  /** how far the page was scrolled then */
  #scrolled = 0;
  #moving: Animation[] = [];

  /** Marks an element as the thing of this key. */
  travel = (key: string, origin?: string): Attachment => {
    return (element) => {
      const thing = { element, origin };
      this.#things.set(key, thing);
      return () => {
        if (this.#things.get(key) === thing) this.#things.delete(key);
      };
    };
  };

  /** Where everything is now, also what is still on its way or was just let go there. */
  measure(): void {
    this.#before = new Map();
    this.#scrolled = scrollY;
    for (const [key, { element }] of this.#things) {
      this.#before.set(key, element.getBoundingClientRect());
    }
    putDown();
  }

  play(): void {
    // what still moves is not where it belongs: that is measured without it, and all before anything moves
    for (const animation of this.#moving) animation.cancel();
    this.#moving = [];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ways = [...this.#things].flatMap(([key, { element, origin }]) => {
      const from = this.#before.get(key) ?? this.#before.get(origin ?? '');
      return from ? [{ element, from, to: element.getBoundingClientRect() }] : [];
    });
    const scrolled = scrollY - this.#scrolled;
    this.#moving = ways.flatMap((way) => move(way, scrolled));
  }
}

interface Way {
  element: Element;
  from: DOMRect;
  to: DOMRect;
}

/** What the page was scrolled by meanwhile is no way that a thing has gone: it stays on the page, or in the window. */
function move({ element, from, to }: Way, scrolled: number): Animation[] {
  const x = from.left - to.left;
  const inWindow = from.top - to.top;
  const onPage = inWindow - scrolled;
  const y = Math.abs(onPage) < Math.abs(inWindow) ? onPage : inWindow;
  if (Math.hypot(x, y) < CLOSE || !to.width || !from.width) return [];
  const unit = unitOf(element);
  const start = { translate: `${x / unit}px ${y / unit}px`, zIndex: 20 };
  const end = { translate: '0 0', zIndex: 20 };
  const animation = element.animate([start, end], {
    duration: MILLISECONDS,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  return [animation];
}

/** How many pixels one unit of a drawing has. */
function unitOf(element: Element): number {
  const drawing = element instanceof SVGElement ? element.closest('svg') : null;
  return drawing && drawing !== element ? (drawing.getScreenCTM()?.a ?? 1) : 1;
}

export function setStage(stage: Stage): void {
  setContext(STAGE, stage);
}

/** For boards: `const travel = useTravel()`, then `{@attach travel('card r7', 'pile')}`. */
export function useTravel(): Stage['travel'] {
  return getContext<Stage>(STAGE).travel;
}
