import type { Database } from '../../../core/database/client.server.ts';
import { readDraftRows, reserveSectionIds, writeDraftRows } from '../drafts/draft-rows.server.ts';
import { isThere } from '../operations/content-tree.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { ensureContainer } from '../sections.write.server.ts';

/** Gives a page the modules of another one's draft, under ids of their own. */
export async function copyModules(
  transaction: Database,
  { registry }: Pick<ModuleKit, 'registry'>,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  const source = await ensureContainer(transaction, 'page', from);
  const container = await ensureContainer(transaction, 'page', to);
  const { tree, textVersions } = await readDraftRows(transaction, registry, source, now);
  const nodes = [...tree.values()].filter(({ id }) => isThere(tree, id));
  const fresh = await reserveSectionIds(transaction, nodes.length);
  const ids = new Map(nodes.map(({ id }, index) => [id, fresh[index] ?? 0]));
  const after = new Map(
    nodes.map((node) => {
      const id = ids.get(node.id) ?? 0;
      return [id, { ...node, id, version: 1, parent: node.parent === null ? null : (ids.get(node.parent) ?? null) }];
    }),
  );
  const versions = new Map([...ids].map(([old, id]) => [id, textVersions.get(old) ?? {}]));
  await writeDraftRows(transaction, { container, before: new Map(), after, textVersions: versions, now });
}
