import { positiveIntegerPattern } from '../../core/contract/shapes.ts';
import { m } from '../../paraglide/messages.js';
import { feeds } from '../../urls.ts';
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
    const given = feeds.events.query.map((key) => [key, search.get(key)] as const).filter(([, value]) => value);
    return {
      name,
      filter: Object.fromEntries(given.map(([key, value]) => [key, (key === 'access' ? serviceOf : idOf)(key, value ?? '')])),
    };
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
