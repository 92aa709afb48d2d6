// The dealer's promise, as this browser first saw it: it cannot be changed afterwards.
import { KeptByTable } from '../kept';

const MOST_TABLES = 60;
const promises = new KeptByTable(
  'stellwerk.promises',
  MOST_TABLES,
  (value) => typeof value === 'string',
);

export function promised(table: string): string | undefined {
  return promises.of(table);
}

export function keepPromise(table: string, commitment: string): void {
  if (!promised(table)) promises.keep(table, commitment);
}
