import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { edits } from '../editor.tables.server.ts';
import type { TreeNode } from '../operations/content-tree.ts';
import { setsOf } from './draft.read.server.ts';

/**
 * The fields of a module as they were at a version (EDIT-19): the present ones with every later edit taken back. Null when
 * that is so long ago that nobody knows any more.
 */
export async function readFieldsAt(
  db: Database,
  container: number,
  node: TreeNode,
  version: number,
): Promise<Record<string, unknown> | null> {
  if (version >= node.version) return { ...node.fields };
  const rows = await db
    .select({ operation: edits.operation })
    .from(edits)
    .where(and(eq(edits.container, container), gt(edits.version, version), sql`${edits.touched} @> array[${node.id}]::integer[]`))
    .orderBy(desc(edits.version));
  const [oldest] = await db
    .select({ version: edits.version })
    .from(edits)
    .where(eq(edits.container, container))
    .orderBy(asc(edits.version))
    .limit(1);
  if (!oldest || oldest.version > version + 1) return null;
  const fields: Record<string, unknown> = { ...node.fields };
  for (const { operation } of rows) {
    for (const { id, field, language, from } of setsOf(operation).reverse()) {
      if (id !== node.id) continue;
      if (language === null) fields[field] = from;
      else fields[field] = { ...(fields[field] as object), [language]: from };
    }
  }
  return fields;
}
