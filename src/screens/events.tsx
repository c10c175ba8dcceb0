import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { houseDay } from '../core/text/wall-clock.ts';
import { readCalendarDays } from '../features/programme/calendar.read.server.ts';
import { readCalendarQuery } from '../features/programme/calendar-query.server.ts';
import { readEvents } from '../features/programme/events.read.server.ts';
import { readFilterOptions } from '../features/programme/filter-options.read.server.ts';
import { eventsPerPage } from '../features/programme/programme.codes.ts';
import { readTeasers } from '../features/programme/teasers.read.server.ts';
import { m } from '../paraglide/messages.js';
import { leaves } from '../urls.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';

/** The calendar (EVT-01). A query that is no calendar query leads to the error page (EVT-22). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reading, language, doNotKeep } = context.get(pageContext);
  const { page, ...filter } = readCalendarQuery(new URL(request.url).searchParams, language);
  const today = houseDay(reading.now);
  const options = await readFilterOptions(reading, language);
  const teasers = await readTeasers(reading, language);
  const { results, count } = await readEvents(reading, language, filter, page, eventsPerPage);
  const isPastTheEnd = page > Math.max(1, Math.ceil(count / eventsPerPage));
  if (isPastTheEnd) throw new Response(m.error_page_not_found(), { status: 404 });
  // What finds nothing could be asked for in endless variations.
  if (count === 0) doNotKeep();
  const month = `${(filter.date ?? today).slice(0, 7)}-01`;
  const days = await readCalendarDays(reading, { ...filter, date: month });
  return { language, today, filter, page, options, teasers, events: results, count, pages: Math.ceil(count / eventsPerPage), month, days };
}

export type CalendarData = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  describeDocument(rootOf(matches), { title: m.programme(), description: m.events_description(), urls: leaves.events.path });

export default function Events() {
  const { events } = useLoaderData<typeof loader>();
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id}>
          <Link to={event.link.url}>{event.name}</Link>
        </li>
      ))}
    </ul>
  );
}
