import { isThere } from '../../features/pages/operations/content-tree.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';
import { changeId, idsOf } from './changes.ts';
import type { DraftCore } from './draft-core.ts';
import { pathOf } from './places.ts';

/**
 * What is being written in stays when somebody else has deleted it or what it stands in: it is put back at once, with what was sent of it
 * in vain, and no question comes between two letters (EDIT-91). Says whether that was so; to be called before the tree is made anew.
 */
export function keepWritten(core: DraftCore, lost: readonly Change[]): boolean {
  const { writing } = core;
  if (!writing || !core.base.has(writing.id) || isThere(core.base, writing.id)) return false;
  const restored = pathOf(core.base, writing.id)
    .filter(({ is_deleted }) => is_deleted)
    .map(({ id }) => ({ kind: 'restore', id }) as const);
  const first = [...restored, ...lost.map(({ operation }) => operation)].map((operation) => ({ id: changeId(), operation }));
  core.become({ unsent: [...first, ...core.state.unsent] });
  core.storeUnsent();
  return true;
}

/** Changes of what is being written in. */
export function ofWritten(core: DraftCore, changes: readonly Change[]): Change[] {
  const { writing } = core;
  return writing ? changes.filter(({ operation }) => idsOf(operation).includes(writing.id)) : [];
}
