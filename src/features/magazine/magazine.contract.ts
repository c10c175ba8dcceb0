import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import {
  linkShape,
  optionShape,
  pagedShape,
  pageParameter,
  pageSizeParameter,
  pictureShape,
  positiveInteger,
  untranslatedShape,
  urlsShape,
} from '../../core/contract/shapes.ts';
import { articleFilters } from '../../list-filters.ts';
import { filterQuery } from '../programme/list-filter.shapes.ts';

/** Articles on one page of a list (MAG-06). */
export const articlesPerPage = 12;

export const categoryShape = z
  .strictObject({ id: z.int(), name: z.string(), style_name: z.enum(['cc01', 'cc02', 'cc03']), slug: z.string() })
  .meta({ id: 'Category' });

const articleTagShape = z.strictObject({ id: z.int(), name: z.string(), slug: z.string(), count: z.int() }).meta({ id: 'ArticleTag' });

export const articleTeaserShape = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    link: linkShape,
    preline: z.string(),
    subline: z.string(),
    headline: z.string(),
    link_text: z.string(),
    ...pictureShape,
    category: categoryShape.nullable(),
    tags: z.array(optionShape),
    date: z.string(),
    untranslated: untranslatedShape,
  })
  .meta({ id: 'ArticleTeaser' });

const articleShape = articleTeaserShape
  .extend({
    slug: z.string(),
    urls: urlsShape,
    author: z.string(),
    is_online: z.boolean(),
    text: z.string().meta({ description: 'HTML' }),
    productions: z.array(z.int()).meta({ description: 'Ids of the productions it is about' }),
  })
  .meta({ id: 'Article' });

export type Category = z.output<typeof categoryShape>;
export type ArticleTag = z.output<typeof articleTagShape>;
export type ArticleTeaser = z.output<typeof articleTeaserShape>;
export type Article = z.output<typeof articleShape>;

export const listArticleCategories = defineCall({
  id: 'listArticleCategories',
  path: '/api/article-categories/',
  summary: 'Categories of the magazine',
  requirement: 'API-22',
  answer: z.array(categoryShape),
});

export const listArticleTags = defineCall({
  id: 'listArticleTags',
  path: '/api/article-tags/',
  summary: 'Tags of the magazine with the number of articles visitors see',
  requirement: 'API-45',
  answer: z.array(articleTagShape),
});

export const getLeadingArticle = defineCall({
  id: 'getLeadingArticle',
  path: '/{lang}/api/articles-teaser/',
  summary: 'The article that leads the magazine: the newest one, null while there is none',
  requirement: 'API-23',
  answer: articleTeaserShape.nullable(),
});

export const listArticles = defineCall({
  id: 'listArticles',
  path: '/{lang}/api/articles/',
  summary: 'Articles, newest first',
  requirement: 'API-24',
  query: z.strictObject({
    ...filterQuery(articleFilters),
    // On top of the requirement: the magazine shows the leading article above its list (MAG-06).
    leading: z.enum(['false']).optional().meta({ description: "'false' leaves the leading article out" }),
    page: pageParameter,
    page_size: pageSizeParameter(articlesPerPage),
  }),
  answer: pagedShape(articleTeaserShape).meta({ id: 'ArticlePage' }),
  errors: [400, 404],
});

export const getArticle = defineCall({
  id: 'getArticle',
  path: '/{lang}/api/articles/{id}/',
  summary: 'One article with everything its page shows',
  requirement: 'API-38',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: articleShape,
  errors: [404],
});
