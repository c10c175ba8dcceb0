import { eq, inArray } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language, Translated } from '../../core/languages.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { articleFilters, keysOf } from '../../list-filters.ts';
import { pictureColumns, shownPicture, toPicture } from '../media/media.read.server.ts';
import { media } from '../media/media.tables.server.ts';
import type { ListFilterValues } from '../programme/list-filter.shapes.ts';
import { articleUrls } from './article-address.ts';
import { readCategoriesIfPossible } from './categories.read.server.ts';
import type { ArticleTeaser } from './magazine.contract.ts';
import { articles } from './magazine.tables.server.ts';
import { type PublicArticle, readPublicArticles } from './public-articles.read.server.ts';
import { readArticleTags } from './tags.read.server.ts';

/** How many articles a detail page shows; older ones belong to the magazine. */
const articlesOfProduction = 6;
/** How many articles of the same category follow an article. */
const relatedArticles = 3;

/** What a list of articles is narrowed to. The leading one is left out only where nothing else narrows it (MAG-06). */
export interface ArticleFilter extends ListFilterValues<typeof articleFilters> {
  isLeadingOut?: boolean;
}

/** Whether an article has what a filter asks for. */
const has: Readonly<Record<keyof typeof articleFilters, (article: PublicArticle, id: number) => boolean>> = {
  category: (article, id) => article.category === id,
  tag: (article, id) => article.tags.includes(id),
};

/** One page of the articles with the number of all that the filter finds (API-24). A page past the end is empty. */
export async function readArticles(
  reading: Reading,
  language: Language,
  { isLeadingOut = false, ...filter }: ArticleFilter,
  page: number,
  pageSize: number,
): Promise<{ count: number; results: ArticleTeaser[] }> {
  const shown = await readPublicArticles(reading);
  const set = keysOf(articleFilters).flatMap((key) => (filter[key] === undefined ? [] : [{ key, id: filter[key] }]));
  const found = shown
    .slice(isLeadingOut && set.length === 0 ? 1 : 0)
    .filter((article) => set.every(({ key, id }) => has[key](article, id)));
  const first = (page - 1) * pageSize;
  const results = await readTeasers(reading, found.slice(first, first + pageSize), language);
  return { count: found.length, results };
}

/** The article that leads the magazine: the newest one (API-23). */
export async function readLeadingArticle(reading: Reading, language: Language): Promise<ArticleTeaser | null> {
  const [newest] = await readPublicArticles(reading);
  return newest ? ((await readTeasers(reading, [newest], language))[0] ?? null) : null;
}

/** What the magazine has about a production, newest first (section Blog of EVD-03). */
export async function readArticlesAbout(reading: Reading, production: number, language: Language): Promise<ArticleTeaser[]> {
  const about = (await readPublicArticles(reading)).filter(({ productions }) => productions.includes(production));
  return readTeasers(reading, about.slice(0, articlesOfProduction), language);
}

/** The newest other articles of the same category (MAG-08). */
export async function readRelatedArticles(reading: Reading, article: ArticleTeaser, language: Language): Promise<ArticleTeaser[]> {
  const { id, category } = article;
  if (!category) return [];
  const related = (await readPublicArticles(reading)).filter((other) => other.category === category.id && other.id !== id);
  return readTeasers(reading, related.slice(0, relatedArticles), language);
}

/** Articles as list items, in the order given; each is read and put together once per change. */
export async function readTeasers(reading: Reading, wanted: readonly { id: number }[], language: Language): Promise<ArticleTeaser[]> {
  const ids = wanted.map(({ id }) => id);
  const names = await readNames(reading, language);
  const found = await reading.onceEach(`article-teaser-${language}`, ids, {
    fetch: async (missing) => new Map((await selectArticles(reading, missing)).map((row) => [row.article.id, row])),
    make: (scope, row: ArticleRow) => toTeaser(scope, row, names, language),
  });
  return ids.map((id) => found.get(id)).filter((teaser) => teaser !== undefined);
}

/** The address of an article: its external link, if it has one. */
export function articleLink(article: { id: number; name: Translated; link: string }, language: Language): string {
  return article.link || articleUrls(article)[language];
}

/** Categories and tags of articles, with the cache tags of reading them. */
async function readNames(reading: Reading, language: Language) {
  const notes = reading.fork();
  const categories = await readCategoriesIfPossible(notes, language);
  const tags = await readArticleTags(notes, language);
  return { notes, categories: new Map(categories.map((category) => [category.id, category])), tags };
}

const { id, name, preline, headline, subline, link, link_text, category, tags, date } = articles;

function selectArticles({ db }: Reading, ids: readonly number[]) {
  return db
    .select({ article: { id, name, preline, headline, subline, link, link_text, category, tags, date }, picture: pictureColumns })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.image))
    .where(inArray(articles.id, [...ids]));
}

type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

function toTeaser(
  scope: Reading,
  { article, picture }: ArticleRow,
  names: Awaited<ReturnType<typeof readNames>>,
  language: Language,
): ArticleTeaser {
  scope.uses(`article:${article.id}`, ...names.notes.tags);
  scope.changesAt(names.notes.expiresAt);
  const texts = new Texts(language);
  const text = (field: 'name' | 'preline' | 'headline' | 'subline' | 'link_text') => texts.pick(field, article[field]);
  return {
    id: article.id,
    name: text('name'),
    link: { url: articleLink(article, language) },
    preline: text('preline'),
    headline: text('headline'),
    subline: text('subline'),
    link_text: text('link_text'),
    ...toPicture(shownPicture(scope, picture), language),
    category: names.categories.get(article.category ?? 0) ?? null,
    tags: article.tags.map((tag) => names.tags.get(tag)).filter((tag) => tag !== undefined),
    date: article.date ?? '',
    untranslated: texts.untranslated,
  };
}
