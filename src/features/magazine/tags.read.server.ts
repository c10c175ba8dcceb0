import { isNull } from 'drizzle-orm';
import type { Option } from '../../core/contract/shapes.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import type { ArticleTag } from './magazine.contract.ts';
import { articleTags } from './magazine.tables.server.ts';
import { readPublicArticles } from './public-articles.read.server.ts';

/** All tags by name, with the number of articles visitors see (API-45). */
export async function readCountedTags(reading: Reading, language: Language): Promise<ArticleTag[]> {
  const counts = new Map<number, number>();
  for (const { tags } of await readPublicArticles(reading)) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = await readArticleTags(reading, language);
  return [...tags.values()]
    .map(({ id, name }) => ({ id, name, slug: slugify(name), count: counts.get(id) ?? 0 }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The tags of articles by id. */
export async function readArticleTags(reading: Reading, language: Language): Promise<Map<number, Option>> {
  const rows = await readRows(reading);
  return new Map(rows.map(({ id, name }) => [id, { id, name: translate(name, language).text }]));
}

/** A tag's name in every language; null for an id there is none of. */
export async function readTagName(reading: Reading, id: number): Promise<Translated | null> {
  return (await readRows(reading)).find((row) => row.id === id)?.name ?? null;
}

function readRows(reading: Reading) {
  return reading.once('article-tags', async (scope) => {
    scope.uses('article_tags');
    const { id, name, deleted_at } = articleTags;
    return scope.db.select({ id, name }).from(articleTags).where(isNull(deleted_at));
  });
}
