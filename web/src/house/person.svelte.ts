// What others call us: asked for once, kept in this browser.
const KEPT = 'stellwerk.name';
export const LONGEST_NAME = 24;

const own = $state({ name: localStorage.getItem(KEPT) ?? '' });

export function name(): string {
  return own.name;
}

export function rename(name: string): void {
  own.name = name.replaceAll('|', '').slice(0, LONGEST_NAME);
  localStorage.setItem(KEPT, own.name);
}
