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
  /** Undefined for automatic deletion. */
  by?: { userId: number | null; now: Date };
}

/**
 * Deletes entries with their files and queued mails; answers how many. The audit records the deletion and who did it, no
 * contents. An entry whose file cannot be deleted stays and holds up no other one.
 * @throws what the storage said, after all others are deleted.
 */
export async function deleteEntries({ db, uploads, by }: Deleting, condition: SQL | undefined): Promise<number> {
  const found = await db
    .select({ id: formEntries.id, title: forms.title })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.form))
    .where(condition);
  if (found.length === 0) return 0;
  const due = found.map(({ id }) => id);
  const { path, entry } = tempFiles;
  const files = await db.select({ path, entry }).from(tempFiles).where(inArray(entry, due));
  // Files first: after a failure the rows still refer to them.
  const failures = await uploads.remove(files.map(({ path }) => path));
  const held = new Set(files.filter(({ path }) => failures.has(path)).map(({ entry }) => entry));
  const ids = due.filter((id) => !held.has(id));
  await db.transaction(async (transaction) => {
    const deleted = await transaction.delete(formEntries).where(inArray(formEntries.id, ids)).returning({ id: formEntries.id });
    if (!by || deleted.length === 0) return;
    const auditEntry = { user: by.userId, action: 'delete' as const, content_type: 'form_entry', created_at: by.now };
    const titles = new Map(found.map(({ id, title }) => [id, translate(title, 'de').text]));
    await transaction.insert(audit).values(deleted.map(({ id }) => ({ ...auditEntry, object_id: id, title: titles.get(id) ?? '' })));
  });
  for (const failure of failures.values()) throw failure;
  return ids.length;
}

/** Deletes one entry with its files; false when there is none. */
export async function deleteEntry(deleting: Deleting, id: number): Promise<boolean> {
  return (await deleteEntries(deleting, eq(formEntries.id, id))) > 0;
}

/** Deletes all entries with this e-mail address in an answer, and the stored mails that name it; answers the number of entries. */
export async function erasePerson(deleting: Deleting, storedMails: StoredMails, email: string): Promise<number> {
  await storedMails.erasePerson(email);
  return deleteEntries(deleting, isOf(email));
}

/** Condition: entries past their retention. */
export function isOver(now: Date): SQL {
  return lte(formEntries.delete_at, now);
}
