import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { at } from '../../support/programme/season.ts';

let app: TestApp;
let visitor: Shopper;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.update(siteSettings).set({ is_indexing_enabled: true });
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      await database.db.update(events).set({ production: 1, ticket_url: '/tickets/STUDIO' }).where(eq(events.id, studio));
    },
  });
  visitor = new Shopper(app.url);
});
afterEach(() => app.close());

/** The event with ten unreserved places, of the test's production. */
const studio = 2;
const pages = { calendar: '/de/kalender', event: '/de/kalender/werkstatt/2', production: '/de/produktionen/werkstatt/1' };

const textOf = async (path: string) => (await app.get(path)).text();

/** What each page says of the studio's stock; '' for nothing. A sold-out event's own page has a sentence instead of the label. */
async function labels(): Promise<Record<string, string>> {
  const found = Object.entries(pages).map(async ([name, path]) => {
    const html = await textOf(path);
    const [, label = ''] = new RegExp(`data-stock="${studio}"[^>]*>([^<]*)<`).exec(html) ?? [];
    return [name, label || (html.includes('Diese Vorstellung ist ausverkauft.') ? 'ausverkauft' : '')];
  });
  return Object.fromEntries(await Promise.all(found));
}

const onEveryPage = (text: string) => ({ calendar: text, event: text, production: text });

async function offers(): Promise<string[]> {
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await textOf(pages.event)) ?? [];
  return JSON.parse(json)['@graph'][0].offers.map(({ availability }: { availability: string }) => availability.replace(/.*\//, ''));
}

const add = (quantity: number) => visitor.add({ event_jet_id: 'STUDIO', quantities: [quantity] });

test('EVT-28 API-46 GEN-05 once an evening is sold out, the next documents and their structured data say so', async () => {
  await app.app.runDueWork();
  expect(await labels()).toEqual(onEveryPage('Restkarten'));
  expect(await offers()).toEqual(['LimitedAvailability', 'LimitedAvailability']);
  await add(10);
  expect(await labels()).toEqual(onEveryPage('ausverkauft'));
  expect(await offers()).toEqual(['SoldOut', 'SoldOut']);
  const calendar = await textOf(pages.calendar);
  // Until tickets come back the link leads elsewhere.
  expect(calendar).toContain(`data-book="${studio}" data-gone="/tickets/STUDIO`);
  expect(calendar).toContain('/de/kalender/werkstatt/2#sold-out');
  const answer = await (await app.get(`/de/api/events/${studio}/`)).json();
  expect(answer.statuses).toEqual(['sold_out']);
});

test('EVT-29 what the shop does not know is sold at its own address, and no link to it opens the widget', async () => {
  expect(await textOf(pages.calendar)).toContain(`data-book="${studio}"`);
  await app.database.db.transaction(async (transaction) => {
    await transaction.update(events).set({ id_jet: '', ticket_url: 'https://shop.example/studio' }).where(eq(events.id, studio));
    await announceChange(transaction, ['events', `event:${studio}`]);
  });
  await app.app.applyNewChanges();
  for (const path of Object.values(pages)) {
    const html = await textOf(path);
    expect(html.match(/<a [^>]*href="https:\/\/shop\.example\/studio"[^>]*>/g)?.length, path).toBeGreaterThan(0);
    expect(html.match(new RegExp(`data-book="${studio}"`)), path).toBeNull();
  }
});

test('SHOP-76 where an evening is sold out, its page and its ticket page offer the next dates with tickets, without script, and lists and dates of a production lead there', async () => {
  await app.database.db.update(events).set({ production: 1, ticket_url: '/tickets/PRESET' }).where(eq(events.id, 9));
  await app.app.runDueWork();
  const panelOf = async (path: string) => /<div[^>]*class="sold-out">(.*?)<\/div>/s.exec(await textOf(path))?.[1] ?? '';
  expect(await panelOf(pages.event)).toBe('');
  expect(await panelOf('/tickets/STUDIO?lang=de')).toBe('');
  await add(10);
  for (const path of [pages.event, '/tickets/STUDIO?lang=de']) {
    const panel = await panelOf(path);
    expect(panel, path).toContain('Nächste freie Termine:');
    expect(panel, path).toMatch(/<a href="\/tickets\/PRESET\?lang=de" data-book="9"><time dateTime="2026-12-01T19:30:00\+01:00">/);
    expect(panel.match(/<a /g), path).toHaveLength(1);
  }
  // Rows of lists open the panel in place; without script they lead to it.
  for (const path of [pages.calendar, pages.production]) {
    const [row = ''] = /<a [^>]*href="\/de\/kalender\/werkstatt\/2#sold-out"[^>]*>[^<]*/.exec(await textOf(path)) ?? [];
    expect(row, path).toMatch(/ data-book="2" data-gone="\/tickets\/STUDIO\?lang=de".*>Weitere Termine$/);
  }
  expect(await textOf(pages.event)).toContain('id="sold-out"');
  await visitor.add({ event_jet_id: 'PRESET', quantities: [20] });
  await new Shopper(app.url).add({ event_jet_id: 'PRESET', quantities: [40] });
  await new Shopper(app.url).add({ event_jet_id: 'PRESET', quantities: [40] });
  expect(await panelOf(pages.event)).toBe('');
});

test('SHOP-181 where an evening is sold out, a date with free entrance leads to its page and one with tickets of 0 € to them, neither to the widget; what is cancelled or over is none', async () => {
  const free = [{ id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei' }, has_discounts: false }];
  const dates = { production: 1, seat_groups: [], prices: free };
  const { db } = app.database;
  await db
    .update(events)
    .set({ ...dates, ticket_url: '/tickets/PRESET' })
    .where(eq(events.id, 9));
  await db
    .update(events)
    .set({ ...dates, statuses: ['free_entrance'] })
    .where(eq(events.id, 7));
  for (const [id, statuses] of [
    [4, ['free_entrance', 'canceled']],
    [5, ['free_entrance']],
  ] as const)
    await db
      .update(events)
      .set({ ...dates, statuses: [...statuses] })
      .where(eq(events.id, id));
  await app.app.runDueWork();
  await add(10);
  for (const path of [pages.event, '/tickets/STUDIO?lang=de']) {
    const panel = /<div[^>]*class="sold-out">(.*?)<\/div>/s.exec(await textOf(path))?.[1] ?? '';
    const links = [...panel.matchAll(/<a href="([^"]*)"([^>]*)>.*?<span>(.*?)<\/span>/g)].map(([, href, more, price]) => [
      href,
      more,
      price,
    ]);
    expect(links.sort(), path).toEqual([
      ['/de/kalender/warteliste/7', '', 'Eintritt frei'],
      ['/tickets/PRESET?lang=de', '', 'Eintritt frei'],
    ]);
  }
});

test('SHOP-221 a ticket page on which nothing can be had says why, with the note of the office, and offers the next dates', async () => {
  const { db } = app.database;
  const note = { status_note: { de: 'Die Kasse hilft gern.' } };
  await db.update(events).set({ production: 1, ticket_url: '/tickets/PRESET' }).where(eq(events.id, 9));
  await db
    .update(events)
    .set({ production: 1, ...note })
    .where(inArray(events.id, [4, 5, 6, 7]));
  await db
    .update(events)
    .set({ sale_starts: at('2026-11-25T10:00') })
    .where(eq(events.id, 4));
  const reasons = {
    CANCELED: 'Diese Vorstellung ist abgesagt.',
    PAST: 'Diese Vorstellung ist vorbei.',
    ENDED: 'Der Online-Verkauf ist beendet, Restkarten gibt es an der Abendkasse.',
    WAITING: 'Diese Vorstellung ist ausgebucht; die Kasse führt eine Warteliste.',
  };
  for (const [idJet, reason] of Object.entries(reasons)) {
    const html = await textOf(`/tickets/${idJet}?lang=de`);
    expect([idJet, html]).toEqual([idJet, expect.stringContaining(reason)]);
    expect([idJet, html]).toEqual([idJet, expect.stringContaining('Die Kasse hilft gern.')]);
    expect([idJet, html]).toEqual([
      idJet,
      expect.stringMatching(/class="sold-out">.*<a href="\/tickets\/PRESET\?lang=de" data-book="9">/s),
    ]);
    // Nothing that would be refused.
    expect([idJet, html]).toEqual([idJet, expect.not.stringMatching(/\/waiting-list\/|Vorverkauf ab/)]);
  }
  await db.transaction(async (transaction) => {
    await transaction
      .update(events)
      .set({ statuses: ['free_entrance'] })
      .where(eq(events.id, 7));
    await announceChange(transaction, ['event:7']);
  });
  await app.app.applyNewChanges();
  expect(await textOf('/tickets/WAITING?lang=de')).toContain('<p class="lead">Eintritt frei</p>');
});

test('EVT-28 a ticket that does not change the state leaves the cached pages as they are', async () => {
  await app.app.runDueWork();
  await labels();
  const { renders } = app.app.cache.stats();
  await add(3);
  await labels();
  expect(app.app.cache.stats().renders).toBe(renders);
});

test('SHOP-04 EVT-28 tickets given back and holds that end open the evening again', async () => {
  await add(10);
  const { items } = (await visitor.cart()).body;
  await visitor.ask('PATCH', `/api/shop-cart/${items[0].id}/?language=en`, { quantity: 9 });
  expect(await labels()).toEqual(onEveryPage('Restkarten'));
  await visitor.ask('PATCH', `/api/shop-cart/${items[0].id}/?language=en`, { quantity: 10 });
  expect(await labels()).toEqual(onEveryPage('ausverkauft'));
  app.clock.advance(15 * 60_000);
  await app.app.runDueWork();
  expect(await labels()).toEqual(onEveryPage('Restkarten'));
});

test('SHOP-05 EVT-28 a checkout leaves an evening sold out, also after its holds would have ended', async () => {
  await add(10);
  await visitor.ask('POST', '/api/shop-checkout/?language=en', { name: 'Ada', email: 'ada@example.org' });
  app.clock.advance(15 * 60_000);
  await app.app.runDueWork();
  expect(await labels()).toEqual(onEveryPage('ausverkauft'));
});

test('ADMIN-03 EVT-28 more places for sale appear on the pages with the next look at the shop', async () => {
  await app.app.runDueWork();
  await app.database.db.update(shopStocks).set({ capacity: 80 }).where(eq(shopStocks.event, studio));
  await app.app.runDueWork();
  expect(await labels()).toEqual(onEveryPage(''));
  expect(await offers()).toEqual(['InStock', 'InStock']);
});

test('API-46 what a visitor learns of live stock reaches the pages', async () => {
  await app.database.db.update(shopStocks).set({ capacity: 0 }).where(eq(shopStocks.event, studio));
  expect(await labels()).toEqual(onEveryPage(''));
  await visitor.ask('GET', `/api/shop-availability/?events=${studio}`);
  await expect.poll(labels, { timeout: 20_000 }).toEqual(onEveryPage('ausverkauft'));
});

test('EVT-28 what is canceled or over says nothing about its stock', async () => {
  await app.database.db.update(shopStocks).set({ capacity: 0 });
  await app.app.runDueWork();
  for (const [id, statuses] of [
    [4, ['canceled']],
    [5, ['past']],
    [6, ['online_sale_ended']],
    [7, ['waiting_list']],
  ])
    expect((await (await app.get(`/de/api/events/${id}/`)).json()).statuses).toEqual(statuses);
});
