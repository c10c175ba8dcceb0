import { CallError } from '../../core/contract/errors.server.ts';
import { type Answered, answer, type CallContext } from '../../core/contract/register.server.ts';
import type { Language } from '../../core/languages.ts';
import { toAddressDay } from '../../core/text/dates.ts';
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
import { readProduction } from './production-detail.read.server.ts';
import { readProductions } from './productions.read.server.ts';
import { eventsPerPage, productionsPerPage } from './programme.codes.ts';
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
  answer(calls.listProductions, listProductions),
  answer(calls.getProduction, async ({ reading, language, parameters }) => {
    const production = await readProduction(reading, parameters.id, language);
    if (!production) throw CallError.notFound(language);
    return production;
  }),
];

async function listEvents({ reading, language, query, path }: CallContext<typeof calls.listEvents>) {
  const { page, page_size, ...filter } = query;
  const list = await readEvents(reading, language, filter, page, page_size);
  const rest = { ...filter, page_size: page_size === eventsPerPage ? undefined : page_size };
  return pageOf(list, { page, pageSize: page_size, path, query: rest, language });
}

async function listProductions({ reading, language, query, path }: CallContext<typeof calls.listProductions>) {
  const { page, ...filter } = query;
  const list = await readProductions(reading, language, filter, page);
  return pageOf(list, { page, pageSize: productionsPerPage, path, query: filter, language });
}

interface Paging {
  page: number;
  pageSize: number;
  path: string;
  /** What was asked for besides the page. */
  query: { date?: string | undefined; [key: string]: string | number | undefined };
  language: Language;
}

/** A paged answer (API-03): links to the pages before and after, 404 past the end. */
function pageOf<Item>({ count, results }: { count: number; results: Item[] }, { page, pageSize, path, query, language }: Paging) {
  const lastPage = Math.max(1, Math.ceil(count / pageSize));
  if (page > lastPage) throw CallError.pastTheEnd(language);
  const link = (target: number) => (target < 1 || target > lastPage ? null : `${path}?${pageQuery(query, target)}`);
  return { count, next: link(page + 1), previous: link(page - 1), results };
}

/** The query of the same list at another page; what was not asked for stays out. */
function pageQuery({ date, page_size, ...rest }: Paging['query'], page: number): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined && value !== '') parameters.set(key, String(value));
  if (date) parameters.set('date', toAddressDay(date));
  if (page_size) parameters.set('page_size', String(page_size));
  parameters.set('page', String(page));
  return parameters;
}
