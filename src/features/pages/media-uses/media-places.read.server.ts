import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { pendingUses } from '../../admin/drafts/pending-uses.read.server.ts';
import { readFileLinks } from '../../admin/uses/file-links.read.server.ts';
import type { MediaPlace } from '../../media/media.contract.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { containers, pages, sections, snapshots } from '../pages.tables.server.ts';
import { isPublicOrPlanned, isWaiting } from '../publishing/planned-tree.read.server.ts';
import type { StoredModule } from '../snapshots/snapshot.ts';
import { fieldsNaming, mediaColumns, type NamedFile } from './media-fields.server.ts';

type PlaceRow = Omit<MediaPlace, 'title' | 'url'>;

/**
 * Every place where a file of the library is used: modules of drafts and of what is published, content types with their drafts and plans,
 * texts, links and menus with its address, share pictures.
 */
export async function readMediaPlaces(
  reading: Reading,
  registry: ModuleRegistry,
  file: NamedFile,
  language: Language,
): Promise<MediaPlace[]> {
  const { db } = reading;
  const drafts = (await readDraftModules(db, registry, file)).map((place) => ({
    ...place,
    is_draft: true,
    is_planned: false,
    is_live: false,
  }));
  const live = await readLiveModules(db, registry, file);
  const links = (await readFileLinks(db, file.path)).map((link) => ({ ...link, module: null, model: null, is_required: false }));
  const columns = [...(await readColumns(db, file.id)), ...(await readPendingColumns(db, file.id))];
  const own = [...columns, ...links, ...(await readSharePictures(db, file.id))];
  const found = new Map<string, PlaceRow>();
  for (const place of [...drafts, ...live, ...own]) {
    const key = `${place.content_type}:${place.object_id}:${place.module}:${place.field}`;
    const known = found.get(key);
    found.set(key, known ? joined(known, place) : place);
  }
  const places = [...found.values()];
  const names = places.map(({ content_type, object_id }) => `${content_type}:${object_id}`);
  const addressOf = await readLinkAddresses(reading, names, language, { isOfflineToo: true });
  const titles = await readTitles(db, places, language);
  return places.map((place, index) => {
    const link = names[index] ?? '';
    const url = addressOf(link);
    return { ...place, title: titles.get(link) ?? '', url: url === link ? '' : url };
  });
}

/** The same place with all states it is in. */
const joined = (one: PlaceRow, other: PlaceRow): PlaceRow => ({
  ...one,
  is_draft: one.is_draft || other.is_draft,
  is_planned: one.is_planned || other.is_planned,
  is_live: one.is_live || other.is_live,
});

/** Modules of drafts that name the file. */
async function readDraftModules(db: Database, registry: ModuleRegistry, file: NamedFile) {
  const rows = await db
    .select({
      container: containers.id,
      content_type: containers.content_type,
      object_id: containers.object_id,
      module: sections.id,
      model: sections.model,
      fields: sections.fields,
    })
    .from(sections)
    .innerJoin(containers, eq(containers.id, sections.container))
    .where(and(isNull(sections.deleted_at), isNull(containers.deleted_at), namesIt(sql`${sections.fields}`, file)));
  return rows.flatMap(({ fields, container: _, ...row }) =>
    fieldsNaming(registry, { model: row.model, fields }, file).map(({ name, field }) => ({
      ...row,
      field: name,
      is_required: field.isRequired,
    })),
  );
}

/** What visitors see or will see that names the file, with the modules of it that do. */
async function readLiveModules(db: Database, registry: ModuleRegistry, file: NamedFile) {
  const rows = await db
    .select({
      content_type: containers.content_type,
      object_id: containers.object_id,
      tree: snapshots.tree,
      is_live: snapshots.is_published,
      is_planned: isWaiting,
    })
    .from(snapshots)
    .innerJoin(containers, eq(containers.id, snapshots.container))
    .where(and(isPublicOrPlanned, isNull(containers.deleted_at), namesIt(sql`${snapshots.tree}`, file)));
  return rows.flatMap(({ tree, is_live, is_planned, ...owner }) =>
    modulesIn(tree.modules).flatMap((module) =>
      fieldsNaming(registry, module, file).map(({ name, field }) => {
        const { id, model } = module;
        return {
          ...owner,
          module: id,
          model,
          field: name,
          is_required: field.isRequired,
          is_draft: !is_live && !is_planned,
          is_planned,
          is_live,
        };
      }),
    ),
  );
}

/** A first, coarse look that the database can do: its number, a link to it or its address stands somewhere in the JSON. */
export function namesIt(json: SQL, { id, path }: NamedFile): SQL {
  return sql`(${json}::text ~ ${`(: ?|media:|[[,] ?)${id}([^0-9]|$)`} or strpos(${json}::text, ${`/media/${path}`}) > 0)`;
}

/** Modules with those inside of them. */
export function modulesIn(modules: readonly StoredModule[]): StoredModule[] {
  return modules.flatMap((module) => [module, ...module.columns.flatMap(modulesIn)]);
}

async function readColumns(db: Database, id: number): Promise<PlaceRow[]> {
  const selects = mediaColumns.map(({ content_type, tableName, field, isList, isRequired }) => {
    const column = sql`${sql.identifier(tableName)}.${sql.identifier(field)}`;
    return sql`select ${content_type}::text as content_type, id as object_id, ${field}::text as field, ${isRequired}::boolean as is_required
      from ${sql.identifier(tableName)} where deleted_at is null and ${isList ? sql`${id} = any(${column})` : sql`${column} = ${id}`}`;
  });
  const { rows } = (await db.execute(sql.join(selects, sql` union all `))) as unknown as {
    rows: Pick<PlaceRow, 'content_type' | 'object_id' | 'field' | 'is_required'>[];
  };
  return rows.map((row) => ({ ...row, module: null, model: null, is_draft: false, is_planned: false, is_live: true }));
}

/** Content entries of which a draft or a planned version names the file. */
async function readPendingColumns(db: Database, id: number): Promise<PlaceRow[]> {
  const selects = mediaColumns.map(
    ({ content_type, tableName, field, isRequired }) => sql`
      select ${content_type}::text as content_type, e.id as object_id, ${field}::text as field, ${isRequired}::boolean as is_required, d.is_planned
      from ${pendingUses(content_type, field)} join ${sql.identifier(tableName)} e on e.id = d.object_id
      where e.deleted_at is null and d.used = ${String(id)}`,
  );
  const { rows } = (await db.execute(sql.join(selects, sql` union `))) as unknown as {
    rows: Pick<PlaceRow, 'content_type' | 'object_id' | 'field' | 'is_required' | 'is_planned'>[];
  };
  return rows.map((row) => ({ ...row, module: null, model: null, is_draft: !row.is_planned, is_live: false }));
}

async function readSharePictures(db: Database, id: number): Promise<PlaceRow[]> {
  const rows = await db
    .select({ object_id: pages.id })
    .from(pages)
    .where(and(eq(pages.og_image, id), isNull(pages.deleted_at)));
  return rows.map(({ object_id }) => ({
    ...{ content_type: 'page', object_id, module: null, model: null, field: 'og_image' },
    ...{ is_draft: true, is_planned: false, is_live: true, is_required: false },
  }));
}

const titleOf: Record<string, { table: string; title: string }> = {
  page: { table: 'pages', title: 'title' },
  event: { table: 'events', title: 'name' },
  production: { table: 'productions', title: 'name' },
  series: { table: 'series', title: 'name' },
  venue: { table: 'venues', title: 'name' },
  form: { table: 'forms', title: 'title' },
  article: { table: 'articles', title: 'name' },
  person: { table: 'persons', title: `first_name || ' ' || last_name` },
  alert: { table: 'alerts', title: 'title' },
  html_block: { table: 'html_blocks', title: 'slug' },
};

/** Titles by 'page:12'; what has none is missing. */
export async function readTitles(
  db: Database,
  places: readonly Pick<PlaceRow, 'content_type' | 'object_id'>[],
  language: Language,
): Promise<Map<string, string>> {
  const wanted = Map.groupBy(places, ({ content_type }) => content_type);
  const selects = [...wanted].flatMap(([content_type, of]) => {
    const known = titleOf[content_type];
    if (!known) return [];
    const ids = `{${[...new Set(of.map(({ object_id }) => object_id))].join(',')}}`;
    return [
      sql`select ${content_type}::text as type, id, to_jsonb(${sql.raw(known.title)}) as title from ${sql.identifier(known.table)}
        where id = any(${ids}::integer[])`,
    ];
  });
  if (selects.length === 0) return new Map();
  const { rows } = (await db.execute(sql.join(selects, sql` union all `))) as unknown as {
    rows: { type: string; id: number; title: Translated | string }[];
  };
  return new Map(rows.map(({ type, id, title }) => [`${type}:${id}`, typeof title === 'string' ? title : translate(title, language).text]));
}
