import { and, count, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { consentChoices } from '../consent/consent.tables.server.ts';
import { searchQueries } from '../search/search.tables.server.ts';
import { notFoundVisits, redirects } from '../site/site.tables.server.ts';
import { serverErrors } from './dashboard.tables.server.ts';

export const missingPerPage = 50;
const mostTerms = 20;
const mostErrors = 50;
/** Days over which consent rates are shown. */
export const consentDays = 90;

/** A page of the addresses that answered 404, the most asked for first (DASH-08); one that leads somewhere by now is none of them. */
export async function readMissing(db: Database, page: number) {
  const isMissing = notExists(
    db
      .select({ id: redirects.id })
      .from(redirects)
      .where(and(eq(redirects.old_path, notFoundVisits.url), isNull(redirects.deleted_at))),
  );
  const [total] = await db.select({ count: count() }).from(notFoundVisits).where(isMissing);
  const rows = await db
    .select()
    .from(notFoundVisits)
    .where(isMissing)
    .orderBy(desc(notFoundVisits.count), desc(notFoundVisits.last_seen), notFoundVisits.url)
    .limit(missingPerPage)
    .offset((page - 1) * missingPerPage);
  return { count: total?.count ?? 0, results: rows.map((row) => ({ ...row, last_seen: toLocalIso(row.last_seen) })) };
}

/** Groups of server errors, the latest first (DASH-07). */
export async function readServerErrors(db: Database): Promise<(typeof serverErrors.$inferSelect)[]> {
  return db.select().from(serverErrors).orderBy(desc(serverErrors.last_seen), serverErrors.message).limit(mostErrors);
}

/** What was searched for most in the last days, and what found nothing most often, both languages together (DASH-06). */
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
      .limit(mostTerms);
  return { top: await most(sum), without_result: await most(failed) };
}

/** How many agreed to a category on each day of the last 90, all versions of the texts together (DASH-04). */
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
