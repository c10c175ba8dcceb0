import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { FileStorage } from '../../core/outside/storage.ts';
import { avifPathOf } from './avif/avif-maker.server.ts';
import { lockBytes, noteFile } from './library.write.server.ts';
import { type MediaRow, sharePathOf } from './media.read.server.ts';
import { avifRenditions, media } from './media.tables.server.ts';

/**
 * Deletes files of the trash for good, with their bytes unless another entry has the same ones (PAGE-13); `by` stands in the log,
 * null for what goes by itself. The bytes go after the transaction: what cannot be removed then is left over, and never missing.
 * @returns the deleted rows.
 */
export async function purgeFiles(
  db: Database,
  storage: FileStorage,
  condition: SQL | undefined,
  by: Parameters<typeof noteFile>[3] | null,
): Promise<MediaRow[]> {
  const rows = await db.transaction(async (transaction) => {
    const rows = await transaction
      .delete(media)
      .where(and(isNotNull(media.deleted_at), condition))
      .returning();
    if (by) for (const row of rows) await noteFile(transaction as unknown as Database, row, 'purge', by, {});
    if (rows.length > 0)
      await announceChange(
        transaction as unknown as Database,
        rows.map(({ id }) => `media:${id}`),
      );
    return rows;
  });
  const failures: unknown[] = [];
  for (const row of new Map(rows.map((row) => [row.path, row])).values())
    await db
      .transaction((transaction) => removeBytes(transaction as unknown as Database, storage, row))
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return rows;
}

/** Removes the bytes of a file, unless an entry has them: whoever enters the same bytes meanwhile waits, and stores them again. */
async function removeBytes(transaction: Database, storage: FileStorage, row: MediaRow): Promise<void> {
  await lockBytes(transaction, row.path);
  const [other] = await transaction.select({ id: media.id }).from(media).where(eq(media.path, row.path)).limit(1);
  if (other) return;
  const renditions = row.renditions.map(({ path }) => path);
  if (renditions.length > 0) await transaction.delete(avifRenditions).where(inArray(avifRenditions.path, renditions));
  // The original first: where it stands, everything stands.
  for (const path of new Set([row.path, sharePathOf(row), ...renditions.flatMap((path) => [path, avifPathOf(path)])]))
    await storage.remove(path);
}

/** The condition of one file. */
export const ofFile = (id: number): SQL => eq(media.id, id);
