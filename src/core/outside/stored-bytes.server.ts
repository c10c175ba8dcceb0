import { gt, sql } from 'drizzle-orm';
import { outbox } from '../database/change.tables.server.ts';
import { announceChange } from '../database/changes.server.ts';
import type { Database } from '../database/client.server.ts';

/** First half of the advisory locks of files; the second is a hash of the path. */
const bytesLock = 4_613;
/** Advisory lock of all files, shared by who locks one: an import has more pictures than there is room for locks. */
const allBytesLock = 4_613_005;
const tagPrefix = 'bytes:';

/** Waits until nobody else enters or removes the bytes under this path, and holds others up until the transaction ends. */
export async function lockBytes(transaction: Database, path: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${allBytesLock})`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${bytesLock}, hashtext(${path}))`);
}

/** The same of all files. */
export async function lockAllBytes(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${allBytesLock})`);
}

/** Announces that the bytes under these paths were removed: other instances may have them in memory, and an import may enter them. */
export async function announceRemoved(transaction: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await announceChange(
      transaction,
      paths.map((path) => `${tagPrefix}${path}`),
    );
}

/** The paths among these tags of a change whose bytes were removed. */
export function removedPaths(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(tagPrefix)).map((tag) => tag.slice(tagPrefix.length));
}

/** Paths whose bytes were removed after the change with this number. */
export async function readRemovedSince(db: Database, number: number): Promise<Set<string>> {
  const rows = await db.select({ tags: outbox.tags }).from(outbox).where(gt(outbox.number, number));
  return new Set(rows.flatMap(({ tags }) => removedPaths(tags)));
}
