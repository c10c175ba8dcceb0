import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../core/database/audit-action.ts';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { pages } from '../pages.tables.server.ts';

interface Note {
  user: number | null;
  action: AuditAction;
  content_type: string;
  object_id: number | null;
  title?: string;
  detail?: Record<string, unknown>;
  now: Date;
}

/** Writes an audit entry, inside the transaction of the change. */
export async function writeAuditEntry(transaction: Database, { now, ...note }: Note): Promise<void> {
  await transaction.insert(audit).values({ ...note, created_at: now });
}

interface ChangedSettings {
  /** The page before the change. */
  row: typeof pages.$inferSelect;
  values: Partial<typeof pages.$inferInsert>;
  user: number | null;
  now: Date;
}

/** Notes what a change of the settings of a page replaces: changes of older versions are merged with it (EDIT-19). */
export async function noteSettings(transaction: Database, { row, values, user, now }: ChangedSettings): Promise<void> {
  const before = Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(values, name)));
  await writeAuditEntry(transaction, {
    ...{ user, action: 'settings', content_type: 'page', object_id: row.id, now },
    detail: { version: row.version, before },
  });
}

interface Edit {
  user: number | null;
  owner: { id: number; content_type: string; object_id: number };
  session: string;
  version: number;
  changes: number;
  now: Date;
}

/** Writes an audit entry for changes of a draft; those of one session within half an hour are one entry, or autosaves would bury everything else. */
export async function noteEdit(transaction: Database, { user, owner, session, version, changes, now }: Edit): Promise<void> {
  const { content_type, object_id } = owner;
  const since = new Date(now.getTime() - 30 * 60 * 1000);
  const [last] = await transaction
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        eq(audit.content_type, content_type),
        eq(audit.object_id, object_id),
        eq(audit.action, 'edit'),
        gt(audit.created_at, since),
        sql`${audit.detail}->>'session' = ${session}`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  if (!last) {
    return writeAuditEntry(transaction, {
      user,
      action: 'edit',
      content_type,
      object_id,
      detail: { session, version, changes, container: owner.id },
      now,
    });
  }
  await transaction
    .update(audit)
    .set({
      created_at: now,
      detail: sql`${audit.detail} || jsonb_build_object('version', ${version}::integer, 'changes', (${audit.detail}->>'changes')::integer + ${changes})`,
    })
    .where(eq(audit.id, last.id));
}
