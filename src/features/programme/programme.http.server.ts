import { CallError } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import { toAddressDay } from '../../core/text/dates.ts';
import { eventsPerPage, productionsPerPage } from './programme.codes.ts';
import * as calls from './programme.contract.ts';
import { readCalendarDays } from './reads/calendar.read.server.ts';
import { readEvent } from './reads/event-detail.read.server.ts';
import { readEvents } from './reads/events.read.server.ts';
import {
  readEventTags,
  readExhibitionTypes,
  readGenres,
  readProductionTags,
  readRooms,
  readSeasons,
  readSeries,
} from './reads/options.read.server.ts';
import { readProduction } from './reads/production-detail.read.server.ts';
import { readProductions } from './reads/productions.read.server.ts';
import { readSeriesDetail } from './reads/series-detail.read.server.ts';
import { readTeasers } from './reads/teasers.read.server.ts';
import { readVenues } from './reads/venue.read.server.ts';
import { readVenueDetail } from './reads/venue-detail.read.server.ts';

/** The programme's calls: contract to read, no logic. */
export const programmeCalls: CallHandler[] = [
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
  answer(calls.getSeries, async ({ reading, language, parameters }) => {
    const series = await readSeriesDetail(reading, parameters.id, language);
    if (!series) throw CallError.notFound(language);
    return series;
  }),
  answer(calls.listVenues, ({ reading, language }) => readVenues(reading, language)),
  answer(calls.getVenue, async ({ reading, language, parameters }) => {
    const venue = await readVenueDetail(reading, parameters.id, language);
    if (!venue) throw CallError.notFound(language);
    return venue;
  }),
];

async function listEvents({ reading, language, query, path }: CallContext<typeof calls.listEvents>) {
  const { page, page_size, ...filter } = query;
  const list = await readEvents(reading, language, filter, page, page_size);
  const rest = { ...inAddress(filter), page_size: page_size === eventsPerPage ? undefined : page_size };
  return pageOf(list, { page, pageSize: page_size, path, query: rest, language });
}

async function listProductions({ reading, language, query, path }: CallContext<typeof calls.listProductions>) {
  const { page, ...filter } = query;
  const list = await readProductions(reading, language, filter, page);
  return pageOf(list, { page, pageSize: productionsPerPage, path, query: inAddress(filter), language });
}

/** A filter as its address says it, the day last. */
function inAddress<Filter extends { date?: string | undefined }>({ date, ...rest }: Filter) {
  return { ...rest, date: date && toAddressDay(date) };
}
