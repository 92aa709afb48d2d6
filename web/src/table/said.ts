// A line of the log in words.
import { t } from '../messages.svelte';
import type { Line } from './turns';

export function saidOf({ kind, codes, text }: Line, names: string[]): string {
  const count = codes.length;
  if (kind === 'deal') return t('table:dealt');
  if (kind === 'told' || count === 1) return text;
  return t('table:drawn', { name: names[Number(codes[0]!.split(' ')[1]) - 1], count });
}
