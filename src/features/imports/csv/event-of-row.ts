import type { NamedEntries } from '../apply/named-entries.ts';
import { andMore } from '../describe-issues.ts';
import { entryKey } from '../entry-key.ts';
import { fieldsOf } from './row-fields.ts';
import { momentsOf } from './row-moments.ts';
import { namesOf, referencesOf } from './row-names.ts';
import { type SheetCell, SheetRow } from './sheet-row.ts';

/** Faulty cells reported per row. */
const maxReported = 3;

/** A row as an event of the format `foyer`, or the reason why it is none: column, expected and actual value. */
export function eventOfRow(cells: readonly SheetCell[], named: NamedEntries): { event: object } | { reason: string } {
  const row = new SheetRow(cells);
  const moments = momentsOf(row);
  const fields = fieldsOf(row);
  const names = namesOf(row);
  if (row.faults.length > 0) {
    const more = row.faults.length > maxReported ? [andMore(row.faults.length - maxReported)] : [];
    return { reason: [...row.faults.slice(0, maxReported), ...more].join('; ') };
  }
  // Without a key of its own an event is known by its start, title and room.
  const title = Object.values(fields.name)[0] ?? '';
  const key = entryKey(row.text('key')) || entryKey(moments.date_start, title, row.text('room'), row.text('venue'));
  return { event: { key, ...fields, ...moments, ...referencesOf(row, names, named) } };
}
