// What others call us: asked for once, kept in this browser.
import { keep, kept } from './kept';
import { t } from './messages.svelte';

const KEPT = 'stellwerk.name';
export const LONGEST_NAME = 24;

const own = $state({ name: kept(KEPT) ?? '' });

export function name(): string {
  return own.name;
}

/** As others see it: whoever gave no name is a guest. */
export function ownName(): string {
  return own.name.trim() || t('house:guest');
}

export function rename(name: string): void {
  own.name = name.replaceAll('|', '').slice(0, LONGEST_NAME);
  keep(KEPT, own.name);
}
