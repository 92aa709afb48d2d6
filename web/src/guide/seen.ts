// Whether somebody has been guided through a game in this browser.
const KEPT = 'stellwerk.guided';

function games(): string[] {
  return (localStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean);
}

export function guideSeen(game: string): boolean {
  return games().includes(game);
}

export function rememberGuide(game: string): void {
  localStorage.setItem(KEPT, [...new Set([...games(), game])].join(' '));
}
