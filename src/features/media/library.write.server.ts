import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../core/database/actor.ts';
import type { AuditAction } from '../../core/database/audit-action.ts';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { MediaRow } from './media.read.server.ts';
import { media } from './media.tables.server.ts';

type FileChange = Partial<
  Pick<MediaRow, 'name' | 'description' | 'is_decorative' | 'caption' | 'copyright' | 'usage_until' | 'folder' | 'focus'>
>;

/**
 * Changes what is said of a file; pages that show it follow by its tag. Texts of languages that are not named stay, and a
 * decorative picture has no alternative text. Call it inside a transaction.
 */
export async function changeFile(transaction: Database, row: MediaRow, change: FileChange, { user, now }: Actor): Promise<MediaRow> {
  const { description, caption, ...rest } = change;
  const isDecorative = change.is_decorative ?? row.is_decorative;
  const values = {
    ...rest,
    ...(isDecorative ? { description: {} } : description && { description: { ...row.description, ...description } }),
    ...(caption && { caption: { ...row.caption, ...caption } }),
  };
  const [changed] = await transaction
    .update(media)
    .set({ ...values, version: sql`${media.version} + 1`, updated_at: now })
    .where(eq(media.id, row.id))
    .returning();
  if (!changed) throw new Error(`File ${row.id} is gone.`);
  await announceChange(transaction, [`media:${row.id}`]);
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, row[name as keyof MediaRow]]));
  await noteFile(transaction, row, 'change', { user, now }, { before });
  return changed;
}

/** Puts a file into the trash, or brings it back under its id (PAGE-13). Call it inside a transaction. */
export async function moveToTrash(transaction: Database, row: MediaRow, isTrashed: boolean, actor: Actor, detail = {}): Promise<MediaRow> {
  const [moved] = await transaction
    .update(media)
    .set({ deleted_at: isTrashed ? actor.now : null, version: sql`${media.version} + 1`, updated_at: actor.now })
    .where(eq(media.id, row.id))
    .returning();
  if (!moved) throw new Error(`File ${row.id} is gone.`);
  await announceChange(transaction, [`media:${row.id}`]);
  await noteFile(transaction, row, isTrashed ? 'delete' : 'restore', actor, detail);
  return moved;
}

/** Writes what somebody did with a file into the log of changes. */
export async function noteFile(
  transaction: Database,
  row: MediaRow,
  action: AuditAction,
  { user, now }: Actor,
  detail: object,
): Promise<void> {
  await transaction
    .insert(audit)
    .values({ user, action, content_type: 'media', object_id: row.id, title: row.name, detail: detail as never, created_at: now });
}
