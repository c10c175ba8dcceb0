import { lastPageOf } from '../../core/contract/page-of.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { href } from '../../urls.ts';
import { readArticles, readLeadingArticle } from './articles.read.server.ts';
import { readCategoriesIfPossible } from './categories.read.server.ts';
import { articlesPerPage } from './magazine.contract.ts';
import { isNarrowed, type MagazineData, type MagazineFilter, type Topic, toArticleCard } from './magazine-data.ts';

/** One page of a list of the magazine (MAG-06, MAG-07). Null when the page lies past the end. */
export async function readMagazinePage(
  reading: Reading,
  language: Language,
  filter: MagazineFilter,
  page: number,
): Promise<MagazineData | null> {
  const { count, results } = await readArticles(reading, language, { ...filter, isLeadingOut: true }, page, articlesPerPage);
  const pages = lastPageOf(count, articlesPerPage);
  if (page > pages) return null;
  const leading = !isNarrowed(filter) && page === 1 ? await readLeadingArticle(reading, language) : null;
  return {
    language,
    filter,
    topics: await readTopics(reading, language),
    leading: leading && toArticleCard(leading),
    rows: results.map(toArticleCard),
    page,
    pages,
  };
}

/** The links to the categories; none when they cannot be read (MAG-04). */
export async function readTopics(reading: Reading, language: Language): Promise<Topic[]> {
  const categories = await readCategoriesIfPossible(reading, language);
  return categories.map(({ id, name, slug, style_name }) => ({
    id,
    name,
    theme: style_name,
    url: href('magazineCategory', language, { category: slug, id }),
  }));
}
