import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { events, productions, venues } from '../../../src/features/programme/programme.tables.server.ts';
import { openingHours, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { at, seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await database.db.update(siteSettings).set({ is_indexing_enabled: true });
      await database.db.update(venues).set({ street: 'Am Ring 7', zip: '10115', country: 'Deutschland', latitude: 52.5, longitude: 13.4 });
    },
  });
});
afterAll(() => site.close());

async function change(tag: string, work: (db: TestApp['database']['db']) => Promise<unknown>): Promise<void> {
  await work(site.database.db);
  await site.database.db.transaction((transaction) => announceChange(transaction, [tag, 'events']));
  await site.app.applyNewChanges();
}

const pageOf = async (id: number, language: 'de' | 'en' = 'de') =>
  (await site.get(language === 'de' ? `/de/kalender/x/${id}` : `/en/events/x/${id}`)).text();
const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');

/** What the page of an event tells search engines: the event and the way to it. */
async function describe(id: number, language: 'de' | 'en' = 'de') {
  const blocks = blocksOf(await pageOf(id, language));
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0] ?? '');
  expect(context).toBe('https://schema.org');
  return { event: graph[0], breadcrumb: graph[1] };
}

test('GEN-05 EVD-04 an event describes itself to search engines in the language of its page', async () => {
  const { event, breadcrumb } = await describe(eventOf.tonight);
  const url = `${site.url}/de/kalender/hamlet/${eventOf.tonight}`;
  expect(event).toMatchObject({
    '@type': 'TheaterEvent',
    '@id': url,
    url,
    name: 'Hamlet',
    description: 'Tragödie',
    startDate: '2026-11-20T19:30:00+01:00',
    endDate: '2026-11-20T22:30:00+01:00',
    duration: 'PT180M',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: 'Großes Haus, Haus am Ring',
      url: `${site.url}/de/venues/haus-am-ring/1`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Am Ring 7',
        postalCode: '10115',
        addressLocality: 'Berlin',
        addressCountry: 'DE',
      },
      geo: { latitude: 52.5, longitude: 13.4 },
      amenityFeature: [{ name: 'Induktionsschleife', value: true }],
    },
    organizer: { name: 'Haus am Ring' },
    superEvent: { '@type': 'EventSeries', name: 'Hamlet', url: `${site.url}/de/produktionen/hamlet/1` },
    performer: [
      { '@type': 'Person', name: 'Cem Demir', url: `${site.url}/de/team/cem-demir/3` },
      { '@type': 'Person', name: 'Ben Carl' },
    ],
    offers: [
      {
        '@type': 'Offer',
        name: 'Vollpreis',
        price: '24.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        validThrough: '2026-11-20T19:30:00+01:00',
        url,
      },
    ],
  });
  expect(event.image[0]).toBe(`${site.url}/media/ab/poster.jpg`);
  expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Start', 'Spielplan', 'Hamlet']);
  const english = (await describe(eventOf.tonight, 'en')).event;
  const address = { addressCountry: 'DE' };
  expect(english).toMatchObject({ description: 'Tragedy', location: { name: 'Main stage, House on the Ring', address } });
});

test('EVT-28 statuses are given in the words of schema.org, and nothing is offered that cannot be had', async () => {
  const of = async (id: number) => (await describe(id)).event;
  await change(`event:${eventOf.canceled}`, async (db) => {
    const [priced] = await db.select({ prices: events.prices }).from(events).where(eq(events.id, eventOf.tonight));
    await db
      .update(events)
      .set({ prices: priced?.prices })
      .where(inArray(events.id, [eventOf.canceled, eventOf.saleEnded]));
  });
  expect(await of(eventOf.canceled)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect((await of(eventOf.canceled)).offers).toBeUndefined();
  expect(await of(eventOf.postponed)).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
  expect(await of(eventOf.free)).toMatchObject({ '@type': 'EducationEvent', isAccessibleForFree: true, offers: [{ price: '0' }] });
  expect(await of(eventOf.saleEnded)).toMatchObject({
    offers: [{ availability: 'https://schema.org/InStoreOnly', validThrough: '2026-11-20T12:00:00+01:00' }],
  });
  expect(await of(eventOf.sinceYesterday)).toMatchObject({ '@type': 'ExhibitionEvent' });
  expect(await of(eventOf.bare)).toMatchObject({ '@type': 'Event', location: { name: 'Haus am Ring' } });
});

test('GEN-05 EVT-28 a moved evening names its first date, one that is only put off does not', async () => {
  const set = (values: Partial<typeof events.$inferInsert>) =>
    change(`event:${eventOf.postponed}`, (db) => db.update(events).set(values).where(eq(events.id, eventOf.postponed)));
  expect((await describe(eventOf.postponed)).event).not.toHaveProperty('previousStartDate');
  await set({ previous_start: at('2026-12-24T19:30') });
  expect((await describe(eventOf.postponed)).event).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-12-24T19:30:00+01:00',
  });
  await set({ previous_start: null });
});

test('GEN-05 EVD-04 admission and languages are given as moments and codes, and admission is a fact of the page', async () => {
  await change('production:1', (db) =>
    db
      .update(productions)
      .set({ admission_minutes: 45, language: { de: 'Deutsch und Französisch mit englischen Übertiteln', en: 'German and French' } })
      .where(eq(productions.id, 1)),
  );
  expect((await describe(eventOf.tonight)).event).toMatchObject({ doorTime: '2026-11-20T18:45:00+01:00', inLanguage: ['de', 'fr'] });
  expect((await describe(eventOf.tonight, 'en')).event.inLanguage).toEqual(['de', 'fr']);
  expect(await pageOf(eventOf.tonight)).toContain('ab 18:45');
  expect(await (await site.get('/de/produktionen/hamlet/1')).text()).toContain('45 Minuten vor Beginn');
});

test('GEN-05 EVT-28 every price is one offer, sold out where all of its seat groups are; not that of companions, and in the shop in the language of the page', async () => {
  const [row] = await site.database.db.select({ prices: events.prices }).from(events).where(eq(events.id, eventOf.tonight));
  const full = row?.prices[0];
  if (!full) throw new Error('Tonight has no price.');
  const companion = { ...full, id: 9, name: { de: 'Begleitperson' }, price: '0.00', is_companion: true };
  const group = (id: number, seat_group: string, status: string, price: string) => ({
    ...{ id, seat_group, status, text: {}, timeslots: [] },
    prices: [{ ...full, id, price }, companion],
  });
  await change(`event:${eventOf.tonight}`, (db) =>
    db
      .update(events)
      .set({
        // What the event itself costs is not sold beside its seat groups.
        prices: [{ ...full, price: '18.00' }],
        ticket_url: '/tickets/tonight',
        seat_groups: [group(1, 'Parkett', '0', '24.00'), group(2, 'Rang', '1', '24.00'), group(3, 'Loge', '0', '60.00')],
      })
      .where(eq(events.id, eventOf.tonight)),
  );
  const { offers } = (await describe(eventOf.tonight)).event;
  expect(offers.map(({ price, availability }: Record<string, string>) => [price, availability])).toEqual([
    ['24.00', 'https://schema.org/InStock'],
    ['60.00', 'https://schema.org/SoldOut'],
  ]);
  const [english] = (await describe(eventOf.tonight, 'en')).event.offers;
  expect(english.url).toBe(`${site.url}/tickets/tonight?lang=en`);
});

/** The theatre that the page at an address describes. */
async function theatreAt(path: string) {
  const [block] = blocksOf(await (await site.get(path)).text());
  return JSON.parse(block ?? '')['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'PerformingArtsTheater');
}

test('GEN-05 HOURS-01 SEO-260 home and the page of a venue say where the theatre is, home also its opening hours with their exceptions', async () => {
  const venue = await theatreAt('/de');
  const ofVenue = await theatreAt('/de/venues/x/1');
  expect(ofVenue.url).toMatch(new RegExp(`^${site.url}/de/venues/.+/1$`));
  for (const { address, geo } of [venue, ofVenue]) {
    expect(address).toMatchObject({ '@type': 'PostalAddress', streetAddress: 'Am Ring 7', postalCode: '10115', addressCountry: 'DE' });
    expect(geo).toEqual({ '@type': 'GeoCoordinates', latitude: 52.5, longitude: 13.4 });
  }
  const hours = { '@type': 'OpeningHoursSpecification' };
  expect(venue.openingHoursSpecification).toEqual([
    { ...hours, dayOfWeek: 'https://schema.org/Friday', opens: '10:00', closes: '18:00' },
    { ...hours, dayOfWeek: 'https://schema.org/Saturday', opens: '10:00', closes: '14:00' },
  ]);
  expect(venue.specialOpeningHoursSpecification).toEqual([
    { ...hours, validFrom: '2026-11-20', validThrough: '2026-11-20', opens: '00:00', closes: '00:00' },
  ]);
});

test('GEN-05 SEO-310 on a day whose exception is a text the regular hours do not count for search engines', async () => {
  const words = { de: 'Nach Vereinbarung', en: 'By appointment' };
  await change('opening_hours', (db) => db.insert(openingHours).values({ id: 900, day: '2026-11-27', alternative_text: words }));
  expect((await theatreAt('/de')).specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-11-27',
    validThrough: '2026-11-27',
    opens: '00:00',
    closes: '00:00',
  });
});

test('GEN-05 SITE-200 an introduction without a room of its own takes place at the venue of the performance it belongs to', async () => {
  await change(`event:${eventOf.bare}`, (db) => db.update(events).set({ parent: eventOf.tonight }).where(eq(events.id, eventOf.bare)));
  const { location } = (await describe(eventOf.bare)).event;
  expect(location).toMatchObject({ name: 'Haus am Ring', address: { streetAddress: 'Am Ring 7', addressLocality: 'Berlin' } });
});

test('GEN-05 a text of an editor cannot end the block it stands in', async () => {
  const evil = '</script><script>alert(1)</script><!--';
  await change(`event:${eventOf.bare}`, (db) =>
    db
      .update(events)
      .set({ name: { de: evil } })
      .where(eq(events.id, eventOf.bare)),
  );
  const html = await pageOf(eventOf.bare);
  expect(html).not.toContain('<script>alert(1)');
  expect(JSON.parse(blocksOf(html)[0] ?? '')['@graph'][0].name).toBe(evil);
});

test('GEN-05 while the site is not to be indexed its pages say nothing to search engines', async () => {
  await change('site_settings', (db) => db.update(siteSettings).set({ is_indexing_enabled: false }));
  expect(blocksOf(await pageOf(eventOf.tonight))).toEqual([]);
});
