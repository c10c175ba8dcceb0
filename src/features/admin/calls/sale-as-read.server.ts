import { isDeepStrictEqual } from 'node:util';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readEvent } from '../../programme/reads/event-detail.read.server.ts';
import { readEntry } from '../entries.read.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';

/** What reads compute of a price or seat group: a start that lies ahead, also that of the performance, and texts in one language. */
const computed = ['sale_starts', 'name', 'text'] as const;

/**
 * Values for a performance in which what was sent back as its read answers it is as stored: a start of sale that is past, those of seat
 * groups, and texts in other languages would be lost, and a price would get the start of the performance as its own (SHOP-393).
 */
export async function withStoredSale(reading: Reading, resource: Resource, id: number, given: Values, language: Language): Promise<Values> {
  if (!('sale_starts' in given || 'prices' in given || 'seat_groups' in given)) return given;
  const [read, entry] = [await readEvent(reading, id, language), await readEntry(reading.db, resource, id)];
  if (!read || !entry) return given;
  const { sale_starts, ...values } = given;
  for (const name of ['prices', 'seat_groups'] as const)
    if (name in values) values[name] = rowsAsStored(values[name], read[name], entry.values[name] as Values[]);
  return !('sale_starts' in given) || sale_starts === read.sale_starts ? values : { ...values, sale_starts };
}

function rowsAsStored(given: unknown, read: readonly Values[], stored: readonly Values[]): unknown {
  if (!Array.isArray(given)) return given;
  return given.map((row: Values | null) => {
    const [was, known] = [read, stored].map((rows) => rows.find(({ id }) => id === row?.id));
    if (!row || !was || !known) return row;
    const restored = { ...row };
    for (const name of computed)
      if (isDeepStrictEqual(row[name], was[name])) {
        if (known[name] === undefined) delete restored[name];
        else restored[name] = known[name];
      }
    if (row.prices) restored.prices = rowsAsStored(row.prices, was.prices as Values[], known.prices as Values[]);
    return restored;
  });
}
