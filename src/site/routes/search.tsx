import { PageError } from '../../core/http/page-outcomes.ts';
import { languages } from '../../core/languages.ts';
import { countSearch } from '../../features/search/count-search.write.server.ts';
import { readSearchPage, readView } from '../../features/search/search-page.read.server.ts';
import { SearchPage } from '../../features/search/search-page.tsx';
import { resultsHref } from '../../features/search/search-page-data.ts';
import { m } from '../../paraglide/messages.js';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';

/**
 * The results of a search (ROUTE-21). They are not cached: there are endless addresses, and results change with time.
 */
export async function load(place: PageContext) {
  const { reading, language, doNotCache, report } = place;
  const view = readView(place.params.view, place.params.page);
  if (!view) throw new PageError(404, m.error_page_not_found());
  const term = (place.query.get('q') ?? '').trim();
  if (term) doNotCache();
  const data = await readSearchPage(reading, language, term, view);
  if (!data) throw new PageError(404, m.error_page_not_found());
  // Not awaited; further pages of a search are not counted.
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

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.data.term ? m.search_title({ term: data.data.term }) : m.search(),
    description: m.search_description(),
    urls: data.urls ?? {},
    isHidden: true,
  });

export function View({ data }: { data: Data }) {
  return <SearchPage data={data.data} breadcrumb={<Breadcrumb current={m.search()} />} />;
}
