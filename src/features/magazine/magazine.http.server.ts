import { CallError } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import { readArticle } from './article.read.server.ts';
import { readArticles, readLeadingArticle } from './articles.read.server.ts';
import { readCategories } from './categories.read.server.ts';
import * as calls from './magazine.contract.ts';
import { readCountedTags } from './tags.read.server.ts';

/** The magazine's calls: contract to read, no logic. */
export const magazineCalls: CallHandler[] = [
  answer(calls.listArticleCategories, ({ reading, language }) => readCategories(reading, language)),
  answer(calls.listArticleTags, ({ reading, language }) => readCountedTags(reading, language)),
  answer(calls.getLeadingArticle, ({ reading, language }) => readLeadingArticle(reading, language)),
  answer(calls.listArticles, listArticles),
  answer(calls.getArticle, async ({ reading, language, parameters }) => {
    const article = await readArticle(reading, parameters.id, language);
    if (!article) throw CallError.notFound(language);
    return article;
  }),
];

async function listArticles({ reading, language, query, path }: CallContext<typeof calls.listArticles>) {
  const { page, page_size, leading, ...filter } = query;
  const list = await readArticles(reading, language, { ...filter, isLeadingOut: leading === 'false' }, page, page_size);
  const rest = { ...filter, leading, page_size: page_size === calls.articlesPerPage ? undefined : page_size };
  return pageOf(list, { page, pageSize: page_size, path, query: rest, language });
}
