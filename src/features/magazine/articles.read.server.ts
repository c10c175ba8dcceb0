import { and, arrayContains, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { houseDay, startOfHouseDay } from '../../core/text/wall-clock.ts';
import { pictureColumns, toPicture } from '../media/media.read.server.ts';
import { media } from '../media/media.tables.server.ts';
import type { ArticleTeaser } from './magazine.contract.ts';
import { articleCategories, articles, articleTags } from './magazine.tables.server.ts';

/** How many articles a detail page shows; older ones belong to the magazine. */
const shownArticles = 6;

/** What the magazine has about a production, newest first (section Blog of EVD-03); dated ahead, an article waits for its day. */
export async function readArticlesAbout(reading: Reading, production: number, language: Language): Promise<ArticleTeaser[]> {
  reading.uses('articles', 'article_categories', 'article_tags');
  const today = houseDay(reading.now);
  reading.changesAt(startOfHouseDay(today, 1));
  const rows = await reading.db
    .select({ article: articles, category: articleCategories, picture: pictureColumns })
    .from(articles)
    .leftJoin(articleCategories, and(eq(articleCategories.id, articles.category), isNull(articleCategories.deleted_at)))
    .leftJoin(media, eq(media.id, articles.image))
    .where(
      and(
        arrayContains(articles.productions, [production]),
        lte(articles.date, today),
        isNull(articles.deleted_at),
        eq(articles.is_online, true),
      ),
    )
    .orderBy(desc(articles.date), desc(articles.id))
    .limit(shownArticles);
  if (rows.length === 0) return [];
  const tags = await readArticleTags(reading, language);
  return rows.map(({ article, category, picture }): ArticleTeaser => {
    if (picture) reading.uses(`media:${picture.id}`);
    const text = (field: 'name' | 'preline' | 'headline' | 'subline' | 'link_text') => translate(article[field], language).text;
    return {
      id: article.id,
      name: text('name'),
      // Pages of articles come with the magazine; until then only an article that stands elsewhere leads there.
      link: { url: article.link },
      preline: text('preline'),
      headline: text('headline'),
      subline: text('subline'),
      link_text: text('link_text'),
      ...toPicture(picture, language),
      category: category && toCategory(category, language),
      tags: article.tags.map((id) => tags.get(id)).filter((tag) => tag !== undefined),
      date: article.date ?? '',
    };
  });
}

function toCategory({ id, name, style_name }: typeof articleCategories.$inferSelect, language: Language): ArticleTeaser['category'] {
  const { text } = translate(name, language);
  return { id, name: text, style_name: style_name as 'cc01' | 'cc02' | 'cc03', slug: slugify(text) };
}

function readArticleTags(reading: Reading, language: Language): Promise<Map<number, { id: number; name: string }>> {
  return reading.once(`article-tags:${language}`, async (own) => {
    own.uses('article_tags');
    const rows = await own.db
      .select({ id: articleTags.id, name: articleTags.name })
      .from(articleTags)
      .where(isNull(articleTags.deleted_at));
    return new Map(rows.map(({ id, name }) => [id, { id, name: translate(name, language).text }]));
  });
}
