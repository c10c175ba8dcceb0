import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { markWords } from './mark-words.ts';
import { readResults } from './search.read.server.ts';
import { type SearchCategory, searchCategories } from './search-kinds.ts';
import type { SearchPageData } from './search-page-data.ts';
import { resultsPerPage } from './search-sizes.ts';

/** The view and page of the results an address stands for (ROUTE-21); null for one that does not exist. */
export function readView(view: string | undefined, page: string | undefined): { category: SearchCategory | null; page: number } | null {
  const number = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : null);
  const isCategory = searchCategories.includes(view as SearchCategory);
  const pageText = isCategory ? (page ?? '1') : page === undefined ? (view ?? '1') : '';
  const found = number(pageText);
  return found === null ? null : { category: isCategory ? (view as SearchCategory) : null, page: found };
}

/** A page of results with its texts marked; null past the end. */
export async function readSearchPage(
  reading: Reading,
  language: Language,
  term: string,
  { category, page }: { category: SearchCategory | null; page: number },
): Promise<SearchPageData | null> {
  const { counts, results, isFound } = await readResults(reading, language, term, category, page);
  if (page > Math.max(1, Math.ceil(counts[category ?? 'all'] / resultsPerPage))) return null;
  const shown = results.map(({ id, type, url, date_start, image_thumbnails, title, text }) => ({
    ...{ id, type, url, date_start, image_thumbnails },
    title: markWords(title, isFound),
    text: markWords(text, isFound),
  }));
  return { language, term, category, page, counts, results: shown };
}
