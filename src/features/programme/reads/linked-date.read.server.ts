import { sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { parseLinkTarget } from '../../../core/fields/link-target.ts';
import type { Language } from '../../../core/languages.ts';
import { readEventItems } from '../event-rows.server.ts';
import { blockingStatuses } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';
import { noteNextEnd } from './calendar.read.server.ts';
import { readPickedEvents } from './event-window.read.server.ts';

/** So many of the next dates are looked at for one that sells. */
const maxDates = 6;

/**
 * The performance that an editor's link is about: the event itself, or the next one of the production that sells, else its next one.
 * Null for other targets, and when nothing more takes place.
 */
export async function readLinkedDate(reading: Reading, language: Language, link: string): Promise<EventItem | null> {
  const parsed = parseLinkTarget(link);
  if (parsed?.target === 'event') return (await readPickedEvents(reading, language, [parsed.id]))[0] ?? null;
  if (parsed?.target !== 'production') return null;
  const ids = (await readNextDates(reading)).get(parsed.id) ?? [];
  const items = await readEventItems(reading, ids, language);
  return items.find(({ statuses }) => !statuses.some((status) => blockingStatuses.includes(status))) ?? items[0] ?? null;
}

/** The next events by their production, soonest first; read for all productions at once and once per change. */
function readNextDates(reading: Reading): Promise<ReadonlyMap<number, number[]>> {
  return reading.once('next-dates', async (scope) => {
    scope.uses('events');
    await noteNextEnd(scope);
    const found = await scope.db.execute(
      sql`select production, (array_agg(id order by date_start, id))[1:${sql.raw(String(maxDates))}] as ids from events
          where is_listed and production is not null and ends_at > ${scope.now.toISOString()}::timestamptz and not statuses && array['canceled']
          group by production`,
    );
    const { rows } = found as unknown as { rows: { production: number; ids: number[] }[] };
    return new Map(rows.map(({ production, ids }) => [production, ids]));
  });
}
