import { PageError } from '../../core/http/page-outcomes.ts';
import { readFixedPageHeadline } from '../../features/pages/pages.read.server.ts';
import { readCalendarPage } from '../../features/programme/calendar/calendar-page.read.server.ts';
import { CalendarPage } from '../../features/programme/calendar/calendar-page.tsx';
import { offeredFilters } from '../../features/programme/calendar/filters/calendar-filters.ts';
import { readCalendarQuery } from '../../features/programme/calendar-query.server.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { describeSubscription } from '../feeds/subscription.server.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** The calendar (EVT-01). A query that is no calendar query leads to the error page (EVT-22). */
export async function load(place: PageContext) {
  const { reading, language, origin, design, doNotCache, report } = place;
  const offered = offeredFilters(design);
  const { page, ...filter } = readCalendarQuery(place.query, language, report, offered);
  const calendar = await readCalendarPage(reading, language, filter, page, offered);
  if (!calendar) throw new PageError(404, m.error_page_not_found());
  // Queries without a result have endless variations.
  if (calendar.count === 0) doNotCache();
  const headline = await readFixedPageHeadline(reading, 'events', language);
  const graph = describePlace(place, 'events', headline ?? m.programme(), routeAddresses.events.path[language]);
  return { ...calendar, headline, graph, subscription: describeSubscription(calendar, origin) };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.headline ?? m.programme(),
    description: m.events_description(),
    urls: routeAddresses.events.path,
    graph: data.graph,
  });

export function View({ data }: { data: Data }) {
  const { design } = useCurrentPage();
  const { texts, urls } = data.subscription;
  return (
    <>
      <CalendarPage
        data={data}
        breadcrumb={<Breadcrumb current={data.headline ?? m.programme()} />}
        eventStyle={design.eventStyle}
        currencySymbol={design.currencySymbol}
      />
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
