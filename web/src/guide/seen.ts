// Whether somebody has been guided through a game in this browser.
import { keep, kept } from '../kept';

const KEPT = 'stellwerk.guided';

function games(): string[] {
  return (kept(KEPT) ?? '').split(' ').filter(Boolean);
}

const TIPS = 'stellwerk.tips';

/** The tips that were given at this table, so that a reload goes on there. */
export function givenAt(table: string): string[] {
  const [at, ...given] = (kept(TIPS) ?? '').split(' ');
  return at === table ? given : [];
}

export function rememberTips(table: string, given: string[]): void {
  keep(TIPS, [table, ...given].join(' '));
}

export function guideSeen(game: string): boolean {
  return games().includes(game);
}

export function rememberGuide(game: string): void {
  keep(KEPT, [...new Set([...games(), game])].join(' '));
}
