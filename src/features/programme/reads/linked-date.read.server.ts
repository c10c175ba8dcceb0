import { sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { parseLinkTarget } from '../../../core/fields/content-link.ts';
import type { Language } from '../../../core/languages.ts';
import { readEventItems } from '../event-rows.server.ts';
import { blockingStatuses } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';
import { noteNextEnd } from './calendar.read.server.ts';
import { readPickedEvents } from './event-window.read.server.ts';

/**
 * The performance that an editor's link is about: the event itself, or the next one of the production that sells, else its next one.
 * Null for other targets, and when nothing more takes place.
 */
export async function readLinkedDate(reading: Reading, language: Language, link: string): Promise<EventItem | null> {
  const parsed = parseLinkTarget(link);
  if (parsed?.target === 'event') return (await readPickedEvents(reading, language, [parsed.id]))[0] ?? null;
  if (parsed?.target !== 'production') return null;
  const id = (await readNextDates(reading)).get(parsed.id);
  const [item] = id === undefined ? [] : await readEventItems(reading, [id], language);
  return item ?? null;
}

/** The next event by its production, read for all of them at once and once per change. */
function readNextDates(reading: Reading): Promise<ReadonlyMap<number, number>> {
  return reading.once('next-dates', async (scope) => {
    scope.uses('events');
    await noteNextEnd(scope);
    const found = await scope.db.execute(
      sql`select distinct on (production) production, id from events
          where is_listed and production is not null and ends_at > ${scope.now.toISOString()}::timestamptz and not statuses && array['canceled']
          order by production, statuses && ${`{${blockingStatuses.join(',')}}`}::text[], date_start, id`,
    );
    const { rows } = found as unknown as { rows: { production: number; id: number }[] };
    return new Map(rows.map(({ production, id }) => [production, id]));
  });
}
