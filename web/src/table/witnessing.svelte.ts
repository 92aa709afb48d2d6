// What is seen of a game is noted in this browser, to be compared with the record after the end.
import { witness } from '../fairness/witness';
import type { Table } from './table.svelte';

export function noteWhatIsSeen(table: () => Table): void {
  $effect(() => {
    const { id, log, newest } = table();
    const { entries } = log;
    if (log.settled && newest) witness(id, entries, !!newest.view.result);
  });
}
