// A table of the simulated server, with a simulated clock.
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startMessages } from '../messages.svelte';
import { setPace } from '../stage/pace.svelte';
import { Simulated } from './simulated';
import { Table } from './table.svelte';

/** Before each test of a file: it is given a server and an open table. */
export function atATable(given: (server: Simulated, table: Table) => void): void {
  let table: Table;
  beforeAll(async () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('document', { documentElement: {} });
    await startMessages();
  });
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    setPace('calm');
    const server = new Simulated();
    table = new Table('t');
    table.open();
    await pass(100);
    given(server, table);
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

export async function until(happens: () => boolean, most = 120_000): Promise<void> {
  for (let waited = 0; !happens(); waited += 10) {
    if (waited > most) throw new Error(`not after ${most} ms`);
    await pass(10);
  }
}

/** Of all paths for which this holds, the first alone. */
export function once(when: (path: string) => boolean): (path: string) => boolean {
  let used = false;
  return (path) => !used && when(path) && (used = true);
}
