// Inside a group the arrow keys go from one legal thing to the next; Tab works as ever.
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function walkByArrows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  const group = event.currentTarget as Element;
  const things = [...group.querySelectorAll<HTMLElement | SVGElement>('.legal')];
  const now = things.indexOf(document.activeElement as HTMLElement);
  if (now < 0) return;
  event.preventDefault();
  things.at((now + step) % things.length)!.focus();
}
