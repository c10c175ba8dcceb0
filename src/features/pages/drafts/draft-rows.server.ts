import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { upgradeFields } from '../../../core/module/define-module.ts';
import { type ContentTree, type TreeNode, treeOf } from '../operations/content-tree.ts';
import { sections } from '../pages.tables.server.ts';

/** How long what was deleted can be brought back (PAGE-13), in milliseconds. */
export const trashTime = 30 * 24 * 3600 * 1000;

export type SectionRow = typeof sections.$inferSelect;
export type TextVersions = SectionRow['text_versions'];

export interface DraftRows {
  tree: ContentTree;
  textVersions: ReadonlyMap<number, TextVersions>;
}

/** The modules of a container, fields brought to the present version of their definition, with those in the trash. */
export async function readDraftRows(db: Database, registry: ModuleRegistry, container: number, now: Date): Promise<DraftRows> {
  const trees = await readDraftTrees(db, registry, [container], now);
  return trees.get(container) ?? { tree: new Map(), textVersions: new Map() };
}

/** The same of several containers at once; an empty one is missing. */
export async function readDraftTrees(
  db: Database,
  registry: ModuleRegistry,
  containers: readonly number[],
  now: Date,
): Promise<Map<number, DraftRows>> {
  const since = new Date(now.getTime() - trashTime);
  const rows = await db
    .select()
    .from(sections)
    .where(and(inArray(sections.container, [...containers]), or(isNull(sections.deleted_at), gt(sections.deleted_at, since))));
  const toDraft = (own: SectionRow[]): DraftRows => ({
    tree: treeOf(own.map((row) => nodeOf(row, registry))),
    textVersions: new Map(own.map(({ id, text_versions }) => [id, text_versions])),
  });
  return new Map([...Map.groupBy(rows, ({ container }) => container)].map(([container, own]) => [container, toDraft(own)]));
}

export function nodeOf(row: SectionRow, registry: ModuleRegistry): TreeNode {
  const { id, parent, column, order, model, model_version, version, fields, deleted_at } = row;
  const definition = registry.get(model);
  return {
    id,
    parent,
    column,
    order,
    model,
    model_version: definition?.version ?? model_version,
    version,
    fields: definition ? upgradeFields(definition, fields, model_version) : fields,
    is_deleted: deleted_at !== null,
  };
}

interface DraftUpdate {
  container: number;
  before: ContentTree;
  after: ContentTree;
  textVersions: ReadonlyMap<number, TextVersions>;
  now: Date;
}

/** Stores what differs between two trees of a container, in one statement. */
export async function writeDraftRows(transaction: Database, { container, before, after, textVersions, now }: DraftUpdate): Promise<void> {
  const changed = [...after.values()].filter((node) => node !== before.get(node.id));
  if (changed.length === 0) return;
  await transaction
    .insert(sections)
    .values(
      changed.map(({ is_deleted, fields, ...node }) => ({
        ...node,
        container,
        fields: { ...fields },
        text_versions: textVersions.get(node.id) ?? {},
        updated_at: now,
        deleted_at: is_deleted ? now : null,
      })),
    )
    .onConflictDoUpdate({
      target: sections.id,
      // A reserved id that another container has taken stays there.
      setWhere: eq(sections.container, container),
      set: {
        parent: sql`excluded.parent`,
        column: sql`excluded."column"`,
        order: sql`excluded."order"`,
        model_version: sql`excluded.model_version`,
        version: sql`excluded.version`,
        fields: sql`excluded.fields`,
        text_versions: sql`excluded.text_versions`,
        updated_at: sql`excluded.updated_at`,
        // The day of a deletion stays while it lasts.
        deleted_at: sql`case when excluded.deleted_at is null then null else coalesce(${sections.deleted_at}, excluded.deleted_at) end`,
      },
    });
}

/** Takes ids for modules that will be inserted; those never used are simply missing. */
export async function reserveSectionIds(db: Database, count: number): Promise<number[]> {
  const query = sql`select nextval(pg_get_serial_sequence('sections', 'id'))::integer as id from generate_series(1, ${count})`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => Number(id));
}

/** The ids among these that nobody may use: never reserved, or of another container. */
export async function readForeignIds(db: Database, container: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const query = sql`select given.id from unnest(${`{${ids.join(',')}}`}::integer[]) as given(id)
    where given.id > (select last_value from ${sql.raw('sections_id_seq')})
      or exists (select 1 from sections s where s.id = given.id and s.container <> ${container})`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { id: number }[] };
  return new Set(rows.map(({ id }) => Number(id)));
}
