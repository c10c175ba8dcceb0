import type { Language } from '../languages.ts';
import { CallError } from './errors.server.ts';

/** The last page of a list; an empty one has one page. */
export function lastPageOf(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The page an address asks for, from 1; what is no page is the first. */
export function pageIn(query: URLSearchParams): number {
  return Math.min(100_000, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1));
}

/**
 * Reads a page of a list; past the end the last one, as when its rows have been deleted (ADMIN-171).
 * @returns the number of the page that was read, and of all pages.
 */
export async function readWithinPages<Found extends { count: number }>(
  wanted: number,
  pageSize: number,
  read: (page: number) => Promise<Found>,
): Promise<{ found: Found; page: number; pages: number }> {
  const found = await read(wanted);
  const pages = lastPageOf(found.count, pageSize);
  return wanted <= pages ? { found, page: wanted, pages } : { found: await read(pages), page: pages, pages };
}

interface Paging {
  page: number;
  pageSize: number;
  path: string;
  /** Query of the request without the page. */
  query: Record<string, string | number | undefined>;
  language: Language;
}

/**
 * A paged answer (API-03): links to the pages before and after.
 * @throws CallError 404 past the end.
 */
export function pageOf<Item>({ count, results }: { count: number; results: Item[] }, { page, pageSize, path, query, language }: Paging) {
  const lastPage = lastPageOf(count, pageSize);
  if (page > lastPage) throw CallError.pastTheEnd(language);
  const link = (target: number) => (target < 1 || target > lastPage ? null : `${path}?${pageQuery(query, target)}`);
  return { count, next: link(page + 1), previous: link(page - 1), results };
}

/** The query of the same list at another page, without empty parameters. */
function pageQuery(query: Paging['query'], page: number): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') parameters.set(key, String(value));
  parameters.set('page', String(page));
  return parameters;
}
