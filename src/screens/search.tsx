import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { languages } from '../core/languages.ts';
import { countSearch } from '../features/search/count-search.write.server.ts';
import { readSearchPage, readView } from '../features/search/search-page.read.server.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { resultsHref } from '../features/search/search-page-data.ts';
import { m } from '../paraglide/messages.js';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';

/**
 * The results of a search (ROUTE-21). They are never kept: their addresses have no end, and what begins and ends
 * meanwhile is found with every search.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { reading, language, doNotKeep, report } = context.get(pageContext);
  const view = readView(params.view, params.page);
  if (!view) throw new Response(m.error_page_not_found(), { status: 404 });
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim();
  if (term) doNotKeep();
  const data = await readSearchPage(reading, language, term, view);
  if (!data) throw new Response(m.error_page_not_found(), { status: 404 });
  // Nobody waits for it, and turning over its pages is no further search.
  if (term && view.category === null && view.page === 1)
    countSearch(reading.db, reading.now, language, term, data.counts.all > 0).catch((error) =>
      report(`A search was not counted: ${error}`),
    );
  const urls = Object.fromEntries(languages.map((to) => [to, resultsHref(to, '', view.category, view.page)])) as Record<
    'de' | 'en',
    string
  >;
  return { data, urls };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: loaderData?.data.term ? m.search_title({ term: loaderData.data.term }) : m.search(),
    description: m.search_description(),
    urls: loaderData?.urls ?? {},
    isHidden: true,
  });

export default function Search() {
  return <SearchPage data={useLoaderData<typeof loader>().data} />;
}
