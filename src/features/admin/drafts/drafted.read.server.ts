import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { EntryRefused } from '../check-values.server.ts';
import { checkChange } from '../checks/check-change.server.ts';
import { storeCast } from '../entries.write.server.ts';
import { resourceOfType } from '../resources.server.ts';
import { readEdited } from './entry-draft.read.server.ts';

interface DraftedEntry {
  content_type: string;
  object_id: number;
  language: Language;
}

/**
 * Reads as if the draft of an entry were public, so that its page shows everything of it, also cast, dates and what others say about it:
 * the draft is written into the entry's row in a transaction that is always rolled back. Without a draft, and with one that could not be
 * published, reads what is live. Only for viewers whose answers are not cached.
 */
export async function readDrafted<T>(reading: Reading, of: DraftedEntry, read: (reading: Reading) => Promise<T>): Promise<T> {
  const resource = resourceOfType(of.content_type);
  const entry = resource?.hasDrafts ? await readEdited(reading.db, resource, of.object_id) : null;
  if (!resource || !entry || entry.deleted_at || Object.keys(entry.draft.values).length === 0) return read(reading);
  const values = Object.fromEntries(Object.keys(entry.draft.values).map((name) => [name, entry.values[name]]));
  let answer: { value: T } | null = null;
  const rollBack = new Error('A draft is read, never committed.');
  try {
    await reading.db.transaction(async (transaction) => {
      const db = transaction as unknown as Database;
      const checked = await checkChange(db, resource, { id: entry.id, values, current: entry.live }, of.language);
      const { contributors: cast, ...row } = checked;
      if (Object.keys(row).length > 0)
        await db
          .update(resource.table)
          .set(row as never)
          .where(eq(resource.columns.id as never, entry.id));
      if (cast) await storeCast(db, resource, entry.id, cast as never);
      answer = { value: await read(reading.on(db)) };
      throw rollBack;
    });
  } catch (error) {
    if (error instanceof EntryRefused) return read(reading);
    if (error !== rollBack || !answer) throw error;
  }
  return (answer as unknown as { value: T }).value;
}
