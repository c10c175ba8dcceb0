import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readFixedPageHeadline } from '../features/pages/pages.read.server.ts';
import { readProductionsQuery } from '../features/programme/calendar-query.server.ts';
import { readProductionsPage } from '../features/programme/productions/productions-page.read.server.ts';
import { ProductionsPage } from '../features/programme/productions/productions-page.tsx';
import { m } from '../paraglide/messages.js';
import { leaves } from '../urls.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { describePlace } from './structured-data.server.ts';

/** The list of productions (PROD-01). A query that is none leads to the error page, as in the calendar (EVT-22). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language, doNotKeep, report } = place;
  const { page, ...filter } = readProductionsQuery(new URL(request.url).searchParams, language, report);
  const productions = await readProductionsPage(reading, language, filter, page);
  if (!productions) throw new Response(m.error_page_not_found(), { status: 404 });
  // What finds nothing could be asked for in endless variations.
  if (productions.count === 0) doNotKeep();
  const headline = await readFixedPageHeadline(reading, 'productions', language);
  const title = headline ?? m.productions();
  return { ...productions, headline: title, graph: describePlace(place, 'productions', title, leaves.productions.path[language]) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: loaderData?.headline ?? m.productions(),
    description: m.productions_description(),
    urls: leaves.productions.path,
    graph: loaderData?.graph,
  });

export default function Productions() {
  return <ProductionsPage data={useLoaderData<typeof loader>()} />;
}
