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

function placeAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const below = document.elementsFromPoint(clientX, clientY) as HTMLElement[];
  return below.find((element) => element.matches('.place[data-code]'));
}

class Drag {
  #from: { x: number; y: number } | null = null;
  #dragged = false;
  #over: HTMLElement | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly picking: Picking,
    readonly what: string,
    readonly key: string,
  ) {}

  begin = (event: PointerEvent): void => {
    this.#dragged = false;
    if (!event.isPrimary || event.button !== 0 || !this.picking.mayPick(this.what)) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.element.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    if (!this.#from) return;
    const x = event.clientX - this.#from.x;
    const y = event.clientY - this.#from.y;
    if (!this.#dragged && Math.hypot(x, y) < PIXELS_BEFORE_A_DRAG) return;
    if (!this.#dragged) this.#lift();
    this.element.style.translate = `${x}px ${y}px`;
    this.#aim(placeAt(event));
  };

  #aim(place: HTMLElement | undefined): void {
    this.#over?.classList.remove('over');
    place?.classList.add('over');
    this.#over = place;
  }

  #lift(): void {
    this.#dragged = true;
    this.element.classList.add('dragged');
    this.picking.pick(this.what, this.key);
  }

  end = (event: PointerEvent): void => {
    this.#from = null;
    if (!this.#dragged) return;
    const code = placeAt(event)?.dataset.code;
    if (code) return this.picking.send(code); // it stays there until the table says what became of it
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
