import { positiveIntegerPattern } from '../../core/text/parse-id.ts';
import { calendarFilters, keysOf } from '../../list-filters.ts';
import { m } from '../../paraglide/messages.js';
import { type AccessService, accessServices } from './programme.codes.ts';
import type { FeedOf } from './reads/feeds.read.server.ts';

/** How many favourites fit into one address. */
const maxFavourites = 100;

/** Says in the language of the request what is wrong with the address of a calendar. */
export class FeedQueryError extends Error {
  override readonly name = 'FeedQueryError';
}

/**
 * What a calendar is narrowed to: an id per filter, or lists of ids with commas between them. Empty values count as
 * not set and unknown parameters are ignored, as on the calendar's page (EVT-02).
 * @throws FeedQueryError
 */
export function readFeedQuery(name: 'events' | 'favourites', search: URLSearchParams): FeedOf {
  if (name === 'events') {
    const given = keysOf(calendarFilters).map((key) => [key, search.get(key)] as const);
    const set = given.flatMap(([key, value]) => (value ? [[key, parsers[calendarFilters[key].takes](key, value)]] : []));
    return { name, filter: Object.fromEntries(set) };
  }
  const [events, productions] = [idsOf('events', search), idsOf('productions', search)];
  if (events.length + productions.length > maxFavourites) throw new FeedQueryError(m.feed_too_many({ most: maxFavourites }));
  return { name, events, productions };
}

/** Sorted and each once, so that one set of favourites has one answer. */
function idsOf(key: 'events' | 'productions', search: URLSearchParams): number[] {
  const given = search.get(key);
  return given ? [...new Set(given.split(',').map((value) => idOf(key, value)))].sort((a, b) => a - b) : [];
}

function idOf(key: string, value: string): number {
  if (!positiveIntegerPattern.test(value)) throw new FeedQueryError(m.feed_no_id({ name: key, value: value.slice(0, 40) }));
  return Number(value);
}

function serviceOf(_key: string, value: string): AccessService {
  const service = accessServices.find((known) => known === value);
  if (!service) throw new FeedQueryError(m.feed_no_service({ value: value.slice(0, 40) }));
  return service;
}

/** The value of each kind of filter. */
const parsers = { id: idOf, 'access service': serviceOf };
