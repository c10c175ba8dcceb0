import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { readMedia, toImage, toPicture } from '../media/media.read.server.ts';
import { readContributors } from './contributors.read.server.ts';
import { type EventRow, eventUrls, readEventItems, readEventRow, toEventItem } from './event-rows.server.ts';
import { readEventTags, readGenres, readSeries } from './options.read.server.ts';
import type { EventDetail, VenueItem } from './programme.shapes.ts';
import { events, productions, venues } from './programme.tables.server.ts';

/** How many further dates a detail page lists. */
const furtherDates = 24;

/** One event with everything its page shows (API-38); null when unknown or offline for who asks. */
export async function readEvent(reading: Reading, id: number, language: Language): Promise<EventDetail | null> {
  // 'events', because its further dates and its parts may become more.
  reading.uses(`event:${id}`, 'events');
  const row = await readEventRow(reading, id);
  if (!row || !(row.event.is_listed || (reading.viewer.isEditor && row.event.deleted_at === null))) return null;
  const { event, production } = row;
  const [own, preset] = await readLongTexts(reading, event.id, event.production);
  const texts = new Texts(language);
  const pictures = await readMedia(reading, [...pick(own?.images, preset?.images), ...pick(own?.sponsors, preset?.sponsors)]);
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
  const genre = event.genre ?? production?.genre ?? null;
  const chosenPrograms = pick(own?.programs, preset?.programs);
  const text = (field: 'important_info' | 'opening_hours_text' | 'description' | 'promoter') =>
    texts.pick(field, own?.[field], preset?.[field]);
  const decision = (field: 'interval' | 'language' | 'content_notes') => texts.pick(field, event[field], production?.[field]);
  return {
    ...item,
    urls: eventUrls(event),
    production: production?.id ? { id: production.id, name: translate(production.name, language).text } : null,
    genre: genres.find((option) => option.id === genre) ?? null,
    tags: tags.filter((tag) => event.tags.includes(tag.id)).map(({ id: tag, name }) => ({ id: tag, name })),
    series: series.filter((entry) => event.series.includes(entry.id)),
    venue: await readVenue(reading, row.room?.venue ?? null, language),
    contributors: await readContributors(reading, event, language),
    children: await readEventItems(reading, await idsOf(reading, eq(events.parent, event.id)), language),
    important_info: text('important_info'),
    opening_hours_text: text('opening_hours_text'),
    description: text('description'),
    images: toImages(pick(own?.images, preset?.images)),
    programs: chosenPrograms.map((entry) => ({
      title: translate(entry.title, language).text,
      text: translate(entry.text, language).text,
      file: entry.file,
    })),
    video_url: event.video_url || production?.video_url || '',
    events: await readFurtherDates(reading, event, language),
    // Articles get their pages with the magazine; until then none is linked.
    articles: [],
    sponsors: toImages(pick(own?.sponsors, preset?.sponsors)),
    promoter: text('promoter'),
    duration_minutes: event.duration_minutes ?? production?.duration_minutes ?? null,
    interval: decision('interval'),
    language: decision('language'),
    age_from: event.age_from ?? production?.age_from ?? null,
    content_notes: decision('content_notes'),
    untranslated: { ...item.untranslated, ...texts.untranslated },
  };
}

/** An event's own list when it has one, else its production's. */
function pick<Item>(own: Item[] | undefined, preset: Item[] | undefined): Item[] {
  return own?.length ? own : (preset ?? []);
}

async function readLongTexts(reading: Reading, event: number, production: number | null) {
  const columns = <Table extends typeof events | typeof productions>(table: Table) => ({
    important_info: table.important_info,
    opening_hours_text: table.opening_hours_text,
    description: table.description,
    promoter: table.promoter,
    images: table.images,
    sponsors: table.sponsors,
    programs: table.programs,
  });
  const [own] = await reading.db.select(columns(events)).from(events).where(eq(events.id, event));
  const [preset] =
    production === null ? [] : await reading.db.select(columns(productions)).from(productions).where(eq(productions.id, production));
  return [own, preset] as const;
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

async function readVenue(reading: Reading, id: number | null, language: Language): Promise<VenueItem | null> {
  if (id === null) return null;
  return reading.once(`venue:${id}:${language}`, async (own) => {
    own.uses(`venue:${id}`);
    const [row] = await own.db
      .select()
      .from(venues)
      .where(inArray(venues.id, [id]));
    if (!row || row.deleted_at !== null || !row.is_online) return null;
    const pictures = await readMedia(own, [row.image]);
    const text = (field: 'name' | 'directions' | 'accessibility' | 'description') => translate(row[field], language).text;
    const { street, zip, city, country, latitude, longitude, phone, email } = row;
    return {
      id,
      slug: slugify(text('name')),
      name: text('name'),
      street,
      zip,
      city,
      country,
      latitude,
      longitude,
      phone,
      email,
      directions: text('directions'),
      accessibility: text('accessibility'),
      description: text('description'),
      // Pages of venues come with the public site; until then there is nothing to lead to.
      link: { url: '' },
      ...toPicture(row.image === null ? null : pictures.get(row.image), language),
    };
  });
}
