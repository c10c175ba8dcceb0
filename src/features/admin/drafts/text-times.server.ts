import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { isText } from './draft-values.ts';
import { textHash } from './text-hash.server.ts';

/**
 * Stores when texts were written, by field and language, so that a translation older than its original is known (PAGE-17), and as `source`
 * the hash of the German text that the English one was made from: once German is that again, nothing is older (ADMIN-352).
 */
export async function noteTextTimes(
  transaction: Database,
  { type, fields, hasDrafts }: Resource,
  { id, values, before }: { id: number; values: Values; before: Values },
  now: Date,
): Promise<void> {
  const names = hasDrafts ? Object.keys(values).filter((name) => isText(fields, name)) : [];
  if (names.length === 0) return;
  const times = Object.fromEntries(
    names.map((name) => {
      const written = values[name] as Record<string, string>;
      const german = ('en' in written ? written.de : undefined) ?? (before[name] as Record<string, string> | null)?.de ?? '';
      return [
        name,
        { ...Object.fromEntries(Object.keys(written).map((language) => [language, now.toISOString()])), source: textHash(german) },
      ];
    }),
  );
  const known = sql`coalesce(${entryDrafts.text_times}->key, '{}'::jsonb)`;
  // While English is not written it has the source it had; of one that is older already, as was stored before there were sources, none is known.
  const keepsSource = sql`value->'en' is null
    and (${known}->'source' is not null or coalesce(${known}->>'de', '') > coalesce(${known}->>'en', ''))`;
  // Merged by field and language in the database: one statement, also for the first text of an entry.
  const merged = sql`${entryDrafts.text_times} || (
    select jsonb_object_agg(key, ${known} || case when ${keepsSource} then value - 'source' else value end)
    from jsonb_each(excluded.text_times))`;
  await transaction
    .insert(entryDrafts)
    .values({ content_type: type, object_id: id, text_times: times, updated_at: now })
    .onConflictDoUpdate({ target: [entryDrafts.content_type, entryDrafts.object_id], set: { text_times: merged } });
}
