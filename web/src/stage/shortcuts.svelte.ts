// Shortcuts of a single letter: they can be switched off, for speech input and unsteady hands.
import { keep, kept } from '../kept';

const KEPT = 'stellwerk.shortcuts';
const set = $state({ on: kept(KEPT) !== 'off' });

export function shortcuts(): boolean {
  return set.on;
}

export function switchShortcuts(on: boolean): void {
  set.on = on;
  keep(KEPT, on ? 'on' : 'off');
}
