import { and, count, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { consentChoices, consentTexts } from '../consent/consent.tables.server.ts';
import { searchQueries } from '../search/search.tables.server.ts';
import { notFoundCounts, redirects } from '../site/site.tables.server.ts';
import { serverErrors } from './dashboard.tables.server.ts';

export const missingPerPage = 50;
const maxTerms = 20;
const maxErrors = 50;
/** Days of the consent rates. */
export const consentDays = 90;

/** Page of the addresses that answered 404, most requested first (DASH-08), without those redirected by now. */
export async function readMissing(db: Database, page: number) {
  const isMissing = notExists(
    db
      .select({ id: redirects.id })
      .from(redirects)
      .where(and(eq(redirects.old_path, notFoundCounts.url), isNull(redirects.deleted_at))),
  );
  const [total] = await db.select({ count: count() }).from(notFoundCounts).where(isMissing);
  const rows = await db
    .select()
    .from(notFoundCounts)
    .where(isMissing)
    .orderBy(desc(notFoundCounts.count), desc(notFoundCounts.last_seen), notFoundCounts.url)
    .limit(missingPerPage)
    .offset((page - 1) * missingPerPage);
  return { count: total?.count ?? 0, results: rows.map((row) => ({ ...row, last_seen: toLocalIso(row.last_seen) })) };
}

/** Server error groups, latest first (DASH-07). */
export async function readServerErrors(db: Database): Promise<(typeof serverErrors.$inferSelect)[]> {
  return db.select().from(serverErrors).orderBy(desc(serverErrors.last_seen), serverErrors.message).limit(maxErrors);
}

/** Most frequent searches and searches without results of the last days, both languages (DASH-06). */
export async function readSearches(db: Database, now: Date, days: number) {
  const since = sql`${searchQueries.day} > ${localDay(now)}::date - ${days}::integer`;
  const sum = sql<number>`sum(${searchQueries.count})::integer`;
  const failed = sql<number>`sum(${searchQueries.without_result})::integer`;
  const { query } = searchQueries;
  const most = (number: typeof sum) =>
    db
      .select({ query, count: number })
      .from(searchQueries)
      .where(since)
      .groupBy(query)
      .having(sql`${number} > 0`)
      .orderBy(desc(number), query)
      .limit(maxTerms);
  return { top: await most(sum), without_result: await most(failed) };
}

/** Consents per category and day over the last 90 days, all versions of the texts (DASH-04). */
export async function readConsentRates(db: Database, now: Date) {
  const { day, category, accepted, total } = consentChoices;
  return db
    .select({
      date: day,
      category,
      accepted: sql<number>`sum(${accepted})::integer`,
      total: sql<number>`sum(${total})::integer`,
    })
    .from(consentChoices)
    .where(sql`${day} > ${localDay(now)}::date - ${consentDays}::integer`)
    .groupBy(day, category)
    .orderBy(day, category);
}

/** The texts that were answered, newest first: what a counted choice agreed to (DASH-04). */
export async function readConsentTexts(db: Database) {
  const { revision, language, hash, lines, first_day } = consentTexts;
  return db.select({ revision, language, hash, lines, first_day }).from(consentTexts).orderBy(desc(first_day), desc(revision), language);
}
