// Whether somebody has been guided through a game in this browser.
import { keep, kept } from '../kept';

const KEPT = 'stellwerk.guided';

function games(): string[] {
  return (kept(KEPT) ?? '').split(' ').filter(Boolean);
}

export function guideSeen(game: string): boolean {
  return games().includes(game);
}

export function rememberGuide(game: string): void {
  keep(KEPT, [...new Set([...games(), game])].join(' '));
}
