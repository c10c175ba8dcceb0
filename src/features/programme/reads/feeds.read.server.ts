import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import type { CalendarEntry } from '../../../core/text/icalendar.server.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { localDay, startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { calendarFilters, keysOf } from '../../../list-filters.ts';
import { m } from '../../../paraglide/messages.js';
import { feedHref, href } from '../../../urls.ts';
import { readCalendarEntries } from '../feed/calendar-entries.server.ts';
import type { FilterValues } from '../list-filter.shapes.ts';
import { events, productions } from '../programme.tables.server.ts';
import { readIdsSince } from './calendar.read.server.ts';
import { readFilterOptions } from './calendar-filters.read.server.ts';

/** Which dates a calendar holds. */
export type FeedOf =
  | { name: 'events'; filter: FilterValues }
  | { name: 'event'; id: number }
  | { name: 'production'; id: number }
  | { name: 'favourites'; events: readonly number[]; productions: readonly number[] };

export interface Feed {
  title: string;
  /** Path of the calendar. */
  path: string;
  /** Path of the page that shows the same to people. */
  page: string;
  entries: CalendarEntry[];
}

/** How many days a date stays in a calendar somebody subscribes to, so that yesterday's does not vanish overnight. */
const pastDays = 30;
/** Entries at most, the soonest ones. */
const maxEntries = 1000;

/**
 * The dates of a calendar; null when there is no such event or production for visitors. What is canceled stays
 * in it as canceled, what is offline or deleted is gone.
 * @param origin absolute address of the site, for the links in it
 */
export async function readFeed(reading: Reading, language: Language, feed: FeedOf, origin: string): Promise<Feed | null> {
  reading.uses('events');
  if (feed.name === 'event') return readEventFeed(reading, language, feed.id, origin);
  if (feed.name === 'production') return readProductionFeed(reading, language, feed.id, origin);
  if (feed.name === 'favourites') return readFavouritesFeed(reading, language, feed, origin);
  const ids = await readIdsSince(reading, feed.filter, firstDay(reading), maxEntries);
  return {
    title: await titleOf(reading, language, feed.filter),
    path: feedHref('events', language, {}, feed.filter),
    page: href('events', language, {}, feed.filter),
    entries: await entriesOf(reading, ids, language, origin),
  };
}

async function readEventFeed(reading: Reading, language: Language, id: number, origin: string): Promise<Feed | null> {
  reading.uses(`event:${id}`);
  const ids = await idsOf(reading, eq(events.id, id));
  const [found] = await readCalendarEntries(reading, ids, language, origin);
  if (!found) return null;
  const { name, slug, link } = found.item;
  return { title: name, path: feedHref('event', language, { slug, id }), page: link.url, entries: [found.entry] };
}

async function readProductionFeed(reading: Reading, language: Language, id: number, origin: string): Promise<Feed | null> {
  reading.uses(`production:${id}`);
  const [row] = await reading.db
    .select({ name: productions.name })
    .from(productions)
    .where(and(eq(productions.id, id), eq(productions.is_online, true), isNull(productions.deleted_at)));
  if (!row) return null;
  const title = translate(row.name, language).text;
  const path = feedHref('production', language, { slug: slugify(title), id });
  const ids = await idsOf(reading, eq(events.production, id));
  return { title, path, page: path.replace(/\.ics$/, ''), entries: await entriesOf(reading, ids, language, origin) };
}

/** Marked dates whenever they are, and of marked productions those a subscriber still sees. */
async function readFavouritesFeed(
  reading: Reading,
  language: Language,
  marked: FeedOf & { name: 'favourites' },
  origin: string,
): Promise<Feed> {
  const since = startOfLocalDay(firstDay(reading));
  const ofProductions = and(inArray(events.production, [...marked.productions]), gte(events.date_start, since));
  const ids = await idsOf(reading, or(inArray(events.id, [...marked.events]), ofProductions));
  const [path, page] = [feedHref('favourites', language), href('events', language)];
  return { title: m.feed_favourites(), path, page, entries: await entriesOf(reading, ids, language, origin) };
}

/** The first day that is still in a calendar. It moves at midnight. */
function firstDay(reading: Reading): string {
  const today = localDay(reading.now);
  reading.changesAt(startOfLocalDay(today, 1));
  return localDay(startOfLocalDay(today, -pastDays));
}

async function entriesOf(reading: Reading, ids: readonly number[], language: Language, origin: string): Promise<CalendarEntry[]> {
  return (await readCalendarEntries(reading, ids, language, origin)).map(({ entry }) => entry);
}

async function idsOf(reading: Reading, where: ReturnType<typeof and>): Promise<number[]> {
  const rows = await reading.db
    .select({ id: events.id })
    .from(events)
    .where(and(where, eq(events.is_listed, true)))
    .orderBy(events.date_start, events.id)
    .limit(maxEntries);
  return rows.map((row) => row.id);
}

/** 'Programme', or the names of what it is narrowed to. */
async function titleOf(reading: Reading, language: Language, filter: FilterValues): Promise<string> {
  const options = await readFilterOptions(reading, language);
  const names = keysOf(calendarFilters).map((key) => options[key].find(({ id }) => id === filter[key])?.name);
  return names.filter((name) => name).join(', ') || m.programme();
}
