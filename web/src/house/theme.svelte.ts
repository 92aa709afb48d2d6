// Light, dark, or as the machine has it.
import { keep, kept } from '../kept';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = 'stellwerk.theme';

const worn = $state({ theme: THEMES.find((known) => known === kept(KEPT)) ?? 'auto' });

export function theme(): Theme {
  return worn.theme;
}

export function wear(chosen: Theme = worn.theme): void {
  worn.theme = chosen;
  keep(KEPT, chosen);
  if (chosen === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
