import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { type ContentTree, isThere, type TreeNode } from '../operations/content-tree.ts';
import { type containers, pages } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { isMainSlot } from '../slots.ts';
import { buildSnapshot } from '../snapshots/build-snapshot.ts';
import type { SnapshotTree } from '../snapshots/snapshot.ts';

export type Owner = typeof containers.$inferSelect;

/** The draft as it would be published in a language. */
export function draftSnapshot(
  tree: ContentTree,
  page: SnapshotTree['page'],
  language: Language,
  kit: Pick<ModuleKit, 'registry'>,
): SnapshotTree {
  return snapshotOf(
    [...tree.values()].filter(({ id }) => isThere(tree, id)),
    language,
    kit,
    page,
  );
}

/** Nodes as a version, without looking at what is deleted. */
export function snapshotOf(
  nodes: readonly TreeNode[],
  language: Language,
  { registry }: Pick<ModuleKit, 'registry'>,
  page: SnapshotTree['page'] = null,
) {
  return buildSnapshot(
    nodes.map((node) => ({ ...node, fields: { ...node.fields } })),
    page,
    language,
    registry,
  );
}

export async function readPageRow(db: Database, owner: Pick<Owner, 'content_type' | 'object_id' | 'slug'>) {
  if (owner.content_type !== 'page' || !isMainSlot(owner)) return null;
  const [row] = await db.select().from(pages).where(eq(pages.id, owner.object_id)).limit(1);
  return row ?? null;
}
