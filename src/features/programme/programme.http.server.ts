import { CallError } from '../../core/contract/errors.server.ts';
import { type Answered, answer, type CallContext } from '../../core/contract/register.server.ts';
import { readCalendarDays } from './calendar.read.server.ts';
import { readEvent } from './event-detail.read.server.ts';
import { readEvents } from './events.read.server.ts';
import {
  readEventTags,
  readExhibitionTypes,
  readGenres,
  readProductionTags,
  readRooms,
  readSeasons,
  readSeries,
} from './options.read.server.ts';
import { eventsPerPage } from './programme.codes.ts';
import * as calls from './programme.contract.ts';
import { readTeasers } from './teasers.read.server.ts';

/** The programme's calls: contract to read, no logic. */
export const programmeCalls: Answered[] = [
  answer(calls.listRooms, ({ reading, language }) => readRooms(reading, language)),
  answer(calls.listGenres, ({ reading, language }) => readGenres(reading, language)),
  answer(calls.listExhibitionTypes, ({ reading, language }) => readExhibitionTypes(reading, language)),
  answer(calls.listEventTags, ({ reading, language }) => readEventTags(reading, language)),
  answer(calls.listSeries, ({ reading, language }) => readSeries(reading, language)),
  answer(calls.listSeasons, ({ reading, language }) => readSeasons(reading, language)),
  answer(calls.listProductionTags, ({ reading, language }) => readProductionTags(reading, language)),
  answer(calls.listCalendarDays, ({ reading, query }) => readCalendarDays(reading, query)),
  answer(calls.listTeasers, ({ reading, language }) => readTeasers(reading, language)),
  answer(calls.listEvents, listEvents),
  answer(calls.getEvent, async ({ reading, language, parameters }) => {
    const event = await readEvent(reading, parameters.id, language);
    if (!event) throw CallError.notFound(language);
    return event;
  }),
];

async function listEvents({ reading, language, query, path }: CallContext<typeof calls.listEvents>) {
  const { page, page_size, ...filter } = query;
  const { count, results } = await readEvents(reading, language, filter, page, page_size);
  const lastPage = Math.max(1, Math.ceil(count / page_size));
  if (page > lastPage) throw CallError.pastTheEnd(language);
  const link = (target: number) => (target < 1 || target > lastPage ? null : `${path}?${pageQuery(query, target)}`);
  return { count, next: link(page + 1), previous: link(page - 1), results };
}

/** The query of the same list at another page; what was not asked for stays out. */
function pageQuery(query: CallContext<typeof calls.listEvents>['query'], page: number): URLSearchParams {
  const { date, page_size, ...rest } = query;
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined && value !== '') parameters.set(key, String(value));
  if (date) parameters.set('date', date.split('-').reverse().join('-'));
  if (page_size !== eventsPerPage) parameters.set('page_size', String(page_size));
  parameters.set('page', String(page));
  return parameters;
}
