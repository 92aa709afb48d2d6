// An answer takes milliseconds: only where it takes longer one is told.
import { putDown } from '../stage/drag';
import type { Table } from './table.svelte';

const MILLISECONDS_WITHOUT_A_WORD = 200;

export class Slowness {
  told = $state(false);

  constructor(table: () => Table) {
    $effect(() => {
      this.told = false;
      if (!table().sending) return putDown();
      const timer = setTimeout(() => (this.told = true), MILLISECONDS_WITHOUT_A_WORD);
      return () => clearTimeout(timer);
    });
  }
}
