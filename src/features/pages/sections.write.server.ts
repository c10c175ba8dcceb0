import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../core/database/client.server.ts';
import type { Translated } from '../../core/languages.ts';
import { fieldsSchema, type ModuleDefinition, type ModuleRegistry } from '../../core/module/define-module.ts';
import type { ModuleNode } from '../../core/module/samples.ts';
import { cleanRichText } from '../../core/text/rich-text.server.ts';
import { containers, sections } from './pages.tables.server.ts';
import { mainSlug } from './slots.ts';

/** A tree that no container may hold; `place` says where, e.g. 'section[0] > headline[1].content'. */
export class ModuleError extends Error {
  override name = 'ModuleError';
  readonly place: string;
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.place = place;
  }
}

/** A container by its slug, made when it is missing (PAGE-09, PAGE-10); without a slug the one of the object's page. */
export async function ensureContainer(
  db: Database,
  content_type: string,
  object_id: number,
  { slug = mainSlug({ content_type, object_id }), parent = null }: { slug?: string; parent?: number | null } = {},
): Promise<number> {
  const [made] = await db
    .insert(containers)
    .values({ content_type, object_id, slug, parent })
    .onConflictDoUpdate({ target: containers.slug, set: { deleted_at: null } })
    .returning({ id: containers.id });
  if (!made) throw new Error(`There is no container '${slug}' although it was just made.`);
  return made.id;
}

/** Makes these modules the whole draft of a container. Throws a ModuleError and changes nothing when one is wrong. */
export async function replaceModules(
  db: Database,
  registry: ModuleRegistry,
  container: number,
  nodes: readonly ModuleNode[],
  now: Date,
): Promise<void> {
  const checked = nodes.map((node, index) => checkNode(registry, node, null, `${node.model}[${index}]`));
  await db.delete(sections).where(eq(sections.container, container));
  const [owner] = await db
    .update(containers)
    .set({ version: sql`${containers.version} + 1`, updated_at: now })
    .where(eq(containers.id, container))
    .returning({ version: containers.version });
  await insertNodes(db, { container, version: owner?.version ?? 1 }, null, [checked]);
}

interface CheckedNode {
  definition: ModuleDefinition;
  fields: Record<string, unknown>;
  columns: CheckedNode[][];
}

/** Fields against their schema, texts cleaned, what stands inside against what may (EDIT-20). */
function checkNode(registry: ModuleRegistry, node: ModuleNode, above: ModuleDefinition | null, place: string): CheckedNode {
  const definition = registry.get(node.model);
  if (!definition) throw new ModuleError(place, `there is no module '${node.model}'`);
  const allowed = above?.children?.allowed ?? 'any';
  const fits = allowed === 'any' ? !definition.isPart && !(above && isFrame(registry, definition)) : allowed.includes(node.model);
  if (!fits) throw new ModuleError(place, `'${node.model}' cannot stand ${above ? `inside '${above.name}'` : 'by itself'}`);
  const parsed = fieldsSchema(definition).safeParse(node.fields);
  if (!parsed.success) throw new ModuleError(place, z.prettifyError(parsed.error));
  const [fault] = Object.entries(definition.check?.(parsed.data) ?? {});
  if (fault) throw new ModuleError(`${place}.${fault[0]}`, fault[1].en);
  const count = definition.children ? (definition.children.columns?.(parsed.data).length ?? 1) : 0;
  const columns = node.columns ?? [];
  if (columns.length > count) throw new ModuleError(place, `has ${columns.length} columns, ${count} are allowed`);
  return {
    definition,
    fields: clean(definition, parsed.data),
    columns: columns.map((column, at) =>
      column.map((child, index) => checkNode(registry, child, definition, `${place}[${at}] > ${child.model}[${index}]`)),
    ),
  };
}

/** A module that lays out others in columns, or holds such ones; it stands inside nothing that does not name it. */
export function isFrame(registry: ModuleRegistry, definition: ModuleDefinition | undefined): boolean {
  const allowed = definition?.children?.allowed ?? [];
  return allowed === 'any' || allowed.some((name) => isFrame(registry, registry.get(name)));
}

function clean(definition: ModuleDefinition, fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    definition.fields[name]?.kind === 'rich-text' ? cleanRichText(value as Translated) : value,
  ]);
  return Object.fromEntries(entries);
}

interface Draft {
  container: number;
  version: number;
}

/** One statement per level and parent: the ids of a level are needed for the next. */
async function insertNodes(db: Database, draft: Draft, parent: number | null, columns: readonly CheckedNode[][]): Promise<void> {
  const rows = columns.flatMap((nodes, column) => nodes.map((node, order) => ({ node, column, order })));
  if (rows.length === 0) return;
  const made = await db
    .insert(sections)
    .values(
      rows.map(({ node, column, order }) => ({
        ...draft,
        parent,
        column,
        order,
        model: node.definition.name,
        model_version: node.definition.version,
        fields: node.fields,
      })),
    )
    .returning({ id: sections.id });
  for (const [index, { node }] of rows.entries()) await insertNodes(db, draft, made[index]?.id ?? null, node.columns);
}
