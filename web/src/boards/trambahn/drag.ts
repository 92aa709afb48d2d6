// Dragging: what may be picked up follows the pointer, and goes where it is let go if that place glows.
import type { Attachment } from 'svelte/attachments';
import type { Picking } from './picking.svelte';

const PIXELS_BEFORE_A_DRAG = 8; // less is a click of an unsteady hand

export function draggable(picking: Picking, what: string, key: string): Attachment<HTMLElement> {
  return (element) => {
    picking.moment(); // when it changes, whatever hangs at the pointer falls back
    const drag = new Drag(element, picking, what, key);
    const ears = new AbortController();
    const { signal } = ears;
    element.addEventListener('pointerdown', drag.begin, { signal });
    element.addEventListener('pointermove', drag.move, { signal });
    element.addEventListener('pointerup', drag.end, { signal });
    element.addEventListener('pointercancel', drag.reset, { signal });
    element.addEventListener('click', drag.click, { signal, capture: true });
    return () => {
      ears.abort();
      drag.reset();
    };
  };
}

class Drag {
  #from: { x: number; y: number } | null = null;
  #dragged = false;

  constructor(
    readonly element: HTMLElement,
    readonly picking: Picking,
    readonly what: string,
    readonly key: string,
  ) {}

  begin = (event: PointerEvent): void => {
    this.#dragged = false;
    if (event.isPrimary && event.button === 0 && this.picking.mayPick(this.what))
      this.#from = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    if (!this.#from) return;
    const x = event.clientX - this.#from.x;
    const y = event.clientY - this.#from.y;
    if (!this.#dragged && Math.hypot(x, y) < PIXELS_BEFORE_A_DRAG) return;
    if (!this.#dragged) this.#lift(event.pointerId);
    this.element.style.translate = `${x}px ${y}px`;
  };

  #lift(pointer: number): void {
    this.#dragged = true;
    this.element.setPointerCapture(pointer);
    this.element.classList.add('dragged');
    this.picking.pick(this.what, this.key);
  }

  end = (event: PointerEvent): void => {
    this.#from = null;
    if (!this.#dragged) return;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const place = below.map((element) => element.closest<HTMLElement>('[data-code]')).find(Boolean);
    // it stays where it was let go until the table says what became of it
    if (place?.dataset.code) return this.picking.send(place.dataset.code);
    this.reset();
    this.picking.putDown();
  };

  reset = (): void => {
    this.#from = null;
    this.element.style.translate = '';
    this.element.classList.remove('dragged');
  };

  /** The click that browsers add after a drag means nothing. */
  click = (event: Event): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
