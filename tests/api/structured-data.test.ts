import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../src/core/database/changes.server.ts';
import { events, venues } from '../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { seedSeason } from '../support/season.ts';
import { eventOf } from '../support/season-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await database.db.update(siteSettings).set({ is_indexing_enabled: true });
      await database.db.update(venues).set({ street: 'Am Ring 7', zip: '10115', country: 'DE', latitude: 52.5, longitude: 13.4 });
    },
  });
});
afterAll(() => site.close());

async function change(tag: string, work: (db: TestApp['database']['db']) => Promise<unknown>): Promise<void> {
  await work(site.database.db);
  await site.database.db.transaction((transaction) => announceChange(transaction, [tag, 'events']));
  await site.app.catchUp();
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
  expect(english).toMatchObject({ description: 'Tragedy', location: { name: 'Main stage, House on the Ring' } });
});

test('EVT-28 statuses are told in the words of schema.org, and nothing is offered that cannot be had', async () => {
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
