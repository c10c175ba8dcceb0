import { and, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { Texts } from '../../../core/text/texts.server.ts';
import { readArticlesAbout } from '../../magazine/articles.read.server.ts';
import { productionUrls, readEventItems } from '../event-rows.server.ts';
import { readProductionItems } from '../production-rows.server.ts';
import type { ProductionDetail, SeriesItem } from '../programme.shapes.ts';
import { events, productions } from '../programme.tables.server.ts';
import { readProductionContributors } from './contributors.read.server.ts';
import { detailColumns, eventIdsOf, readPictures, toImages, toPrograms } from './detail-columns.server.ts';
import { readGenres, readSeries } from './options.read.server.ts';
import { readVenue } from './venue.read.server.ts';

/** How many dates the page of a production lists: the rest is in the calendar. */
const maxDates = 60;
const maxParts = 24;

const { name, text, parent, is_online, deleted_at } = productions;
const detailFields = { name, text, parent, is_online, deleted_at, ...detailColumns(productions) };

/** One production with everything its page shows (API-38, PROD-03); null when unknown or offline for who asks. */
export async function readProduction(reading: Reading, id: number, language: Language): Promise<ProductionDetail | null> {
  // Its dates and its parts may become more.
  reading.uses(`production:${id}`, 'productions', 'events');
  const [details] = await reading.db.select(detailFields).from(productions).where(eq(productions.id, id));
  if (!details || details.deleted_at !== null || !(details.is_online || reading.viewer.isEditor)) return null;
  const [item] = await readProductionItems(reading, [id], language);
  if (!item) return null;
  const texts = new Texts(language);
  const pictures = await readPictures(reading, details.images, details.sponsors);
  const genres = await readGenres(reading, language);
  const isAhead = gt(events.ends_at, reading.now);
  const itemsOf = async (where: SQL | undefined, limit: number) =>
    readEventItems(reading, await eventIdsOf(reading, where, limit), language);
  return {
    ...item,
    urls: productionUrls({ id, name: details.name }),
    text: texts.pick('text', details.text),
    genre: genres.find((genre) => genre.id === details.genre) ?? null,
    parent: await readParent(reading, details.parent, language),
    productions: await readParts(reading, id, language),
    series: await readSeriesOf(reading, id, language),
    venue: await readVenue(reading, await readRoom(reading, id), language),
    contributors: await readProductionContributors(reading, id, language),
    children: await itemsOf(and(isPartOfDates(reading, id), isAhead), maxParts),
    important_info: texts.pick('important_info', details.important_info),
    opening_hours_text: texts.pick('opening_hours_text', details.opening_hours_text),
    description: texts.pick('description', details.description),
    images: toImages(pictures, details.images, language),
    programs: toPrograms(details.programs, language),
    video_url: details.video_url,
    events: await itemsOf(and(eq(events.production, id), isAhead), maxDates),
    articles: await readArticlesAbout(reading, id, language),
    sponsors: toImages(pictures, details.sponsors, language),
    promoter: texts.pick('promoter', details.promoter),
    admission_minutes: details.admission_minutes,
    duration_minutes: details.duration_minutes,
    interval: texts.pick('interval', details.interval),
    language: texts.pick('language', details.language),
    age_from: details.age_from,
    content_notes: texts.pick('content_notes', details.content_notes),
    untranslated: { ...item.untranslated, ...texts.untranslated },
  };
}

/** Introductions and talks that belong to its dates and to no production or another one. */
function isPartOfDates({ db }: Reading, id: number): SQL | undefined {
  const dates = alias(events, 'dates');
  const ids = db.select({ id: dates.id }).from(dates).where(eq(dates.production, id));
  return and(sql`${events.parent} in ${ids}`, or(isNull(events.production), ne(events.production, id)));
}

/** Series of the coming dates. */
async function readSeriesOf(reading: Reading, id: number, language: Language): Promise<SeriesItem[]> {
  const rows = await reading.db
    .selectDistinct({ series: sql<number>`unnest(${events.series})` })
    .from(events)
    .where(and(eq(events.production, id), events.is_listed, gt(events.ends_at, reading.now)));
  const ids = new Set(rows.map((row) => row.series));
  return (await readSeries(reading, language)).filter((series) => ids.has(series.id));
}

/** Where it is played next, else where it was played. */
async function readRoom(reading: Reading, id: number): Promise<number | null> {
  const [row] = await reading.db
    .select({ room: events.room })
    .from(events)
    .where(and(eq(events.production, id), events.is_listed, isNotNull(events.room)))
    .orderBy(sql`${gt(events.ends_at, reading.now)} desc`, events.date_start)
    .limit(1);
  return row?.room ?? null;
}

async function readParent(reading: Reading, id: number | null, language: Language): Promise<Option | null> {
  if (id === null) return null;
  reading.uses(`production:${id}`);
  const [row] = await reading.db.select({ name, is_online, deleted_at }).from(productions).where(eq(productions.id, id));
  return row?.is_online && row.deleted_at === null ? { id, name: translate(row.name, language).text } : null;
}

async function readParts(reading: Reading, id: number, language: Language) {
  const rows = await reading.db
    .select({ id: productions.id })
    .from(productions)
    .where(and(eq(parent, id), is_online, isNull(deleted_at)))
    .orderBy(productions.date_from, productions.id)
    .limit(maxParts);
  return readProductionItems(
    reading,
    rows.map((row) => row.id),
    language,
  );
}
