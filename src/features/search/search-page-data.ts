import type { Language } from '../../core/languages.ts';
import { href } from '../../urls.ts';
import type { TextPart } from './mark-words.ts';
import type { SearchResult } from './search.contract.ts';
import type { SearchCategory } from './search-kinds.ts';

/** A result with its texts in pieces, so that the browser does not compare words. */
export interface ShownResult extends Pick<SearchResult, 'id' | 'type' | 'url' | 'date_start' | 'image_thumbnails'> {
  title: TextPart[];
  text: TextPart[];
  /** The performances it stands for; null for none. */
  dates: ShownDates | null;
}

/** Performances of one production as one result: how many, the next ones, and the address that lists all of them. */
export interface ShownDates {
  count: number;
  next: { url: string; date_start: string }[];
  all: string;
}

/** Everything a page of results shows. */
export interface SearchPageData {
  language: Language;
  /** What was searched for; '' before anything was. */
  term: string;
  category: SearchCategory | null;
  page: number;
  /** The last page. */
  pages: number;
  counts: Record<'all' | SearchCategory, number>;
  results: ShownResult[];
}

/** The address of a page of a view of the results (ROUTE-21). */
export function resultsHref(language: Language, q: string, category: SearchCategory | null, page = 1): string {
  if (category && page > 1) return href('searchViewPage', language, { view: category, page }, { q });
  const view = category ?? (page > 1 ? page : null);
  return view === null ? href('search', language, {}, { q }) : href('searchView', language, { view }, { q });
}
