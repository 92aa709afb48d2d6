// What this browser knows of a finished game beside its record.
import type { Page } from '../wire';
import { keptDeal } from './kept';
import type { Known } from './proof';
import { promised } from './promise';
import type { Recorded } from './record';
import { firstDifference, witnessed } from './witness';

export function knownOf({ table, chairs }: Page, yours: number[], { entries }: Recorded): Known {
  const { lines, changed } = witnessed(table);
  const missing = lines.length > entries.length ? entries.length + 1 : null;
  const promise = promised(table);
  const deal = keptDeal(table);
  return {
    table,
    ...(promise && { promised: promise }),
    ...(deal && { deal }),
    seen: lines.length,
    differs: changed ?? firstDifference(lines, entries) ?? missing,
    seats: chairs.map(({ seat, name, bot }) => ({ name, bot, own: yours.includes(seat) })),
  };
}
