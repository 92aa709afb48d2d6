// A move in words, as advice.
import type { VollVerplantView } from '../../wire';
import { entriesOf } from './entries';
import { spokenEntry } from './spoken';

export function advised(view: VollVerplantView, viewer: number, code: string): string {
  const [entry] = entriesOf(view, view.sheets[viewer - 1]!.marks, [code]);
  return `${spokenEntry(view, entry!)}.`;
}
