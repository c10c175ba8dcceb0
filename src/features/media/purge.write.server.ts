import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { FileStorage } from '../../core/outside/storage.ts';
import { avifPathOf } from './avif/avif-maker.server.ts';
import { type MediaRow, sharePathOf } from './media.read.server.ts';
import { avifRenditions, media } from './media.tables.server.ts';

/**
 * Deletes files of the trash for good, with their bytes unless another entry has the same ones (PAGE-13). The bytes go after
 * the transaction: what cannot be removed then is left over, and never missing. @returns the deleted rows.
 */
export async function purgeFiles(db: Database, storage: FileStorage, condition: SQL | undefined): Promise<MediaRow[]> {
  const { rows, unused } = await db.transaction(async (transaction) => {
    const rows = await transaction
      .delete(media)
      .where(and(isNotNull(media.deleted_at), condition))
      .returning();
    const paths = rows.map(({ path }) => path);
    const shared =
      paths.length === 0 ? [] : await transaction.select({ path: media.path }).from(media).where(inArray(media.path, paths)).for('update');
    const unused = rows.filter((row) => !shared.some(({ path }) => path === row.path));
    const renditions = unused.flatMap((row) => row.renditions.map(({ path }) => path));
    if (renditions.length > 0) await transaction.delete(avifRenditions).where(inArray(avifRenditions.path, renditions));
    if (rows.length > 0)
      await announceChange(
        transaction as unknown as Database,
        rows.map(({ id }) => `media:${id}`),
      );
    return { rows, unused };
  });
  for (const row of unused)
    for (const path of new Set([row.path, sharePathOf(row), ...row.renditions.flatMap((one) => [one.path, avifPathOf(one.path)])]))
      await storage.remove(path);
  return rows;
}

/** The condition of one file. */
export const ofFile = (id: number): SQL => eq(media.id, id);
