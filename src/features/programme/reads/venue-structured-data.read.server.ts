import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { Thing } from '../../../core/text/schema-org.ts';
import type { VenueItem } from '../programme.shapes.ts';
import { whereaboutsOf } from '../structured-data/place.ts';
import { readVenues } from './venue.read.server.ts';

/** A venue as schema.org describes it, for search engines (SEO-260): what its page says of where it is and how it is reached. */
export function describeVenue(venue: VenueItem, origin: string): Thing {
  const url = new URL(venue.link.url, origin).href;
  return { '@type': 'PerformingArtsTheater', '@id': url, name: venue.name, url, ...contactOf(venue, origin) };
}

/** Address and telephone of the organization: those of the venue with most seats. Search engines show no opening hours without an address. */
export async function describeMainVenue(reading: Reading, language: Language, origin: string): Promise<Partial<Thing>> {
  const [main] = await readVenues(reading, language);
  return main ? contactOf(main, origin) : {};
}

function contactOf(venue: VenueItem, origin: string): Partial<Thing> {
  return {
    image: venue.image_obj ? new URL(venue.image_obj.url, origin).href : undefined,
    telephone: venue.phone || undefined,
    email: venue.email || undefined,
    ...whereaboutsOf(venue),
  };
}
