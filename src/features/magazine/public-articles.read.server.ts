import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { articles } from './magazine.tables.server.ts';

/** The columns that lists filter by. */
export interface PublicArticle {
  id: number;
  category: number | null;
  tags: number[];
  productions: number[];
}

/**
 * All articles visitors see, newest first: online, and not dated ahead of today. Read once per change of an article;
 * lists, counts and what belongs together come from it without a query (decision 0025).
 */
export function readPublicArticles(reading: Reading): Promise<PublicArticle[]> {
  return reading.once('public-articles', async (scope) => {
    scope.uses('articles');
    const { id, date, category, tags, productions, deleted_at, is_online } = articles;
    const rows = await scope.db
      .select({ id, date, category, tags, productions })
      .from(articles)
      .where(and(isNull(deleted_at), eq(is_online, true)))
      .orderBy(desc(date), desc(id));
    const today = localDay(scope.now);
    const nextDay = rows.findLast((row) => row.date !== null && row.date > today)?.date;
    if (nextDay) scope.changesAt(startOfLocalDay(nextDay));
    return rows.filter((row) => row.date !== null && row.date <= today).map(({ date: _, ...shown }) => shown);
  });
}

/** Whether an article is dated ahead; for the office. */
export const isDatedAhead = (now: Date): SQL => gt(articles.date, localDay(now));

/** Of some articles those that are online and dated ahead, with the moment from which visitors see them (ADMIN-370). */
export async function readDatedAhead(db: Database, ids: readonly number[], now: Date): Promise<Map<number, Date>> {
  const { id, date, is_online } = articles;
  const rows = await db
    .select({ id, date })
    .from(articles)
    .where(and(inArray(id, [...ids]), eq(is_online, true), isDatedAhead(now)));
  return new Map(rows.flatMap((row) => (row.date === null ? [] : [[row.id, startOfLocalDay(row.date)]])));
}
