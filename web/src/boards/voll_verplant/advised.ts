// A move in words, as advice.
import type { VollVerplantView } from '../../wire';
import { movesOf } from './moves';
import { spokenEntry } from './spoken';

export function advised(view: VollVerplantView, viewer: number, code: string): string {
  const [entry] = movesOf(view, view.sheets[viewer - 1]!.marks, [code]);
  return `${spokenEntry(view, entry!)}.`;
}
