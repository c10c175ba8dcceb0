import { CallError } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import type { RateLimit } from '../../core/http/rate-limit.server.ts';
import { positiveIntegerPattern } from '../../core/text/parse-id.ts';
import * as calls from './search.contract.ts';
import { readResults, readSuggestions, resultsPerPage } from './search.read.server.ts';
import type { SearchCategory } from './search-kinds.ts';

type SearchContext = Pick<CallContext<typeof calls.searchAll>, 'reading' | 'language' | 'query' | 'path' | 'request' | 'reply'>;

/** Handlers of the search calls. `limit` counts by client address. */
export function searchCalls(limit: RateLimit): CallHandler[] {
  const search = (category: SearchCategory | null) => async (context: SearchContext) => {
    const { reading, language, path, request, reply } = context;
    const { query = '', page: pageText = '' } = context.query;
    await limit.take(request, reply, language);
    if (pageText !== '' && !positiveIntegerPattern.test(pageText)) throw CallError.notFound(language);
    const page = Number(pageText || 1);
    const { counts, results } = await readResults(reading, language, query, category, page);
    const paging = { page, pageSize: resultsPerPage, path, query: { query }, language };
    return pageOf({ count: counts[category ?? 'all'], results }, paging);
  };
  return [
    answer(calls.autocompleteSearch, async ({ reading, language, query, request, reply }) => {
      await limit.take(request, reply, language);
      return readSuggestions(reading, language, query.query ?? '');
    }),
    answer(calls.searchAll, search(null)),
    answer(calls.searchEvents, search('events')),
    answer(calls.searchOthers, search('others')),
  ];
}
