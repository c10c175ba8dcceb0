import type { PersonDetail } from '../../../src/features/people/people.contract.ts';
import type { Person } from '../../../src/features/people/people.shapes.ts';
import type { SeriesDetail, SeriesItem, VenueDetail, VenueItem } from '../../../src/features/programme/programme.shapes.ts';
import type { Site } from '../support/test-server.ts';
import type { Language } from '../support/texts.ts';

/** The address of the ensemble list in both languages. */
export const team = { de: '/de/team', en: '/en/team' } as const;

/** A member of the ensemble of the demo venue with much to do, or the one whose name begins so. */
export async function memberOf(site: Site, language: Language = 'de', beginning = 'Agnes'): Promise<PersonDetail> {
  const found = (await site.ask<Person[]>(`/${language}/api/persons/`)).find(({ name }) => name.startsWith(beginning));
  return site.ask<PersonDetail>(`/${language}/api/persons/${found?.id}/`);
}

/** A series of the demo venue with dates and a price, or the one of this German name. */
export async function seriesOf(site: Site, language: Language = 'de', name = 'Premieren-Abo'): Promise<SeriesDetail> {
  const found = (await site.ask<SeriesItem[]>('/de/api/series/')).find((entry) => entry.name === name);
  return site.ask<SeriesDetail>(`/${language}/api/series/${found?.id}/`);
}

/** The venue the site is named after. */
export async function venueOf(site: Site, language: Language = 'de'): Promise<VenueDetail> {
  const [found] = await site.ask<VenueItem[]>('/de/api/venues/');
  return site.ask<VenueDetail>(`/${language}/api/venues/${found?.id}/`);
}
