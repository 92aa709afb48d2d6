// Light, dark, or as the machine has it.
import { keep, kept } from '../kept';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = 'stellwerk.theme';

const chosen = $state({ theme: THEMES.find((known) => known === kept(KEPT)) ?? 'auto' });

export function theme(): Theme {
  return chosen.theme;
}

export function setTheme(theme: Theme = chosen.theme): void {
  chosen.theme = theme;
  keep(KEPT, theme);
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
