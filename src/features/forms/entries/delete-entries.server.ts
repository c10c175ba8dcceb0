import { eq, inArray, lte, type SQL } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { translate } from '../../../core/languages.ts';
import type { StoredMails } from '../../../core/outside/stored-mails.server.ts';
import { formEntries, forms, tempFiles } from '../forms.tables.server.ts';
import type { Uploads } from '../uploads/uploads.server.ts';
import { isOf } from './entries.read.server.ts';

interface Deleting {
  db: Database;
  uploads: Uploads;
  /** Nobody for what deletes itself. */
  by?: { userId: number | null; now: Date };
}

/**
 * Deletes entries with their files and the mails that still wait; answers how many. What was in them and whose they were is
 * gone; that they were there and who deleted them is kept.
 */
export async function deleteEntries({ db, uploads, by }: Deleting, condition: SQL | undefined): Promise<number> {
  const found = await db
    .select({ id: formEntries.id, title: forms.title })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.form))
    .where(condition);
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  const files = await db.select({ path: tempFiles.path }).from(tempFiles).where(inArray(tempFiles.entry, ids));
  // Files first: what fails here is found again by its row.
  await uploads.remove(files.map(({ path }) => path));
  await db.transaction(async (transaction) => {
    const gone = await transaction.delete(formEntries).where(inArray(formEntries.id, ids)).returning({ id: formEntries.id });
    if (!by || gone.length === 0) return;
    const deed = { user: by.userId, action: 'delete', content_type: 'form_entry', created_at: by.now };
    const titles = new Map(found.map(({ id, title }) => [id, translate(title, 'de').text]));
    await transaction.insert(audit).values(gone.map(({ id }) => ({ ...deed, object_id: id, title: titles.get(id) ?? '' })));
  });
  return ids.length;
}

/** Deletes one entry with its files; false when there is none. */
export async function deleteEntry(deleting: Deleting, id: number): Promise<boolean> {
  return (await deleteEntries(deleting, eq(formEntries.id, id))) > 0;
}

/** Deletes everything in which this e-mail address is an answer, and the kept mails that name it; answers how many entries. */
export async function erasePerson(deleting: Deleting, kept: StoredMails, email: string): Promise<number> {
  await kept.erasePerson(email);
  return deleteEntries(deleting, isOf(email));
}

/** Entries whose time is over (retention per form). */
export function isOver(now: Date): SQL {
  return lte(formEntries.delete_at, now);
}
