import { and, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { pictureColumns, shownPicture, toPicture } from '../media/media.read.server.ts';
import { media } from '../media/media.tables.server.ts';
import { only, productionUrls } from './event-rows.server.ts';
import type { AccessService } from './programme.codes.ts';
import type { Production } from './programme.shapes.ts';
import { events, exhibitionTypes, productions, seasons } from './programme.tables.server.ts';
import { readProductionTags } from './reads/options.read.server.ts';

const texts = ['name', 'preline', 'headline', 'subline', 'surtitles'] as const;
const joined = {
  production: only(getTableColumns(productions), ['id', ...texts, 'tags', 'date_from', 'date_to', 'access']),
  season: { id: seasons.id, name: seasons.name },
  type: { id: exhibitionTypes.id, name: exhibitionTypes.name },
  picture: pictureColumns,
};

/** The productions of these ids as list items, in the order of the ids. */
export async function readProductionItems(reading: Reading, ids: readonly number[], language: Language): Promise<Production[]> {
  if (ids.length === 0) return [];
  const rows = await selectProductions(reading, ids);
  const nextEvents = await readNextEvents(reading, ids);
  const tags = await readProductionTags(reading, language);
  const items = rows.map(({ production, season, type, picture }): Production => {
    const next = nextEvents.get(production.id);
    reading.uses(`production:${production.id}`, 'seasons', 'exhibition_types');
    const found = new Texts(language);
    const name = found.pick('name', production.name);
    const { id, date_from, date_to } = production;
    return {
      id,
      slug: slugify(name),
      name,
      preline: found.pick('preline', production.preline),
      headline: found.pick('headline', production.headline),
      subline: found.pick('subline', production.subline),
      season: season?.id ? { id: season.id, name: translate(season.name, language).text } : null,
      exhibition_type: type?.id ? { name: translate(type.name, language).text, slug: String(type.id) } : null,
      tags: tags.filter((tag) => production.tags.includes(tag.id)),
      date_from,
      date_to,
      link: { url: productionUrls(production)[language] },
      ...toPicture(shownPicture(reading, picture), language),
      next_date: next ? toLocalIso(next.date_start) : null,
      is_premiere: next?.is_premiere ?? false,
      access: production.access as AccessService[],
      surtitles: found.pick('surtitles', production.surtitles),
      untranslated: found.untranslated,
    };
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
}

function selectProductions({ db }: Reading, ids: readonly number[]) {
  return db
    .select(joined)
    .from(productions)
    .leftJoin(seasons, and(eq(seasons.id, productions.season), isNull(seasons.deleted_at)))
    .leftJoin(exhibitionTypes, and(eq(exhibitionTypes.id, productions.exhibition_type), isNull(exhibitionTypes.deleted_at)))
    .leftJoin(media, eq(media.id, productions.image))
    .where(inArray(productions.id, [...ids]));
}

/** The next event of each production that takes place and is not over. Lateral, so that each walks its own dates and stops at one. */
async function readNextEvents(reading: Reading, ids: readonly number[]): Promise<Map<number, { date_start: Date; is_premiere: boolean }>> {
  reading.uses('events');
  const { date_start, ends_at, is_premiere, statuses } = events;
  const next = reading.db
    .select({ date_start, ends_at, is_premiere })
    .from(events)
    .where(
      and(eq(events.production, productions.id), events.is_listed, gt(ends_at, reading.now), sql`not ${statuses} && array['canceled']`),
    )
    .orderBy(date_start, events.id)
    .limit(1)
    .as('next');
  const rows = await reading.db
    .select({ id: productions.id, date_start: next.date_start, ends_at: next.ends_at, is_premiere: next.is_premiere })
    .from(productions)
    .crossJoinLateral(next)
    .where(inArray(productions.id, [...ids]));
  for (const row of rows) reading.changesAt(row.ends_at);
  return new Map(rows.map((row) => [row.id, row]));
}
