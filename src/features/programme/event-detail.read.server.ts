import { and, eq, gt, ne } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { readMedia, toImage } from '../media/media.read.server.ts';
import { readContributors } from './contributors.read.server.ts';
import { type EventRow, eventUrls, readEventItems, readEventRow, toEventItem } from './event-rows.server.ts';
import { readEventTags, readGenres, readSeries } from './options.read.server.ts';
import type { EventDetail } from './programme.shapes.ts';
import { events, productions } from './programme.tables.server.ts';
import { readVenue } from './venue.read.server.ts';

/** How many further dates a detail page lists. */
const furtherDates = 24;

type TextField = 'important_info' | 'opening_hours_text' | 'description' | 'promoter' | 'interval' | 'language' | 'content_notes';

/** What the detail page shows and no list. */
function detailTexts<Table extends typeof events | typeof productions>(table: Table) {
  const { important_info, opening_hours_text, description, promoter, images, sponsors, programs, video_url, genre } = table;
  const { duration_minutes, interval, language, age_from, content_notes } = table;
  const long = { important_info, opening_hours_text, description, promoter, images, sponsors, programs, video_url, genre };
  return { ...long, duration_minutes, interval, language, age_from, content_notes };
}

const detailColumns = {
  ...detailTexts(events),
  is_listed: events.is_listed,
  deleted_at: events.deleted_at,
  room: events.room,
  tags: events.tags,
  series: events.series,
};

/** One event with everything its page shows (API-38); null when unknown or offline for who asks. */
export async function readEvent(reading: Reading, id: number, language: Language): Promise<EventDetail | null> {
  // 'events', because its further dates and its parts may become more.
  reading.uses(`event:${id}`, 'events');
  const [own] = await reading.db.select(detailColumns).from(events).where(eq(events.id, id));
  if (!own || !(own.is_listed || (reading.viewer.isEditor && own.deleted_at === null))) return null;
  const row = await readEventRow(reading, id);
  if (!row) return null;
  const { event } = row;
  const preset = await readPreset(reading, event.production);
  const texts = new Texts(language);
  const pictures = await readMedia(reading, [...pick(own.images, preset?.images), ...pick(own.sponsors, preset?.sponsors)]);
  const toImages = (ids: number[]) =>
    ids
      .map((picture) => pictures.get(picture))
      .filter((picture) => picture !== undefined)
      .map((picture) => toImage(picture, language));
  const [item, genres, tags, series] = [
    toEventItem(reading, row, language),
    await readGenres(reading, language),
    await readEventTags(reading, language),
    await readSeries(reading, language),
  ];
  const genre = own.genre ?? preset?.genre ?? null;
  const chosenPrograms = pick(own.programs, preset?.programs);
  const text = (field: TextField) => texts.pick(field, own[field], preset?.[field]);
  return {
    ...item,
    urls: eventUrls(event),
    production: preset ? { id: preset.id, name: translate(preset.name, language).text } : null,
    genre: genres.find((option) => option.id === genre) ?? null,
    tags: tags.filter((tag) => own.tags.includes(tag.id)).map(({ id: tag, name }) => ({ id: tag, name })),
    series: series.filter((entry) => own.series.includes(entry.id)),
    venue: await readVenue(reading, own.room, language),
    contributors: await readContributors(reading, event, language),
    children: await readEventItems(reading, await idsOf(reading, eq(events.parent, event.id)), language),
    important_info: text('important_info'),
    opening_hours_text: text('opening_hours_text'),
    description: text('description'),
    images: toImages(pick(own.images, preset?.images)),
    programs: chosenPrograms.map((entry) => ({
      title: translate(entry.title, language).text,
      text: translate(entry.text, language).text,
      file: entry.file,
    })),
    video_url: own.video_url || preset?.video_url || '',
    events: await readFurtherDates(reading, event, language),
    // Articles get their pages with the magazine; until then none is linked.
    articles: [],
    sponsors: toImages(pick(own.sponsors, preset?.sponsors)),
    promoter: text('promoter'),
    duration_minutes: own.duration_minutes ?? preset?.duration_minutes ?? null,
    interval: text('interval'),
    language: text('language'),
    age_from: own.age_from ?? preset?.age_from ?? null,
    content_notes: text('content_notes'),
    untranslated: { ...item.untranslated, ...texts.untranslated },
  };
}

/** An event's own list when it has one, else its production's. */
function pick<Item>(own: Item[] | undefined, preset: Item[] | undefined): Item[] {
  return own?.length ? own : (preset ?? []);
}

/** The production an event belongs to, with what it leaves to it. */
async function readPreset(reading: Reading, id: number | null) {
  if (id === null) return undefined;
  const [row] = await reading.db
    .select({ id: productions.id, name: productions.name, ...detailTexts(productions) })
    .from(productions)
    .where(eq(productions.id, id));
  return row;
}

/** The production's other dates that are not over, soonest first. */
async function readFurtherDates(reading: Reading, event: EventRow['event'], language: Language) {
  if (event.production === null) return [];
  const ids = await idsOf(reading, and(eq(events.production, event.production), ne(events.id, event.id), gt(events.ends_at, reading.now)));
  return readEventItems(reading, ids, language);
}

async function idsOf(reading: Reading, where: Parameters<typeof and>[0]): Promise<number[]> {
  const rows = await reading.db
    .select({ id: events.id })
    .from(events)
    .where(and(where, eq(events.is_listed, true)))
    .orderBy(events.date_start, events.id)
    .limit(furtherDates);
  return rows.map((row) => row.id);
}
