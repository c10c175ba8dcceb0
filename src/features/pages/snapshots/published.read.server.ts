import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { Module } from '../../../core/module/module.ts';
import { type MediaRow, usable } from '../../media/media.read.server.ts';
import type { pages } from '../pages.tables.server.ts';
import { type ModuleKit, resolveModules } from '../resolve-modules.server.ts';
import { mainSlug, type SlotOwner } from '../slots.ts';
import { type ContainerEdition, readEdition } from './edition.read.server.ts';
import type { SnapshotTree } from './snapshot.ts';

/** Everything of the media library a snapshot names comes with it: one query, however many modules there are. */
const itsMedia = sql`(select coalesce(jsonb_agg(to_jsonb(m)), '[]'::jsonb) from media m
  where m.deleted_at is null and m.id in (select jsonb_array_elements_text(s.tree->'media')::integer)) as media`;

const selectPublished = (language: Language, condition: SQL) => sql`
  select c.id, c.slug, c.parent, c.version, c.content_type, c.object_id, s.tree, ${itsMedia}
  from containers c join snapshots s on s.container = c.id and s.language = ${language} and s.is_published
  where c.deleted_at is null and ${condition}`;

interface Row {
  id: number;
  slug: string;
  parent: number | null;
  version: number;
  content_type: string;
  object_id: number;
  tree: SnapshotTree;
  media: MediaRow[];
}

/** The page's own row, as the database writes it as JSON. */
export type PageRow = Omit<typeof pages.$inferSelect, 'created_at' | 'updated_at' | 'deleted_at'>;

/** A page by its path without prefix, and what is published of it, null when nothing is: one query for both. Null for no such page. */
export async function readPublishedPage(
  reading: Reading,
  language: Language,
  path: string,
  kit: ModuleKit,
): Promise<{ row: PageRow; published: ContainerEdition | null } | null> {
  const query = sql`
    select to_jsonb(p) as page, c.id, c.slug, c.parent, c.version, 'page' as content_type, p.id as object_id, s.tree, ${itsMedia}
    from pages p left join containers c on c.slug = 'page-' || p.id || '-content' and c.deleted_at is null
      left join snapshots s on s.container = c.id and s.language = ${language} and s.is_published
    where p.path->>${sql.raw(`'${language}'`)} = ${path} and p.deleted_at is null limit 1`;
  const row = (await firstRow(reading, query)) as (Row & { page: PageRow }) | null;
  if (!row) return null;
  reading.uses(`container:page-${row.object_id}`);
  const owner = { content_type: 'page', object_id: row.object_id };
  const edition = await readEdition(reading, language, { ...owner, slug: mainSlug(owner) }, kit);
  if (edition !== null) return { row: row.page, published: edition ?? null };
  return { row: row.page, published: row.tree && (await resolve(reading, language, row, kit)) };
}

/** What is published of a container in a language, without a slug the one of the object's page; null when nothing is (PAGE-06, PAGE-09). */
export async function readPublished(
  reading: Reading,
  language: Language,
  owner: SlotOwner & { slug?: string },
  kit: ModuleKit,
): Promise<ContainerEdition | null> {
  const { content_type, object_id, slug = mainSlug(owner) } = owner;
  reading.uses(`container:${content_type}-${object_id}`);
  const edition = await readEdition(reading, language, { slug, content_type, object_id }, kit);
  if (edition !== null) return edition ?? null;
  const row = await firstRow(reading, selectPublished(language, sql`c.slug = ${slug}`));
  return row && (await resolve(reading, language, row, kit));
}

/** The object id of the slot of a list that is no object itself (magazine_tags, team). */
export const listSlot = 1;

/** The modules of a slot, e.g. of an event's page; empty when there is none (PAGE-09). */
export function readSlot(reading: Reading, language: Language, content_type: string, object_id: number, kit: ModuleKit): Promise<Module[]> {
  return reading.once(`slot:${content_type}:${object_id}:${language}`, async (own) => {
    return (await readPublished(own, language, { content_type, object_id }, kit))?.modules ?? [];
  });
}

/** A container by its slug as one module with its sections in a column (MOD-33, API-34); null when nothing is published. */
export async function readContainer(reading: Reading, language: Language, slug: string, kit: ModuleKit): Promise<Module | null> {
  const row = await firstRow(reading, selectPublished(language, sql`c.slug = ${slug}`));
  if (!row) return null;
  const { content_type, object_id, id, version, parent } = row;
  reading.uses(`container:${content_type}-${object_id}`);
  const { modules } = await resolve(reading, language, row, kit);
  const columns = [{ index: 0, classes: 'col-12', children: modules }];
  return { id, model: 'container', slug, parent, content_type, object_id, columns, order: 0, version, untranslated: [] };
}

/** What is published in the further containers of a content object; no page of the site shows them. */
export async function readFurtherSlots(reading: Reading, language: Language, owner: SlotOwner, kit: ModuleKit): Promise<Module[]> {
  const { content_type, object_id } = owner;
  const condition = sql`c.content_type = ${content_type} and c.object_id = ${object_id} and c.slug <> ${mainSlug(owner)}`;
  const { rows } = (await reading.db.execute(selectPublished(language, condition))) as unknown as { rows: Row[] };
  const all = await Promise.all(rows.map((row) => resolve(reading, language, row, kit)));
  return all.flatMap(({ modules }) => modules);
}

async function resolve(reading: Reading, language: Language, row: Row, kit: ModuleKit): Promise<ContainerEdition> {
  const media = new Map(usable(reading, row.media).map((entry) => [entry.id, entry]));
  reading.uses(...row.tree.media.map((id) => `media:${id}`));
  const place = { content_type: row.content_type, object_id: row.object_id, media };
  const modules = await resolveModules(reading, language, row.tree.modules, { kit, ...place });
  return { page: row.tree.page, modules, media, version: row.version };
}

async function firstRow(reading: Reading, query: SQL): Promise<Row | null> {
  const [row] = ((await reading.db.execute(query)) as unknown as { rows: Row[] }).rows;
  return row ?? null;
}
