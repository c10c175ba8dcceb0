import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { pick } from '../../../core/fields/pick.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import { EntryRefused } from '../check-values.server.ts';
import { checkChange } from '../checks/check-change.server.ts';
import { storeCast } from '../entries.write.server.ts';
import type { Values } from '../entry-values.server.ts';
import { type Resource, resourceOfType } from '../resources.server.ts';
import { differenceOf, ofLanguages, withPartial } from './draft-values.ts';
import { type EditedEntry, readEdited } from './entry-draft.read.server.ts';
import { readPlansOf } from './entry-plans.read.server.ts';

interface DraftedEntry {
  content_type: string;
  object_id: number;
  language: Language;
  /** A moment: the planned versions that are public by then are read in place of the draft (PAGE-12). */
  asOf?: Date;
}

/**
 * Reads as if the draft of an entry were public, so that its page shows everything of it, also cast, dates and what others say about it:
 * the draft is written into the entry's row in a transaction that is always rolled back. Without a draft, and with one that could not be
 * published, reads what is live. Only for viewers whose answers are not cached.
 */
export async function readDrafted<T>(reading: Reading, of: DraftedEntry, read: (reading: Reading) => Promise<T>): Promise<T> {
  const resource = resourceOfType(of.content_type);
  const entry = resource?.hasDrafts ? await readEdited(reading.db, resource, of.object_id) : null;
  if (!resource || !entry || entry.deleted_at) return read(reading);
  const values = of.asOf
    ? await readPlannedValues(reading.db, resource, entry, of.asOf)
    : pick(entry.values, Object.keys(entry.draft.values));
  if (Object.keys(values).length === 0) return read(reading);
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

/** What plans change of an entry until a moment, each in its language as {@link publishPlannedEntry} does. */
async function readPlannedValues(db: Database, resource: Resource, entry: EditedEntry, asOf: Date): Promise<Values> {
  const { fields } = resource;
  let values = entry.live;
  for (const { entry: version, language, at, failure } of await readPlansOf(db, resource, [entry.id])) {
    if (!version || !isLanguage(language) || at > asOf || failure) continue;
    values = withPartial(fields, values, entry.isNew ? version.values : ofLanguages(fields, version.values, [language]));
  }
  return pick(values, Object.keys(differenceOf(fields, entry.live, values)));
}
