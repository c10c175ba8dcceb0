import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Viewer } from '../../../core/database/reading.server.ts';
import { type Field, isTranslated } from '../../../core/fields/field.ts';
import type { Language, StoredLanguage } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { readDraftRows } from '../drafts/draft-rows.server.ts';
import { saveDraft } from '../drafts/save.write.server.ts';
import { isThere } from '../operations/content-tree.ts';
import type { FieldChange, Operation } from '../operations/operation.ts';
import { withValue } from '../operations/set-fields.ts';
import { containers, pages, sections, snapshots } from '../pages.tables.server.ts';
import { isPublicOrPlanned } from '../publishing/planned-tree.read.server.ts';
import { lockContainer } from '../publishing/publishing.write.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import type { SnapshotTree, StoredModule } from '../snapshots/snapshot.ts';
import { fieldsNaming, mediaColumns, type NamedFile } from './media-fields.server.ts';
import { namesIt } from './media-places.read.server.ts';

interface Replacement {
  file: NamedFile;
  /** The file that stands there afterwards. */
  by: NamedFile;
  viewer: Viewer;
  language: Language;
  now: Date;
}

/**
 * Puts another file wherever one is used: in drafts as a change of its own, which undo and versions know, in what is published
 * and in the columns of content types. Call it inside a transaction.
 */
export async function replaceMedia(transaction: Database, kit: ModuleKit, replacement: Replacement): Promise<void> {
  await replaceInDrafts(transaction, kit, replacement);
  await replaceInPublished(transaction, kit.registry, replacement);
  await replaceInColumns(transaction, replacement);
}

async function replaceInDrafts(transaction: Database, kit: ModuleKit, replacement: Replacement): Promise<void> {
  const holders = await transaction
    .selectDistinct({ container: sections.container })
    .from(sections)
    .innerJoin(containers, eq(containers.id, sections.container))
    .where(and(isNull(containers.deleted_at), namesIt(sql`${sections.fields}`, replacement.file)))
    .orderBy(sections.container);
  for (const { container } of holders) await replaceInDraft(transaction, kit, container, replacement);
}

async function replaceInDraft(
  transaction: Database,
  kit: ModuleKit,
  container: number,
  { file, by, viewer, language, now }: Replacement,
): Promise<void> {
  // Before it is read, so that nobody changes what is to be replaced.
  const version = await lockContainer(transaction, container);
  const { tree } = await readDraftRows(transaction, kit.registry, container, now);
  const operations: Operation[] = [];
  for (const node of tree.values()) {
    const changes = fieldsNaming(kit.registry, node, file).flatMap(({ name, field }) =>
      changesOf(field, name, node.fields[name], file, by),
    );
    if (changes.length === 0) continue;
    if (isThere(tree, node.id)) operations.push({ kind: 'set', id: node.id, changes });
    // What lies in the trash can be changed by nobody, and has the other file when it comes back.
    else
      await transaction
        .update(sections)
        .set({ fields: changes.reduce(withValue, node.fields) })
        .where(eq(sections.id, node.id));
  }
  if (operations.length === 0) return;
  const saved = await saveDraft(transaction, kit, {
    // Of HTML nothing but the address changes, whoever replaces the file.
    ...{ container, session: `replace-${randomUUID()}`, seen: version, viewer: { ...viewer, canEditHtml: true }, language, now },
    changes: operations.map((operation) => ({ id: randomUUID(), operation })),
    publishes: false,
  });
  const refused = saved?.outcomes.find(({ status }) => status !== 'applied');
  if (refused) throw new Error(`A draft of container ${container} kept the file ${file.id}: ${JSON.stringify(refused)}`);
}

/** What a field of a module becomes: links in each text, or its one value. */
function changesOf(field: Field, name: string, value: unknown, file: NamedFile, by: NamedFile): FieldChange[] {
  if (!isTranslated(field)) return [{ field: name, language: null, from: value, to: substituted(value, file, by) }];
  return Object.entries(value as Record<string, string>)
    .map(([language, from]) => ({
      ...{ field: name, language: language as StoredLanguage, from },
      to: substituted(from, file, by) as string,
    }))
    .filter(({ from, to }) => from !== to);
}

async function replaceInPublished(transaction: Database, registry: ModuleRegistry, { file, by }: Replacement): Promise<void> {
  const rows = await transaction
    .select({ id: snapshots.id, tree: snapshots.tree, content_type: containers.content_type, object_id: containers.object_id })
    .from(snapshots)
    .innerJoin(containers, eq(containers.id, snapshots.container))
    .where(and(isPublicOrPlanned, namesIt(sql`${snapshots.tree}`, file)));
  for (const row of rows) {
    const tree = withSubstitute(registry, row.tree, file, by);
    await transaction.update(snapshots).set({ tree }).where(eq(snapshots.id, row.id));
    const tags = row.content_type === 'page' ? [`page:${row.object_id}`] : [];
    await announceChange(transaction, [`container:${row.content_type}-${row.object_id}`, ...tags]);
  }
}

function withSubstitute(registry: ModuleRegistry, tree: SnapshotTree, file: NamedFile, by: NamedFile): SnapshotTree {
  const renew = (module: StoredModule): StoredModule => ({
    ...module,
    fields: {
      ...module.fields,
      ...Object.fromEntries(fieldsNaming(registry, module, file).map(({ name }) => [name, substituted(module.fields[name], file, by)])),
    },
    columns: module.columns.map((column) => column.map(renew)),
  });
  return {
    ...tree,
    page: tree.page && { ...tree.page, og_image: tree.page.og_image === file.id ? by.id : tree.page.og_image },
    modules: tree.modules.map(renew),
    media: [...new Set(tree.media.map((each) => (each === file.id ? by.id : each)))],
  };
}

/** The value with the other file in it: the number itself, or links to it in texts. */
function substituted(value: unknown, file: NamedFile, by: NamedFile): unknown {
  if (value === file.id) return by.id;
  if (value === `media:${file.id}`) return `media:${by.id}`;
  if (typeof value === 'string') return value.replaceAll(`/media/${file.path}`, `/media/${by.path}`);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, substituted(each, file, by)]));
}

async function replaceInColumns(transaction: Database, { file: { id }, by: { id: by }, now }: Replacement): Promise<void> {
  for (const { content_type, tableName, field, isList } of mediaColumns) {
    const [table, column] = [sql.identifier(tableName), sql.identifier(field)];
    // In a list with both the other one stays where it stood.
    const value = isList
      ? sql`case when ${by} = any(${column}) then array_remove(${column}, ${id}) else array_replace(${column}, ${id}, ${by}) end`
      : sql`${by}`;
    const { rows } =
      (await transaction.execute(sql`update ${table} set ${column} = ${value}, version = version + 1, updated_at = ${now.toISOString()}
      where ${isList ? sql`${id} = any(${column})` : sql`${column} = ${id}`} returning id`)) as unknown as { rows: { id: number }[] };
    // What shows the old picture carries its tag; the list of the kind may have read it without.
    if (rows.length > 0) await announceChange(transaction, [`media:${id}`, ...rows.map((row) => `${content_type}:${row.id}`)]);
  }
  await transaction.update(pages).set({ og_image: by, updated_at: now }).where(eq(pages.og_image, id));
}
