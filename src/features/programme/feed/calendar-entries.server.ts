import { eq, inArray, sql } from 'drizzle-orm';
import { groupsOf, yieldToRequests } from '../../../core/database/in-slices.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import type { CalendarEntry } from '../../../core/text/icalendar.server.ts';
import { ticketHref } from '../../../urls.ts';
import { readEventItems } from '../event-rows.server.ts';
import type { EventItem } from '../programme.shapes.ts';
import { events, productions, rooms, venues } from '../programme.tables.server.ts';
import { readEventTags, readGenres } from '../reads/options.read.server.ts';
import { describeEntry, summaryOf } from './entry-text.ts';

/** A whole season would block the embedded database for a fifth of a second. */
const batchSize = 60;

/** What a calendar says of an event beyond its list item. */
const columns = {
  id: events.id,
  version: events.version,
  created_at: events.created_at,
  date_start: events.date_start,
  date_end: events.date_end,
  tags: events.tags,
  modified: sql`greatest(${events.updated_at}, ${productions.updated_at}, ${rooms.updated_at}, ${venues.updated_at})`.mapWith(
    events.updated_at,
  ),
  genre: sql<number | null>`coalesce(${events.genre}, ${productions.genre})`,
  duration_minutes: sql<number | null>`coalesce(${events.duration_minutes}, ${productions.duration_minutes})`,
  age_from: sql<number | null>`coalesce(${events.age_from}, ${productions.age_from})`,
  language: events.language,
  presetLanguage: productions.language,
  venue: venues,
};

function selectRows(reading: Reading, ids: readonly number[]) {
  return reading.db
    .select(columns)
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production))
    .leftJoin(rooms, eq(rooms.id, events.room))
    .leftJoin(venues, eq(venues.id, rooms.venue))
    .where(inArray(events.id, [...ids]));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];
type Venue = NonNullable<Row['venue']>;

/** The events of these ids as dates of a calendar, in the order of the ids. */
export async function readCalendarEntries(
  reading: Reading,
  ids: readonly number[],
  language: Language,
  origin: string,
): Promise<{ item: EventItem; entry: CalendarEntry }[]> {
  const genres = await readGenres(reading, language);
  const tags = await readEventTags(reading, language);
  const found: { item: EventItem; entry: CalendarEntry }[] = [];
  for (const group of groupsOf(ids, batchSize)) {
    const rows = new Map((await selectRows(reading, group)).map((row) => [row.id, row]));
    for (const item of await readEventItems(reading, group, language)) {
      const row = rows.get(item.id);
      if (!row) continue;
      const ofGenre = genres.filter(({ id }) => id === row.genre);
      const shownTags = tags.filter((tag) => tag.show_in_filter && row.tags.includes(tag.id));
      const categories = [item.event_type_new, ...ofGenre, ...shownTags].flatMap((option) => option?.name ?? []);
      found.push({ item, entry: toEntry(reading, item, row, [...new Set(categories)], language, origin) });
    }
    await yieldToRequests();
  }
  return found;
}

function toEntry(
  reading: Reading,
  item: EventItem,
  row: Row,
  categories: readonly string[],
  language: Language,
  origin: string,
): CalendarEntry {
  const { id, version, created_at, modified, date_start, duration_minutes, venue } = row;
  if (venue) reading.uses(`venue:${venue.id}`);
  const shown = venue && venue.deleted_at === null && venue.is_online ? venue : null;
  const url = `${origin}${item.link.url}`;
  const spoken = translate(row.language, language).text || translate(row.presetLanguage, language).text;
  return {
    // Of the database alone, since the site may move to another host, and ids of every site begin with 1.
    uid: `event-${id}-${created_at.getTime().toString(36)}@foyer`,
    sequence: version - 1,
    modified,
    start: date_start,
    end: row.date_end ?? (duration_minutes === null ? null : new Date(date_start.getTime() + duration_minutes * 60_000)),
    status: item.statuses.includes('canceled') ? 'CANCELLED' : item.statuses.includes('postponed') ? 'TENTATIVE' : 'CONFIRMED',
    summary: summaryOf(item),
    description: describeEntry(item, {
      ...{ duration_minutes, age_from: row.age_from, language: spoken, url },
      ticketUrl: item.ticket_url && new URL(ticketHref(item.ticket_url, language), url).href,
    }),
    location: placeOf(item, shown, language),
    position: shown?.latitude != null && shown.longitude != null ? [shown.latitude, shown.longitude] : null,
    url,
    categories,
  };
}

/** 'Main stage, House on the Ring, Ringstraße 1, 12345 Berlin', as far as it is known. */
function placeOf({ room }: EventItem, venue: Venue | null, language: Language): string {
  const city = venue ? `${venue.zip} ${venue.city}`.trim() : '';
  const parts = [room?.name, venue && translate(venue.name, language).text, venue?.street, city];
  return [...new Set(parts.filter(Boolean))].join(', ');
}
