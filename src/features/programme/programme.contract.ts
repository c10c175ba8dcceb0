import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import {
  filterOptionShape,
  optionShape,
  pagedShape,
  pageParameter,
  pageSizeParameter,
  positiveInteger,
} from '../../core/contract/shapes.ts';
import { parseDay } from '../../core/text/dates.ts';
import { calendarFilters, productionFilters } from '../../list-filters.ts';
import { m } from '../../paraglide/messages.js';
import { filterQuery } from './list-filter.shapes.ts';
import { eventsPerPage } from './programme.codes.ts';
import {
  eventDetailShape,
  eventItemShape,
  exhibitionTypeShape,
  productionDetailShape,
  productionShape,
  seriesDetailShape,
  seriesShape,
  teaserShape,
  venueDetailShape,
  venueShape,
} from './programme.shapes.ts';

/** A day as DD-MM-YYYY that exists in the calendar (EVT-22), parsed to 'YYYY-MM-DD'. */
const day = z
  .string()
  .transform((value, context) => {
    const parsed = parseDay(value);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: m.error_invalid_day() });
    return z.NEVER;
  })
  .meta({ description: 'A day as DD-MM-YYYY', examples: ['24-12-2026'] });

/** PostgreSQL cannot hold U+0000 in a text. */
const searchText = z
  .string()
  .max(200)
  .transform((value) => value.replaceAll('\0', ' ').trim())
  .meta({ description: 'Part of the name, in any language' });

const eventFilters = filterQuery(calendarFilters);

export const listRooms = defineCall({
  id: 'listRooms',
  path: '/api/rooms/',
  summary: 'Rooms for the location filter',
  requirement: 'API-13',
  answer: z.array(optionShape),
});
export const listGenres = defineCall({
  id: 'listGenres',
  path: '/api/genres/',
  summary: 'Genres',
  requirement: 'API-13',
  answer: z.array(optionShape),
});
export const listExhibitionTypes = defineCall({
  id: 'listExhibitionTypes',
  path: '/api/exhibition-types/',
  summary: 'Exhibition types; the slug is the numeric filter value',
  requirement: 'API-14',
  answer: z.array(exhibitionTypeShape),
});
export const listEventTags = defineCall({
  id: 'listEventTags',
  path: '/api/event-tags/',
  summary: 'Event tags; the client hides those with show_in_filter false',
  requirement: 'API-15',
  answer: z.array(filterOptionShape),
});
export const listSeries = defineCall({
  id: 'listSeries',
  path: '/api/series/',
  summary: 'Series (subscriptions)',
  requirement: 'API-15',
  answer: z.array(seriesShape),
});
export const listSeasons = defineCall({
  id: 'listSeasons',
  path: '/api/seasons/',
  summary: 'Seasons',
  requirement: 'API-16',
  answer: z.array(optionShape),
});
export const listProductionTags = defineCall({
  id: 'listProductionTags',
  path: '/api/production-tags/',
  summary: 'Production tags',
  requirement: 'API-16',
  answer: z.array(optionShape),
});

export const listCalendarDays = defineCall({
  id: 'listCalendarDays',
  path: '/api/calendar/',
  summary: 'Days with events, from the given day to the end of its month',
  requirement: 'API-17',
  // Series and genre come on top of the requirement: the days shown have to match the whole filter.
  query: z.strictObject({ date: day, ...eventFilters }),
  answer: z.array(z.iso.date()),
  errors: [400],
});

export const listTeasers = defineCall({
  id: 'listTeasers',
  path: '/{lang}/api/teasers/',
  summary: 'Teasers of the event list from today on',
  requirement: 'API-18',
  answer: z.array(teaserShape),
});

export const listEvents = defineCall({
  id: 'listEvents',
  path: '/{lang}/api/events/',
  summary: 'The programme in order of time',
  requirement: 'API-19',
  query: z.strictObject({
    ...eventFilters,
    date: day.optional(),
    page: pageParameter,
    page_size: pageSizeParameter(eventsPerPage),
    search: searchText.optional(),
  }),
  answer: pagedShape(eventItemShape).meta({ id: 'EventPage' }),
  errors: [400, 404],
});

export const getEvent = defineCall({
  id: 'getEvent',
  path: '/{lang}/api/events/{id}/',
  summary: 'One event with everything its page shows',
  requirement: 'API-38',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: eventDetailShape,
  errors: [404],
});

export const listProductions = defineCall({
  id: 'listProductions',
  path: '/{lang}/api/productions/',
  summary: 'Productions, what plays next first, then newest season first, in a season by their first date',
  requirement: 'API-20',
  query: z.strictObject({
    ...filterQuery(productionFilters),
    date: day.optional(),
    page: pageParameter,
  }),
  answer: pagedShape(productionShape).meta({ id: 'ProductionPage' }),
  errors: [400, 404],
});

export const getProduction = defineCall({
  id: 'getProduction',
  path: '/{lang}/api/productions/{id}/',
  summary: 'One production with everything its page shows',
  requirement: 'API-38',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: productionDetailShape,
  errors: [404],
});

export const getSeries = defineCall({
  id: 'getSeries',
  path: '/{lang}/api/series/{id}/',
  summary: 'One series (subscription) with its coming events',
  requirement: 'API-38',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: seriesDetailShape,
  errors: [404],
});

export const listVenues = defineCall({
  id: 'listVenues',
  path: '/api/venues/',
  summary: 'Venues, the largest first',
  requirement: 'API-30',
  answer: z.array(venueShape),
});

export const getVenue = defineCall({
  id: 'getVenue',
  path: '/{lang}/api/venues/{id}/',
  summary: 'One venue with its rooms and coming events',
  requirement: 'API-30',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: venueDetailShape,
  errors: [404],
});
