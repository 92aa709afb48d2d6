// A line of the log in words.
import { t } from '../messages.svelte';
import type { Line } from './turns';

/** `you`: the seat of whoever reads it, if any. */
export function saidOf({ kind, codes, text }: Line, names: string[], you: number | null): string {
  const count = codes.length;
  if (kind === 'deal') return t('table:dealt');
  if (kind === 'told' || count === 1) return text;
  const seat = Number(codes[0]!.split(' ')[1]);
  if (seat === you) return t('table:you_drew', { count });
  return t('table:drawn', { name: names[seat - 1], count });
}
