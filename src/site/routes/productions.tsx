import { PageError } from '../../core/http/page-outcomes.ts';
import { readFixedPageHeadline } from '../../features/pages/pages.read.server.ts';
import { readProductionsQuery } from '../../features/programme/calendar-query.server.ts';
import { readProductionsPage } from '../../features/programme/productions/productions-page.read.server.ts';
import { ProductionsPage } from '../../features/programme/productions/productions-page.tsx';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** The list of productions (PROD-01). A query that is none leads to the error page, as in the calendar (EVT-22). */
export async function load(place: PageContext) {
  const { reading, language, doNotCache, report } = place;
  const { page, ...filter } = readProductionsQuery(place.query, language, report);
  const productions = await readProductionsPage(reading, language, filter, page);
  if (!productions) throw new PageError(404, m.error_page_not_found());
  // Queries without a result have endless variations.
  if (productions.count === 0) doNotCache();
  const headline = await readFixedPageHeadline(reading, 'productions', language);
  const title = headline ?? m.productions();
  return { ...productions, headline: title, graph: describePlace(place, 'productions', title, routeAddresses.productions.path[language]) };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.headline ?? m.productions(),
    description: m.productions_description(),
    urls: routeAddresses.productions.path,
    graph: data.graph,
  });

export function View({ data }: { data: Data }) {
  return <ProductionsPage data={data} breadcrumb={<Breadcrumb current={data.headline} />} />;
}
