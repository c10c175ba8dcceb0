import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { wordPatterns } from '../../core/database/search-patterns.server.ts';
import type { Language } from '../../core/languages.ts';
import { addDays } from '../../core/text/dates.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { type Media, mediaPerPage } from './media.contract.ts';
import { type MediaRow, toImage, toThumbnails } from './media.read.server.ts';
import { media } from './media.tables.server.ts';
import type { MediaPlaces, NamedFiles } from './media-places.ts';

/** How long a deleted file can be brought back (PAGE-13), in milliseconds. */
export const mediaTrashTime = 30 * 24 * 3600 * 1000;

/** Editors are warned this long before the rights of a file end, in days. */
export const usageWarningDays = 30;

interface LibraryQuery {
  q?: string | undefined;
  kind?: Media['kind'] | undefined;
  folder?: string | undefined;
  only?: 'undescribed' | 'uncredited' | 'expiring' | 'unused' | 'trash' | undefined;
  order?: 'newest' | 'name' | 'largest' | undefined;
  page: number;
}

const isThere = isNull(media.deleted_at);
/** Pictures whose alternative text is missing in both languages although they say something. */
export const isUndescribed = and(
  eq(media.kind, 'image'),
  eq(media.is_decorative, false),
  sql`coalesce(${media.description}->>'de', '') = '' and coalesce(${media.description}->>'en', '') = ''`,
) as SQL;
export const isUncredited = and(eq(media.kind, 'image'), eq(media.copyright, '')) as SQL;
const orders = {
  newest: [desc(media.created_at), desc(media.id)],
  name: [media.name, media.id],
  largest: [desc(media.size), media.id],
};

/** A page of the library, with what its column of folders says. Where files are used is looked up only for 'unused'. */
export async function readLibrary({ db, now }: Reading, query: LibraryQuery, language: Language, places: Pick<MediaPlaces, 'readNamed'>) {
  const isTrashed = gt(media.deleted_at, new Date(now.getTime() - mediaTrashTime));
  const isExpiring = lte(media.usage_until, addDays(localDay(now), usageWarningDays));
  const { q = '', kind, folder, only, order = 'newest', page } = query;
  const condition = and(
    only === 'trash' ? isTrashed : isThere,
    only === 'undescribed' ? isUndescribed : undefined,
    only === 'uncredited' ? isUncredited : undefined,
    only === 'expiring' ? isExpiring : undefined,
    only === 'unused' ? isNotAmong(await places.readNamed(db)) : undefined,
    kind ? eq(media.kind, kind) : undefined,
    folder ? or(eq(media.folder, folder), sql`starts_with(${media.folder}, ${`${folder}/`})`) : undefined,
    ...wordPatterns(q).map((pattern) => sql`${searched} ilike ${pattern}`),
  );
  const [total] = await db.select({ count: count() }).from(media).where(condition);
  const rows = await db
    .select()
    .from(media)
    .where(condition)
    .orderBy(...orders[order])
    .limit(mediaPerPage)
    .offset((page - 1) * mediaPerPage);
  const [numbers] = await db
    .select({
      total: sql<number>`(count(*) filter (where ${isThere}))::integer`,
      undescribed: sql<number>`(count(*) filter (where ${isThere} and ${isUndescribed}))::integer`,
      uncredited: sql<number>`(count(*) filter (where ${isThere} and ${isUncredited}))::integer`,
      expiring: sql<number>`(count(*) filter (where ${isThere} and ${isExpiring}))::integer`,
      trashed: sql<number>`(count(*) filter (where ${isTrashed}))::integer`,
    })
    .from(media);
  return {
    count: total?.count ?? 0,
    results: rows.map((row) => toMedia(row, language)),
    folders: await readFolders(db),
    ...(numbers ?? { total: 0, undescribed: 0, uncredited: 0, expiring: 0, trashed: 0 }),
  };
}

/** All folders with their files. */
export async function readFolders(db: Database): Promise<{ name: string; count: number }[]> {
  return db
    .select({ name: media.folder, count: count() })
    .from(media)
    .where(and(isThere, sql`${media.folder} <> ''`))
    .groupBy(media.folder)
    .orderBy(media.folder);
}

const searched = sql`(${media.name} || ' ' || ${media.copyright} || ' ' || ${media.folder} || ' ' || ${media.description}::text || ' ' || ${media.caption}::text)`;

/** The lists go as one parameter each, however long they are. */
function isNotAmong({ ids, paths }: NamedFiles): SQL {
  const numbers = [...ids].filter(Number.isSafeInteger);
  return sql`${media.id}::bigint <> all(${`{${numbers.join(',')}}`}::bigint[])
    and ${media.path} not in (select jsonb_array_elements_text(${JSON.stringify([...paths])}::jsonb))`;
}

/** A file that is not in the trash, or one that can be brought back from it; null for none. Locked it waits for who changes it. */
export async function readMediaRow(db: Database, id: number, { isTrashed = false, isLocked = false } = {}): Promise<MediaRow | null> {
  const found = db.select().from(media).where(eq(media.id, id)).limit(1);
  const [row] = await (isLocked ? found.for('update') : found);
  return row && (row.deleted_at !== null) === isTrashed ? row : null;
}

/** Files outside of the trash, by id. */
export async function readMediaRows(db: Database, ids: readonly number[]): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNull(media.deleted_at)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A file as editors see it; `description` is that of the language. */
export function toMedia(row: MediaRow, language: Language): Media {
  return {
    ...toImage(row, language),
    kind: row.kind as Media['kind'],
    name: row.name,
    size: row.size,
    content_type: row.content_type,
    image_thumbnails: row.kind === 'image' ? toThumbnails(row) : null,
    version: row.version,
    folder: row.folder,
    usage_until: row.usage_until,
    is_decorative: row.is_decorative,
    descriptions: row.description,
    captions: row.caption,
    created: row.created_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
  };
}
