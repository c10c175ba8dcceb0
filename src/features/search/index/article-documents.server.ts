import { and, eq, inArray, isNull } from 'drizzle-orm';
import { languages, otherLanguage, translate } from '../../../core/languages.ts';
import { startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { articleLink } from '../../magazine/articles.read.server.ts';
import { articles } from '../../magazine/magazine.tables.server.ts';
import { toDocument } from './document.ts';
import { type DocumentSource, idsOf } from './document-source.ts';
import { readPublishedTrees, textsOfModules } from './module-texts.server.ts';

const { id, is_online, deleted_at } = articles;
const isShown = and(eq(is_online, true), isNull(deleted_at));

/** Articles of the magazine, found from their day on. */
export const articleDocuments: DocumentSource = {
  kind: 'article',
  ids: (db) => idsOf(db.select({ id }).from(articles).where(isShown)),
  read: async (ids, parts) => {
    const rows = await parts.db
      .select()
      .from(articles)
      .where(and(inArray(id, [...ids]), isShown));
    const slots = await readPublishedTrees(parts, 'article', ids);
    const { names } = parts;
    return rows.flatMap((article) =>
      languages.flatMap((language) => {
        const text = (value: Parameters<typeof translate>[0]) => translate(value, language).text;
        if (article.date === null) return [];
        return toDocument({
          kind: 'article',
          id: article.id,
          language,
          title: text(article.name),
          otherTitle: translate(article.name, otherLanguage(language)).text,
          url: articleLink(article, language),
          image: article.image,
          visible_from: startOfLocalDay(article.date).toISOString(),
          summary: [text(article.preline), text(article.subline)],
          beside: [
            text(article.headline),
            article.author,
            text(names.articleCategories.get(article.category ?? 0)),
            ...article.tags.map((tag) => text(names.articleTags.get(tag))),
          ],
          texts: [text(article.text), ...textsOfModules(parts, slots.get(`${article.id} ${language}`))],
        });
      }),
    );
  },
};
