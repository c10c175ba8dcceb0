import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { FileStorage } from '../../core/outside/storage.ts';
import { announceRemoved, lockBytes } from '../../core/outside/stored-bytes.server.ts';
import { importChanges, imports } from '../imports/imports.tables.server.ts';
import { avifPathOf } from './avif/avif-encoder.server.ts';
import { noteFile } from './library.write.server.ts';
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
  for (const row of rows)
    await db
      .transaction((transaction) => removeBytes(transaction as unknown as Database, storage, row))
      .then((failed) => failures.push(...failed))
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return rows;
}

/** Removes the bytes of a file, unless an entry has them or undoing an import gives them back to one: whoever enters the same bytes meanwhile waits, and stores them again. Announces what is removed, also when the storage refuses the rest. @returns why */
async function removeBytes(transaction: Database, storage: FileStorage, row: MediaRow): Promise<unknown[]> {
  await lockBytes(transaction, row.path);
  const others = await transaction.select({ path: media.path, focus: media.focus }).from(media).where(eq(media.path, row.path));
  const shared = new Set(others.map(sharePathOf));
  const crops = [row.focus, ...(await readEarlierFocus(transaction, row.id))]
    .map((focus) => sharePathOf({ path: row.path, focus }))
    .filter((path) => !shared.has(path));
  const isStaying = others.length > 0 || (await canBeBroughtBack(transaction, row.path));
  const renditions = isStaying ? [] : row.renditions.map(({ path }) => path);
  if (renditions.length > 0) await transaction.delete(avifRenditions).where(inArray(avifRenditions.path, renditions));
  // The original first: where it stands, everything stands.
  const original = isStaying ? [] : [row.path];
  const paths = [...new Set([...original, ...crops, ...renditions.flatMap((path) => [path, avifPathOf(path)])])];
  const removed: string[] = [];
  try {
    for (const path of paths) {
      await storage.remove(path);
      removed.push(path);
    }
    return [];
  } catch (error) {
    return [error];
  } finally {
    await announceRemoved(transaction, removed);
  }
}

/** Whether an import has replaced a picture by another one and can be undone. */
async function canBeBroughtBack(transaction: Database, path: string): Promise<boolean> {
  const found = await transaction
    .select({ entry: importChanges.entry })
    .from(importChanges)
    .innerJoin(imports, and(eq(imports.id, importChanges.import), isNull(imports.undone_at)))
    .where(and(eq(importChanges.list, 'media'), sql`${importChanges.before} ->> 'path' = ${path}`))
    .limit(1);
  return found.length > 0;
}

/** Focal points a picture had: links that were shared then show its crop of that time. */
async function readEarlierFocus(transaction: Database, id: number): Promise<number[][]> {
  const { rows } = (await transaction.execute(sql`
    select distinct focus from (
      select coalesce(detail->'before'->'focus', detail->'before') as focus from ${audit} where content_type = 'media' and object_id = ${id}
      union all select before->'focus' from ${importChanges} where list = 'media' and entry = ${id}
    ) as earlier where jsonb_typeof(focus) = 'array'`)) as unknown as { rows: { focus: number[] }[] };
  return rows.map(({ focus }) => focus);
}

/** The condition of one file. */
export const ofFile = (id: number): SQL => eq(media.id, id);
