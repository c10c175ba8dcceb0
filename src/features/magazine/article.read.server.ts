import { and, eq, isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { articleSlug, articleUrls } from './article-address.ts';
import { readTeasers } from './articles.read.server.ts';
import type { Article } from './magazine.contract.ts';
import { articles } from './magazine.tables.server.ts';

/** One article (API-38). Null for an unknown one; for visitors also for one that is offline or dated ahead of today. */
export async function readArticle(reading: Reading, id: number, language: Language): Promise<Article | null> {
  reading.uses(`article:${id}`, 'articles');
  const [row] = await reading.db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deleted_at)));
  if (!row || !isShown(reading, row)) return null;
  const [teaser] = await readTeasers(reading, [{ id }], language);
  if (!teaser) return null;
  const texts = new Texts(language);
  return {
    ...teaser,
    slug: articleSlug(teaser.name),
    urls: articleUrls(row),
    author: row.author,
    is_online: row.is_online,
    text: texts.pick('text', row.text),
    productions: row.productions,
    untranslated: { ...teaser.untranslated, ...texts.untranslated },
  };
}

function isShown(reading: Reading, { is_online, date }: typeof articles.$inferSelect): boolean {
  if (reading.viewer.isEditor) return true;
  if (!is_online || date === null) return false;
  if (date <= localDay(reading.now)) return true;
  reading.changesAt(startOfLocalDay(date));
  return false;
}
