// Playing with the keyboard: arrows go from one thing that can be done to the next, Escape puts down what was
// picked up, and the focus that a move took away comes back.
import { tick } from 'svelte';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const last = { byKey: false };

addEventListener('keydown', () => (last.byKey = true), { capture: true });
addEventListener('pointerdown', () => (last.byKey = false), { capture: true });

/** Whether somebody plays with keys: the last thing they did was done with one. */
export function byKeys(): boolean {
  return last.byKey;
}

/** For a group: arrow keys go from one thing in it that can be done to the next. Tab reaches all of them anyway. */
export function arrowKeys(group: Element): () => void {
  const press = (event: Event) => goOn(group, event as KeyboardEvent);
  group.addEventListener('keydown', press);
  return () => group.removeEventListener('keydown', press);
}

function goOn(group: Element, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const things = [...group.querySelectorAll<HTMLElement | SVGElement>('.legal')];
  const next = neighbour(things, document.activeElement, step ?? 0);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The thing so many steps from this one, in a circle; nothing if it is none of them, or no step. */
export function neighbour<Thing>(things: Thing[], one: unknown, step: number): Thing | undefined {
  const at = things.indexOf(one as Thing);
  return at < 0 || !step ? undefined : things.at((at + step) % things.length);
}

/** For a window: Escape puts down what was picked up. */
export function onEscape(putDown: () => void): (event: KeyboardEvent) => void {
  return ({ key }) => {
    if (key === 'Escape') putDown();
  };
}

/** Somebody who plays with keys goes on at the first of these places that is there. */
export function goTo(board: Element | undefined, ...places: string[]): void {
  if (last.byKey) first(board, places)?.focus();
}

/** The same, as soon as it is drawn. */
export function goToNext(board: Element | undefined, ...places: string[]): void {
  void tick().then(() => goTo(board, ...places));
}

/** What had the focus may be gone after a move: then it goes to the first of these places. */
export function regainFocus(board: Element | undefined, ...places: string[]): void {
  if (last.byKey && document.activeElement === document.body)
    first(board, places)?.focus({ preventScroll: true });
}

function first(board: Element | undefined, places: string[]): HTMLElement | SVGElement | undefined {
  for (const place of places) {
    const found = board?.querySelector<HTMLElement | SVGElement>(place);
    if (found) return found;
  }
  return undefined;
}
