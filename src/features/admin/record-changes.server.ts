import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { AuditAction } from '../../core/database/audit-action.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { titleOf, type Values } from './entry-values.server.ts';
import type { Resource } from './resources.server.ts';

/** Change to record. */
export interface RecordedChange {
  resource: Resource;
  id: number;
  /** Values after the change. */
  values: Values;
  /** Version it was based on and replaced values by field; without `before`, later edits on older versions get conflicts. */
  detail: { version: number; before?: Values | undefined; [more: string]: unknown };
  /** Previous parents. */
  parents?: unknown[];
}

/** Writes audit entries and announces invalidation tags within the transaction, in two statements. */
export async function recordChanges(
  transaction: Database,
  changes: readonly RecordedChange[],
  action: AuditAction,
  { user, now, language }: ActorInLanguage,
): Promise<void> {
  if (changes.length === 0) return;
  const tags = changes.flatMap(({ resource, id, values, parents = [] }) => {
    // The page of a parent lists its children.
    const above = [...parents, values.parent].filter((parent) => typeof parent === 'number');
    return [id, ...above].flatMap((each) => resource.tags(each));
  });
  await announceChange(transaction, tags);
  await transaction.insert(audit).values(
    changes.map(({ resource, id, values, detail }) => ({
      user,
      action,
      content_type: resource.type,
      object_id: id,
      title: titleOf(resource, values, language),
      detail,
      created_at: now,
    })),
  );
}
