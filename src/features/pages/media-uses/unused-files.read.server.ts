import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { pendingUses } from '../../admin/drafts/pending-uses.read.server.ts';
import { addressKinds, readLinkedPaths } from '../../admin/uses/file-links.read.server.ts';
import { media } from '../../media/media.tables.server.ts';
import { containers, pages, sections, snapshots } from '../pages.tables.server.ts';
import { isPublicOrPlanned } from '../publishing/planned-tree.read.server.ts';
import { mediaColumns } from './media-fields.server.ts';
import { modulesIn } from './media-places.read.server.ts';

/** How many files of the library no place names (DASH-03): no module, draft or published, no content entry or its draft or plan, no
 * share picture, and no text, link or menu by its address. */
export async function countUnusedFiles(db: Database, registry: ModuleRegistry): Promise<number> {
  const named = await readNamedFiles(db, registry);
  const files = await db.select({ id: media.id, path: media.path }).from(media).where(isNull(media.deleted_at));
  return files.filter(({ id, path }) => !named.ids.has(id) && !named.paths.has(path)).length;
}

/** Every file that any place names: by its number, and in texts by its path under /media/. */
export async function readNamedFiles(db: Database, registry: ModuleRegistry): Promise<{ ids: Set<number>; paths: Set<string> }> {
  const named = { ids: new Set<number>(), paths: new Set<string>() };
  const drafts = await db
    .select({ model: sections.model, fields: sections.fields })
    .from(sections)
    .innerJoin(containers, eq(containers.id, sections.container))
    .where(and(isNull(sections.deleted_at), isNull(containers.deleted_at)));
  for (const draft of drafts) collect(registry, draft, named);
  const live = await db
    .select({ tree: snapshots.tree })
    .from(snapshots)
    .innerJoin(containers, eq(containers.id, snapshots.container))
    .where(and(isPublicOrPlanned, isNull(containers.deleted_at)));
  for (const { tree } of live) for (const module of modulesIn(tree.modules)) collect(registry, module, named);
  for (const id of await readColumnIds(db)) named.ids.add(id);
  for (const path of await readLinkedPaths(db)) named.paths.add(path);
  return named;
}

/** Notes every file a module names, by the kinds of its fields. */
function collect(
  registry: ModuleRegistry,
  { model, fields }: { model: string; fields: Readonly<Record<string, unknown>> },
  { ids, paths }: { ids: Set<number>; paths: Set<string> },
): void {
  for (const [name, { kind }] of Object.entries(registry.get(model)?.fields ?? {})) {
    const value = fields[name];
    if (kind === 'media' && typeof value === 'number') ids.add(value);
    if (kind === 'content-link' && typeof value === 'string' && value.startsWith('media:')) ids.add(Number(value.slice('media:'.length)));
    if (addressKinds.has(kind))
      for (const [, path = ''] of JSON.stringify(value ?? '').matchAll(/\/media\/([^"'\\\s?#]+)/g)) paths.add(path);
  }
}

async function readColumnIds(db: Database): Promise<number[]> {
  const columns = mediaColumns.map(({ tableName, field, isList }) => {
    const column = sql`${sql.identifier(tableName)}.${sql.identifier(field)}`;
    return sql`select ${isList ? sql`unnest(${column})` : column} as id from ${sql.identifier(tableName)} where deleted_at is null`;
  });
  // Planned versions and drafts of entries; those without drafts have none.
  const pending = mediaColumns.map(
    ({ content_type, tableName, field }) => sql`select d.used::integer from ${pendingUses(content_type, field)}
      join ${sql.identifier(tableName)} e on e.id = d.object_id where e.deleted_at is null`,
  );
  const share = sql`select ${pages.og_image} as id from ${pages} where deleted_at is null`;
  const { rows } = (await db.execute(sql.join([...columns, ...pending, share], sql` union `))) as unknown as {
    rows: { id: number | null }[];
  };
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
