import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { Texts } from '../../../core/text/texts.server.ts';
import { href } from '../../../urls.ts';
import { readMedia, toPicture } from '../../media/media.read.server.ts';
import type { SeriesItem } from '../programme.shapes.ts';
import { eventTags, exhibitionTypes, genres, productionTags, rooms, seasons, series } from '../programme.tables.server.ts';

type OptionTable = typeof rooms | typeof genres | typeof exhibitionTypes | typeof seasons | typeof productionTags;

/** Entries of a list behind a filter as options, in the order of their names in the language. */
async function readOptions(reading: Reading, table: OptionTable, tag: string, language: Language): Promise<Option[]> {
  return reading.once(`options:${tag}:${language}`, async (scope) => {
    scope.uses(tag);
    const rows: { id: number; name: Translated }[] = await scope.db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(isNull(table.deleted_at));
    return byName(
      rows.map((row) => ({ id: row.id, name: translate(row.name, language).text })),
      language,
    );
  });
}

export const readRooms = (reading: Reading, language: Language) => readOptions(reading, rooms, 'rooms', language);
export const readGenres = (reading: Reading, language: Language) => readOptions(reading, genres, 'genres', language);
export const readSeasons = (reading: Reading, language: Language) => readOptions(reading, seasons, 'seasons', language);
export const readProductionTags = (reading: Reading, language: Language) =>
  readOptions(reading, productionTags, 'production_tags', language);
export const readExhibitionTypeOptions = (reading: Reading, language: Language) =>
  readOptions(reading, exhibitionTypes, 'exhibition_types', language);

/** Seasons, the newest first: the order in which a visitor looks for one. */
export async function readSeasonsByTime(reading: Reading, language: Language): Promise<Option[]> {
  return reading.once(`seasons-by-time:${language}`, async (scope) => {
    scope.uses('seasons');
    const { id, name, date_from, deleted_at } = seasons;
    const rows = await scope.db
      .select({ id, name })
      .from(seasons)
      .where(isNull(deleted_at))
      .orderBy(sql`${date_from} desc nulls last`, desc(id));
    return rows.map((row) => ({ id: row.id, name: translate(row.name, language).text }));
  });
}

/** Exhibition types as answered: the slug is the numeric filter value (EVT-07). */
export async function readExhibitionTypes(reading: Reading, language: Language): Promise<{ name: string; slug: string }[]> {
  return (await readExhibitionTypeOptions(reading, language)).map(({ id, name }) => ({ name, slug: String(id) }));
}

/** All event tags; those with show_in_filter false are hidden by whoever shows the list (API-15). */
export async function readEventTags(reading: Reading, language: Language): Promise<(Option & { show_in_filter: boolean })[]> {
  return reading.once(`options:event_tags:${language}`, async (scope) => {
    scope.uses('event_tags');
    const rows = await scope.db.select().from(eventTags).where(isNull(eventTags.deleted_at));
    return byName(
      rows.map((row) => ({ id: row.id, name: translate(row.name, language).text, show_in_filter: row.show_in_filter })),
      language,
    );
  });
}

/** All series that are online, without their events (API-15). */
export async function readSeries(reading: Reading, language: Language): Promise<SeriesItem[]> {
  return reading.once(`series:${language}`, async (scope) => {
    scope.uses('series');
    const isPublic: SQL | undefined = reading.viewer.isEditor
      ? isNull(series.deleted_at)
      : and(isNull(series.deleted_at), eq(series.is_online, true));
    const rows = await scope.db.select().from(series).where(isPublic);
    const pictures = await readMedia(
      scope,
      rows.map((row) => row.image),
    );
    const items = rows.map((row): SeriesItem => {
      const texts = new Texts(language);
      const text = (field: 'name' | 'preline' | 'headline' | 'subline' | 'description' | 'price_info') => texts.pick(field, row[field]);
      const name = text('name');
      return {
        id: row.id,
        name,
        show_in_filter: row.show_in_filter,
        slug: slugify(name),
        preline: text('preline'),
        headline: text('headline'),
        subline: text('subline'),
        description: text('description'),
        price_info: text('price_info'),
        ticket_url: row.ticket_url || null,
        link: { url: row.is_online ? seriesUrls(row)[language] : '' },
        ...toPicture(row.image === null ? null : pictures.get(row.image), language),
        untranslated: texts.untranslated,
      };
    });
    return byName(items, language);
  });
}

/** The address of a series by its name per language. */
export function seriesUrls(entry: { id: number; name: Translated }): Record<Language, string> {
  const url = (language: Language) => href('series', language, { slug: slugify(translate(entry.name, language).text), id: entry.id });
  return { de: url('de'), en: url('en') };
}

function byName<T extends { name: string }>(items: T[], language: Language): T[] {
  return items.sort((a, b) => a.name.localeCompare(b.name, language));
}
