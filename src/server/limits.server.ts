import { createBrowserLimit, createRateLimit } from '../core/http/rate-limit.server.ts';

/** Additions, changes and orders a minute: an address may be a school or a mobile network, a browser alone must not sell out an event. */
const additionsPerMinute = { perBrowser: 60, perAddress: 720 };
/** Refused codes a minute; fewer per address than of what cannot be guessed. */
const codesPerMinute = { perBrowser: 10, perAddress: 60 };
/** Entries of the waiting list an hour. */
const joinsPerHour = { perBrowser: 30, perAddress: 360 };
/** Places in waiting rooms from one address: enough for a company or a hall of residence, too few to fill a room. */
const placesPerHour = 300;
/** Searches from one address: enough for the classes of a school. */
const searchesPerMinute = 1200;

/** The limits of calls and pages that visitors use without an account. */
export function createLimits() {
  return {
    searchLimit: createRateLimit(searchesPerMinute, 60),
    cartLimit: createBrowserLimit(additionsPerMinute, 60),
    codeLimit: createBrowserLimit(codesPerMinute, 60),
    joinLimit: createBrowserLimit(joinsPerHour, 3600),
    placeLimit: createRateLimit(placesPerHour, 3600),
  };
}
