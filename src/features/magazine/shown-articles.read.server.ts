import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { articles } from './magazine.tables.server.ts';

/** What lists go by. */
export interface ShownArticle {
  id: number;
  category: number | null;
  tags: number[];
  productions: number[];
}

/**
 * All articles visitors see, newest first: online, and not dated ahead of today. Read once per change of an article;
 * lists, counts and what belongs together come from it without a query (decision 0025).
 */
export function readShownArticles(reading: Reading): Promise<ShownArticle[]> {
  return reading.once('shown-articles', async (own) => {
    own.uses('articles');
    const { id, date, category, tags, productions, deleted_at, is_online } = articles;
    const rows = await own.db
      .select({ id, date, category, tags, productions })
      .from(articles)
      .where(and(isNull(deleted_at), eq(is_online, true)))
      .orderBy(desc(date), desc(id));
    const today = localDay(own.now);
    const nextDay = rows.findLast((row) => row.date !== null && row.date > today)?.date;
    if (nextDay) own.changesAt(startOfLocalDay(nextDay));
    return rows.filter((row) => row.date !== null && row.date <= today).map(({ date: _, ...shown }) => shown);
  });
}
