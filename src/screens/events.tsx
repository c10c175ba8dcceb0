import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteLoaderData } from 'react-router';
import { readFixedPageHeadline } from '../features/pages/pages.read.server.ts';
import { readCalendarPage } from '../features/programme/calendar/calendar-page.read.server.ts';
import { CalendarPage } from '../features/programme/calendar/calendar-page.tsx';
import { readCalendarQuery } from '../features/programme/calendar-query.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { leaves } from '../urls.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { describePlace } from './structured-data.server.ts';
import { describeSubscription } from './subscription.server.ts';

/** The calendar (EVT-01). A query that is no calendar query leads to the error page (EVT-22). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language, origin, design, doNotKeep, report } = place;
  const { accessFilter } = design;
  const { page, ...filter } = readCalendarQuery(new URL(request.url).searchParams, language, report, accessFilter);
  const calendar = await readCalendarPage(reading, language, filter, page, accessFilter);
  if (!calendar) throw new Response(m.error_page_not_found(), { status: 404 });
  // What finds nothing could be asked for in endless variations.
  if (calendar.count === 0) doNotKeep();
  const headline = await readFixedPageHeadline(reading, 'events', language);
  const graph = describePlace(place, 'events', headline ?? m.programme(), leaves.events.path[language]);
  return { ...calendar, headline, graph, subscription: describeSubscription(calendar, origin) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: loaderData?.headline ?? m.programme(),
    description: m.events_description(),
    urls: leaves.events.path,
    graph: loaderData?.graph,
  });

export default function Events() {
  const data = useLoaderData<typeof loader>();
  const design = useRouteLoaderData<RootData>('root')?.design;
  const { texts, urls } = data.subscription;
  return (
    <>
      <CalendarPage data={data} eventStyle={design?.eventStyle ?? 1} currencySymbol={design?.currencySymbol ?? '€'} />
      <p className="wrap subscribe">
        <a className="more" href={urls[0]}>
          {texts[0]}
        </a>
        <span>{texts[1]}</span>
        <a href={urls[1]}>{texts[2]}</a>
      </p>
    </>
  );
}
