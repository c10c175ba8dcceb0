import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { isText } from './draft-values.ts';

/** Stores when texts were written, by field and language, so that a translation older than its original is known (PAGE-17). */
export async function noteTextTimes(
  transaction: Database,
  { type, fields, hasDrafts }: Resource,
  { id, values }: { id: number; values: Values },
  now: Date,
): Promise<void> {
  const names = hasDrafts ? Object.keys(values).filter((name) => isText(fields, name)) : [];
  if (names.length === 0) return;
  const times = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(Object.keys(values[name] as object).map((language) => [language, now.toISOString()]))]),
  );
  // Merged by field and language in the database: one statement, also for the first text of an entry.
  const merged = sql`${entryDrafts.text_times} || (
    select jsonb_object_agg(key, coalesce(${entryDrafts.text_times}->key, '{}'::jsonb) || value) from jsonb_each(excluded.text_times))`;
  await transaction
    .insert(entryDrafts)
    .values({ content_type: type, object_id: id, text_times: times, updated_at: now })
    .onConflictDoUpdate({ target: [entryDrafts.content_type, entryDrafts.object_id], set: { text_times: merged } });
}
