import { eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { formEntries, tempFiles } from '../forms.tables.server.ts';
import type { Uploads } from '../uploads/uploads.server.ts';

/** Deletes entries with their files and the mails that still wait; answers how many. */
export async function deleteEntries(db: Database, uploads: Uploads, condition: SQL | undefined): Promise<number> {
  const ids = (await db.select({ id: formEntries.id }).from(formEntries).where(condition)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const files = await db.select({ path: tempFiles.path }).from(tempFiles).where(inArray(tempFiles.entry, ids));
  // Files first: what fails here is found again by its row.
  await uploads.remove(files.map(({ path }) => path));
  await db.delete(formEntries).where(inArray(formEntries.id, ids));
  return ids.length;
}

/** Deletes one entry with its files; false when there is none. */
export async function deleteEntry(db: Database, uploads: Uploads, id: number): Promise<boolean> {
  return (await deleteEntries(db, uploads, eq(formEntries.id, id))) > 0;
}

/** Entries whose time is over (retention per form). */
export function isOver(now: Date): SQL {
  return lte(formEntries.delete_at, now);
}
