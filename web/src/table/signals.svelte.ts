// Signs that something happened, for somebody who looks elsewhere: a sound, the title, the favicon.
import { titleOf } from '../boards/board';
import { untrack } from 'svelte';
import { toasts } from '../stage/toasts.svelte';
import { play } from '../stage/sounds.svelte';
import { listed, t } from '../messages.svelte';
import type { Page } from '../wire';
import type { Table } from './table.svelte';

/** Whose turn it is, in words. */
export function turnOf({ view, viewer, ended }: Page): string {
  if (view.result || ended) return t('table:turn.over');
  const yours = viewer !== null && view.to_act.includes(viewer);
  if (yours) return t('table:turn.yours');
  const names = view.to_act.map((seat) => view.names[seat - 1]!);
  if (!names.length) return t('table:turn.dealing');
  return t('table:turn.other', { count: names.length, names: listed(names) });
}

export function signals(table: () => Table): void {
  const page = $derived(table().newest);
  const yours = $derived(!!page?.view.legal.length);
  const over = $derived(!!page?.view.result);
  const won = $derived(page?.view.result?.ranks[(page.viewer ?? 0) - 1] === 1);
  const last = $derived(table().last);

  $effect(() => {
    if (yours) play('turn');
  });
  $effect(() => {
    if (over && last) play(won ? 'win' : 'over');
  });
  $effect(() => {
    if (last?.kind === 'chat') play('chat');
    if (last?.kind === 'undo') play('undo');
  });
  const nudge = $derived(table().nudge);
  /** somebody rang, and the viewer has not moved since */
  const rung = $derived(yours && nudge !== null);
  $effect(() => {
    if (!nudge) return;
    play('bell');
    const name = untrack(() => page?.view.names[nudge.by - 1]) ?? '';
    toasts.say(t('table:nudge.told', { name }));
  });
  $effect(() => {
    if (!yours) untrack(table).nudge = null;
  });
  $effect(() => {
    const turn = page && (rung ? t('table:nudge.title') : turnOf(page));
    if (page) document.title = `${rung ? '● ' : ''}${turn} · ${titleOf(page.view.game)}`;
    icon(yours ? '/signal-go.svg' : '/signal.svg');
    return () => icon('/signal.svg');
  });
}

function icon(address: string): void {
  document.querySelector('link[rel=icon]')!.setAttribute('href', address);
}
