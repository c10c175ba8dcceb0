import type { Language } from '../languages.ts';
import { CallError } from './errors.server.ts';

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
  const lastPage = Math.max(1, Math.ceil(count / pageSize));
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
