// What others say is told where the chat is out of sight, and everywhere that a move was taken back, or what they wish.
import { untrack } from 'svelte';
import { t } from '../messages.svelte';
import { toasts } from '../stage/toasts.svelte';
import type { Kind } from '../wire';
import type { Table } from './table.svelte';

/** what is decided together, too: others wait for an answer */
const TOLD_EVERYWHERE: Kind[] = ['undo', 'vote', 'end'];

/** `reads`: whether the viewer has the chat before them. */
export function tellNews(table: () => Table, reads: () => boolean): void {
  $effect(() => {
    const { last, newest } = table();
    untrack(() => {
      if (!last || last.seat === newest?.viewer) return;
      if (TOLD_EVERYWHERE.includes(last.kind)) toasts.say(last.text);
      if (last.kind !== 'chat' || reads()) return;
      const name = last.seat === null ? t('table:spectator') : newest?.view.names[last.seat - 1];
      toasts.say(`${name}: ${last.text}`);
    });
  });
}
