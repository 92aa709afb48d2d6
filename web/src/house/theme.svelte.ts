// Light, dark, or as the machine has it.
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = 'stellwerk.theme';

const worn = $state({ theme: (localStorage.getItem(KEPT) ?? 'auto') as Theme });

export function theme(): Theme {
  return worn.theme;
}

export function wear(chosen: Theme = worn.theme): void {
  worn.theme = chosen;
  localStorage.setItem(KEPT, chosen);
  if (chosen === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
