import { isDeepStrictEqual } from 'node:util';
import { isTranslated } from '../../../core/fields/field.ts';
import { rulesOfRegistry } from '../drafts/catalogue.server.ts';
import { draftSnapshot } from '../drafts/draft-snapshot.read.server.ts';
import { applyOperation } from '../operations/apply-operation.ts';
import type { Operation } from '../operations/operation.ts';
import { toSnapshot } from '../operations/to-snapshot.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import type { SnapshotTree, StoredPage } from '../snapshots/snapshot.ts';
import { treeOfSnapshot } from './snapshot-tree.ts';

interface MergeOptions {
  /** What both go back to; null when nothing was published then. */
  base: SnapshotTree | null;
  /** What is published now, with what was corrected since. */
  live: SnapshotTree;
  planned: SnapshotTree;
}

/**
 * The planned version with what was corrected in the published one since. What both changed stays as planned; `conflicts` counts it.
 */
export function mergeSnapshots(kit: Pick<ModuleKit, 'registry'>, { base, live, planned }: MergeOptions) {
  const conditions = { rules: rulesOfRegistry(kit.registry) };
  const { language } = planned;
  const isText = (model: string, field: string) => {
    const found = kit.registry.get(model)?.fields[field];
    return found !== undefined && isTranslated(found);
  };
  const { operations } = toSnapshot(treeOfSnapshot(base ?? { modules: [] }), live.modules, { language, isText, conditions });
  let tree = treeOfSnapshot(planned);
  let conflicts = 0;
  for (const operation of operations.flatMap(perField)) {
    const outcome = applyOperation(tree, operation, conditions);
    if (outcome.status === 'applied') tree = outcome.tree;
    else conflicts += 1;
  }
  const page = mergePages({ base: base?.page ?? null, live: live.page, planned: planned.page });
  return { tree: draftSnapshot(tree, page.merged, language, kit), conflicts: conflicts + page.conflicts };
}

/** One operation per value, so that a conflict in one does not hold up the others. */
function perField(operation: Operation): Operation[] {
  return operation.kind === 'set' ? operation.changes.map((change) => ({ ...operation, changes: [change] })) : [operation];
}

function mergePages({ base, live, planned }: Record<'base' | 'live' | 'planned', StoredPage | null>) {
  if (!base || !live || !planned) return { merged: planned, conflicts: 0 };
  let conflicts = 0;
  const fields = (Object.keys(planned) as (keyof StoredPage)[]).map((field) => {
    const isCorrected = !isDeepStrictEqual(base[field], live[field]) && !isDeepStrictEqual(live[field], planned[field]);
    if (!isCorrected) return [field, planned[field]];
    if (isDeepStrictEqual(base[field], planned[field])) return [field, live[field]];
    conflicts += 1;
    return [field, planned[field]];
  });
  return { merged: Object.fromEntries(fields) as StoredPage, conflicts };
}
