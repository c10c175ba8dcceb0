import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { searchQueries } from './search.tables.server.ts';

/** Maximal length of a counted query: a sentence may be personal. */
const maxCountedLength = 60;
/** Personal data: an e-mail address, a telephone or card number. */
const personal = /@|\b(?:https?:|www\.)|(?:\d[\s/().+-]*){6,}/i;
/** Days after which counts are deleted: the dashboard shows 90 (DASH-06). */
export const searchRetentionDays = 90;
/** Probability with which a search deletes older counts. */
const tidying = 0.01;

/**
 * Counts a search per day and words, without user or address (DASH-06). A query that is long, contains an e-mail address
 * or a number of six digits or more, or has no letter is not stored.
 */
export async function countSearch(db: Database, now: Date, language: Language, typed: string, hasResult: boolean): Promise<void> {
  const query = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (query.length > maxCountedLength || personal.test(query) || !/[\p{L}\d]/u.test(query)) return;
  const day = localDay(now);
  const without = hasResult ? 0 : 1;
  await db
    .insert(searchQueries)
    .values({ day, language, query, count: 1, without_result: without })
    .onConflictDoUpdate({
      target: [searchQueries.day, searchQueries.language, searchQueries.query],
      set: { count: sql`${searchQueries.count} + 1`, without_result: sql`${searchQueries.without_result} + ${without}` },
    });
  if (Math.random() < tidying)
    await db.delete(searchQueries).where(sql`${searchQueries.day} < ${day}::date - ${searchRetentionDays}::integer`);
}
