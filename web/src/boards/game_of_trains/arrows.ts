// Arrow keys go from one thing that can be done to the next; Tab does so anyway.
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function arrows(row: HTMLElement): () => void {
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const things = [...row.querySelectorAll<HTMLElement>('.legal')];
    const now = things.indexOf(event.target as HTMLElement);
    if (!step || now < 0) return;
    things.at((now + step) % things.length)?.focus();
    event.preventDefault();
  }
  row.addEventListener('keydown', press);
  return () => row.removeEventListener('keydown', press);
}
