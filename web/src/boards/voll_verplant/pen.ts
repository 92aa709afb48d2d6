// Dragging: the card onto a car picks its line; a car along its line writes up to the station where it
// is let go. A click on the same things does the same.
import { follow, placeOf, type DropPlace } from '../../stage/drag';

const MARKS = '[data-code], [data-drag]';

export interface Pen {
  pick: (letter: string) => void;
  aim: (code: string | null) => void;
  drop: (code: string) => void;
  moved: (place: { x: number; y: number } | null) => void;
}

export function penIn(pen: () => Pen) {
  return (board: HTMLElement) => {
    const press = (event: PointerEvent) => start(event, pen());
    const click = ({ target }: Event) => {
      const car = (target as Element).closest<SVGElement>('svg [data-drag]');
      if (car) pen().pick(car.dataset.drag!); // one on the map: those in the list hear it themselves
    };
    board.addEventListener('pointerdown', press);
    board.addEventListener('click', click);
    return () => {
      board.removeEventListener('pointerdown', press);
      board.removeEventListener('click', click);
    };
  };
}

function start(down: PointerEvent, pen: Pen): void {
  const held = (down.target as Element).closest<DropPlace>('[data-drag]');
  if (!held || down.button !== 0) return;
  const letter = held.dataset.drag!;
  follow(down, {
    lift: () => letter && pen.pick(letter),
    carry(x, y, above) {
      pen.moved({ x: down.clientX + x, y: down.clientY + y });
      pen.aim(placeOf(above, MARKS)?.dataset.code ?? null);
    },
    end(above) {
      pen.moved(null);
      pen.aim(null);
      const { code, drag } = placeOf(above, MARKS)?.dataset ?? {};
      if (code) pen.drop(code);
      else if (!letter && drag) pen.pick(drag);
    },
  });
}
