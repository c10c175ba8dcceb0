import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { markWords } from './mark-words.ts';
import type { FoundDocument } from './query/find-documents.server.ts';
import { readResults } from './search.read.server.ts';
import { type SearchCategory, searchCategories } from './search-kinds.ts';
import { resultsHref, type SearchPageData, type ShownDates } from './search-page-data.ts';

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
  const { counts, results, pages, dates, isFound } = await readResults(reading, language, term, category, page, { isGrouped: true });
  if (page > Math.max(1, pages)) return null;
  const shown = results.map(({ id, type, url, date_start, image_thumbnails, title, text }, index) => ({
    ...{ id, type, url, date_start, image_thumbnails },
    title: markWords(title, isFound),
    // A line does not begin with the point between two texts.
    text: markWords(text.replaceAll(' · ', '\u00a0· '), isFound),
    dates: datesOf(dates[index], { type, url }, resultsHref(language, term, 'events')),
  }));
  return { language, term, category, page, pages, counts, results: shown };
}

/** The performances a result stands for, and where all of them are: on the page of the production, else among the events found. */
function datesOf(dates: FoundDocument['dates'], { type, url }: { type: string; url: string }, events: string): ShownDates | null {
  if (!dates || dates.count === 0) return null;
  const next = dates.next.map((date) => ({ ...date, date_start: toLocalIso(new Date(date.date_start)) }));
  return { count: dates.count, next, all: type === 'event' ? events : url };
}
