// Dragging: the card onto a car picks its line; a car along its line writes up to the station where it
// is let go. A click on the same things does the same.
const FAR = 8; // pixels after which a press is no click any more

export interface Drag {
  pick: (letter: string) => void;
  aim: (code: string | null) => void;
  drop: (code: string) => void;
  moved: (place: { x: number; y: number } | null) => void;
}

export function draggable(drag: () => Drag) {
  return (board: HTMLElement) => {
    const press = (event: PointerEvent) => start(event, drag());
    board.addEventListener('pointerdown', press);
    return () => board.removeEventListener('pointerdown', press);
  };
}

function start(down: PointerEvent, drag: Drag): void {
  const held = (down.target as Element).closest<HTMLElement | SVGElement>('[data-drag]');
  if (!held || down.button !== 0) return;
  const letter = held.dataset.drag!;
  const stop = new AbortController();
  let dragging = false;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      dragging = true;
      if (letter) drag.pick(letter);
    }
    event.preventDefault();
    drag.moved({ x: event.clientX, y: event.clientY });
    drag.aim(below(event)?.dataset.code ?? null);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (!dragging) {
      if (held instanceof SVGElement) drag.pick(letter); // a car on the map; buttons hear the click
      return;
    }
    drag.moved(null);
    drag.aim(null);
    const place = below(event);
    if (place?.dataset.code) drag.drop(place.dataset.code);
    else if (!letter && place?.dataset.drag) drag.pick(place.dataset.drag);
  };
  const { signal } = stop;
  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', () => (stop.abort(), drag.moved(null)), { signal });
}

function below({ clientX, clientY }: PointerEvent): HTMLElement | SVGElement | null {
  const place = document.elementFromPoint(clientX, clientY);
  return place?.closest<HTMLElement | SVGElement>('[data-code], [data-drag]') ?? null;
}
