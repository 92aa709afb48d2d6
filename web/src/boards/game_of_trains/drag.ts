// Dragging with a finger or a pointer: what is lifted follows it, and is dropped on a place that has a code.
import type { Attachment } from 'svelte/attachments';

const FIRM = 8; // pixels that a trembling finger does not pass
const MILLISECONDS_TO_LIE = 500; // until the answer is here, and the card flies from where it was dropped

export interface Hand {
  lift: () => void;
  over: (code: string | null) => void;
  drop: (code: string) => void;
}

export function draggable(hand: Hand | null): Attachment<HTMLElement> {
  return (element) => {
    if (!hand) return;
    const start = (event: PointerEvent) => {
      if (event.button === 0) follow(element, event, hand);
    };
    element.addEventListener('pointerdown', start);
    return () => element.removeEventListener('pointerdown', start);
  };
}

function follow(element: HTMLElement, { clientX, clientY }: PointerEvent, hand: Hand) {
  const listening = new AbortController();
  let lifted = false;

  function move(event: PointerEvent): void {
    const x = event.clientX - clientX;
    const y = event.clientY - clientY;
    if (!lifted && Math.hypot(x, y) < FIRM) return;
    if (!lifted) hand.lift();
    lifted = true;
    carry(element, `${x}px ${y}px`);
    hand.over(codeUnder(event));
  }

  function end(event: PointerEvent): void {
    listening.abort();
    if (!lifted) return;
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    const code = event.type === 'pointerup' ? codeUnder(event) : null;
    hand.over(null);
    if (code) hand.drop(code);
    setTimeout(() => carry(element, ''), code ? MILLISECONDS_TO_LIE : 0);
  }

  const options = { signal: listening.signal };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
}

function carry(element: HTMLElement, translate: string): void {
  element.style.translate = translate;
  element.style.pointerEvents = translate && 'none';
  element.style.zIndex = translate && '25';
}

function codeUnder({ clientX, clientY }: PointerEvent): string | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-code]');
  return place?.dataset['code'] ?? null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
