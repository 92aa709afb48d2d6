// How a finished game went, fetched once: it is the same for everybody, and whoever looks back comes again.
import { get } from '../http';
import type { Story } from '../wire';

export class Tale {
  story = $state.raw<Story | null>(null);
  failed = $state(false);

  constructor(readonly table: string) {}

  async fetch(): Promise<void> {
    if (this.story) return;
    this.failed = false;
    try {
      this.story = await get('/tables/{table}/story', { table: this.table });
    } catch {
      this.failed = true;
    }
  }
}
