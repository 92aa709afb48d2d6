// Dragging with a pointer or a finger: what is lifted follows it, and goes where it is let go.
import type { Attachment } from 'svelte/attachments';

const STEADY = 8; // pixels: less is a click of an unsteady hand

export type DropPlace = HTMLElement | SVGElement;

export interface Drag {
  lift: () => void;
  /** So far from where it was pressed, above this element. */
  carry: (x: number, y: number, above: Element | null) => void;
  /** Above nothing, if the drag was broken off. */
  end: (above: Element | null) => void;
}

/** Follows a pointer that was pressed. Returns what breaks the drag off. */
export function follow(down: PointerEvent, drag: Drag): () => void {
  const listening = new AbortController();
  let lifted = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const x = event.clientX - down.clientX;
    const y = event.clientY - down.clientY;
    if (!lifted && Math.hypot(x, y) < STEADY) return;
    if (!lifted) drag.lift();
    lifted = true;
    drag.carry(x, y, below(event));
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    listening.abort();
    if (!lifted) return;
    swallowClick();
    drag.end(event.type === 'pointerup' ? below(event) : null);
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  return () => {
    if (lifted && !signal.aborted) drag.end(null);
    listening.abort();
  };
}

function below({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY);
}

/** The click that browsers add after a drag means nothing. */
function swallowClick(): void {
  const ears = new AbortController();
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal: ears.signal });
  setTimeout(() => ears.abort());
}

export interface DragHandlers {
  lift: () => void;
  /** Above this place that has a code, or above none. */
  over: (place: DropPlace | null) => void;
  /** On the place of this code, or beside all of them. Returns whether it lies there now. */
  drop: (code: string | null) => boolean;
}

/** An element that can be picked up, by this hand if there is one, and dropped on a place with a code. */
export function draggable(hand: DragHandlers | null): Attachment<HTMLElement> {
  return (element) => {
    if (!hand) return;
    let letGo = () => {};
    const start = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) letGo = follow(event, carrying(element, hand));
    };
    element.addEventListener('pointerdown', start);
    return () => {
      element.removeEventListener('pointerdown', start);
      letGo();
    };
  };
}

/** What lies where it was let go, until the table says what became of it. */
const lying = new Set<HTMLElement>();

/** The table has said it: things are where they are drawn. */
export function putDown(): void {
  for (const element of lying) carry(element, '');
  lying.clear();
}

function carrying(element: HTMLElement, hand: DragHandlers): Drag {
  return {
    lift: hand.lift,
    carry(x, y, above) {
      carry(element, `${x}px ${y}px`);
      hand.over(placeOf(above));
    },
    end(above) {
      hand.over(null);
      const lies = hand.drop(placeOf(above)?.dataset.code ?? null);
      if (lies) lying.add(element);
      else carry(element, '');
    },
  };
}

/** The place with such a mark that this element belongs to. */
export function placeOf(above: Element | null, mark = '[data-code]'): DropPlace | null {
  return above?.closest<DropPlace>(mark) ?? null;
}

function carry(element: HTMLElement, translate: string): void {
  element.style.translate = translate;
  element.style.pointerEvents = translate && 'none';
  element.style.zIndex = translate && 'var(--over-all)';
  element.classList.toggle('dragged', translate !== '');
}
