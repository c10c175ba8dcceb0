import { and, eq, gt, ne } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { Texts } from '../../../core/text/texts.server.ts';
import { readArticlesAbout } from '../../magazine/articles.read.server.ts';
import { type EventRow, eventUrls, readEventItems, readEventRow, toEventItem } from '../event-rows.server.ts';
import { isSalePaused } from '../paused-sale.shapes.ts';
import type { EventDetail } from '../programme.shapes.ts';
import { events, productions } from '../programme.tables.server.ts';
import { readCastNotes, readContributors } from './contributors.read.server.ts';
import { detailColumns, eventIdsOf, readPictures, toImages, toPrograms } from './detail-columns.server.ts';
import { readEventTags, readGenres, readSeries } from './options.read.server.ts';
import { readVenue } from './venue.read.server.ts';

/** How many further dates and parts the page of an event lists. */
const maxDates = 24;

type TextField = 'important_info' | 'opening_hours_text' | 'description' | 'promoter' | 'interval' | 'language' | 'content_notes';

const detailFields = {
  ...detailColumns(events),
  is_listed: events.is_listed,
  deleted_at: events.deleted_at,
  room: events.room,
  tags: events.tags,
  series: events.series,
  has_waiting_list: events.has_waiting_list,
  sale_ends: events.sale_ends,
  paused_sale: events.paused_sale,
  parent: events.parent,
};

/** One event with everything its page shows (API-38); null when unknown or offline for who asks. */
export async function readEvent(reading: Reading, id: number, language: Language): Promise<EventDetail | null> {
  // 'events', because its further dates and its parts may become more.
  reading.uses(`event:${id}`, 'events');
  const [details] = await reading.db.select(detailFields).from(events).where(eq(events.id, id));
  if (!details || !(details.is_listed || (reading.viewer.isEditor && details.deleted_at === null))) return null;
  const row = await readEventRow(reading, id);
  if (!row) return null;
  const { event } = row;
  const preset = await readPreset(reading, event.production);
  const texts = new Texts(language);
  const [images, sponsors] = [pick(details.images, preset?.images), pick(details.sponsors, preset?.sponsors)];
  const pictures = await readPictures(reading, images, sponsors);
  const [item, genres, tags, series] = [
    toEventItem(reading, row, language, await readCastNotes(reading, language)),
    await readGenres(reading, language),
    await readEventTags(reading, language),
    await readSeries(reading, language),
  ];
  const genre = details.genre ?? preset?.genre ?? null;
  const text = (field: TextField) => texts.pick(field, details[field], preset?.[field]);
  const isOnShow = preset && (reading.viewer.isEditor || (preset.is_online && preset.deleted_at === null));
  return {
    ...item,
    urls: eventUrls(event),
    has_waiting_list: details.has_waiting_list,
    awaits_date: item.statuses.includes('postponed') && isSalePaused(details),
    production: isOnShow ? { id: preset.id, name: translate(preset.name, language).text } : null,
    genre: genres.find((option) => option.id === genre) ?? null,
    tags: tags.filter((tag) => details.tags.includes(tag.id)).map(({ id: tag, name }) => ({ id: tag, name })),
    series: series.filter((entry) => details.series.includes(entry.id)),
    venue: await readVenue(reading, details.room ?? (await readRoomOf(reading, details.parent)), language),
    contributors: await readContributors(reading, event, language),
    children: await readEventItems(reading, await eventIdsOf(reading, eq(events.parent, event.id), maxDates), language),
    important_info: text('important_info'),
    opening_hours_text: text('opening_hours_text'),
    description: text('description'),
    images: toImages(pictures, images, language),
    programs: toPrograms(pick(details.programs, preset?.programs), language),
    video_url: details.video_url || preset?.video_url || '',
    events: await readFurtherDates(reading, event, language),
    articles: event.production === null ? [] : await readArticlesAbout(reading, event.production, language),
    sponsors: toImages(pictures, sponsors, language),
    promoter: text('promoter'),
    admission_minutes: details.admission_minutes ?? preset?.admission_minutes ?? null,
    duration_minutes: details.duration_minutes ?? preset?.duration_minutes ?? null,
    interval: text('interval'),
    language: text('language'),
    age_from: details.age_from ?? preset?.age_from ?? null,
    content_notes: text('content_notes'),
    untranslated: { ...item.untranslated, ...texts.untranslated },
  };
}

/** An event's own list when it has one, else its production's. */
function pick<Item>(values: Item[] | undefined, preset: Item[] | undefined): Item[] {
  return values?.length ? values : (preset ?? []);
}

/** The production an event belongs to, with what it leaves to it. */
async function readPreset(reading: Reading, id: number | null) {
  if (id === null) return undefined;
  const { name, is_online, deleted_at } = productions;
  const [row] = await reading.db
    .select({ id: productions.id, name, is_online, deleted_at, ...detailColumns(productions) })
    .from(productions)
    .where(eq(productions.id, id));
  return row;
}

/** The room of an event; null without one. */
async function readRoomOf(reading: Reading, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const [row] = await reading.db.select({ room: events.room }).from(events).where(eq(events.id, id));
  return row?.room ?? null;
}

/** The production's other dates that are not over, soonest first. */
async function readFurtherDates(reading: Reading, event: EventRow['event'], language: Language) {
  if (event.production === null) return [];
  const others = and(eq(events.production, event.production), ne(events.id, event.id), gt(events.ends_at, reading.now));
  return readEventItems(reading, await eventIdsOf(reading, others, maxDates), language);
}
