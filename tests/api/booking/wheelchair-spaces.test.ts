import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { joinWaitingList, offered } from '../../support/booking/waiting-list.ts';
import { at } from '../../support/programme/season.ts';

let app: TestApp;

/** Two spaces for wheelchairs as a seat group of their own beside stalls and circle; another date of the production has tickets. */
beforeEach(async () => {
  app = await startTestApp({
    environment: { TRUST_PROXY: 'true' },
    seed: async (database) => {
      await seedShop(database);
      const { db } = database;
      await db.update(siteSettings).set({ is_indexing_enabled: true });
      await db.insert(productions).values({ id: 1, name: { de: 'Hamlet' }, programs: [], is_online: true });
      const [event] = await db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
      const [group] = event?.groups ?? [];
      const seat_groups = [...(event?.groups ?? []), ...(group ? [{ ...group, id: 3, seat_group: 'Rollstuhlplatz' }] : [])];
      const sold = { production: 1, has_waiting_list: true, seat_groups, ticket_url: '/tickets/SEATS' };
      await db.update(events).set(sold).where(eq(events.id, 1));
      await db.update(events).set({ production: 1, ticket_url: '/tickets/PRESET' }).where(eq(events.id, 9));
      await db.insert(shopStocks).values({ event: 1, seat_group: 'Rollstuhlplatz', capacity: 2, row_width: 2 });
    },
  });
});
afterEach(() => app.close());

const textOf = async (path: string) => (await app.get(path)).text();
const page = '/de/kalender/hamlet/1';
const ticketPage = '/tickets/SEATS?lang=de';
const panelOf = (html: string) => /<div[^>]*class="sold-out">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
const rowOf = async () => (await textOf('/de/kalender')).split(/<li[^>]* class="ev/).find((row) => row.includes('data-stock="1"')) ?? '';
const stockOf = async () => {
  app.clock.advance(11_000);
  return (await (await app.get('/api/shop-availability/?events=1')).json())[1];
};

/** Holds everything but the spaces for wheelchairs. */
async function holdAllSeats(): Promise<Shopper> {
  const shopper = new Shopper(app.url);
  const groups = ['Parkett', 'Parkett', 'Parkett', 'Parkett', 'Rang'];
  for (const seat_group of groups) expect((await shopper.add({ ...parkett([6]), seat_group })).status).toBe(200);
  return shopper;
}

test('SHOP-150 SHOP-76 an evening with nothing but a space for wheelchairs left is sold out everywhere: lists, page, structured data, ticket page, live stock', async () => {
  await app.app.runDueWork();
  expect(await rowOf()).not.toContain('Rollstuhlplätze frei');
  await holdAllSeats();
  const row = await rowOf();
  expect(row).toContain('data-stock="1">ausverkauft<');
  expect(row).toContain('>Rollstuhlplätze frei</li>');
  const html = await textOf(page);
  expect(html).toContain('Diese Vorstellung ist ausverkauft.');
  const panel = panelOf(html);
  expect(panel).toContain('href="/tickets/PRESET?lang=de" data-book="9"');
  expect(panel).toContain('href="/tickets/SEATS?lang=de" data-book="1">Rollstuhlplatz buchen</a>');
  expect(panel).toContain('href="/waiting-list/SEATS?lang=de"');
  expect(html.match(/schema\.org\/(InStock|LimitedAvailability|SoldOut)/g)).not.toContain('schema.org/LimitedAvailability');
  const shop = await textOf(ticketPage);
  expect(panelOf(shop)).toContain('href="/tickets/PRESET?lang=de" data-book="9"');
  expect(panelOf(shop)).toContain('href="/waiting-list/SEATS?lang=de"');
  expect(shop).toContain('Rollstuhlplätze sind noch frei.');
  expect(await stockOf()).toMatchObject({
    ...{ statuses: ['sold_out'], has_wheelchair_spaces: true },
    seat_groups: [{ status: '0' }, { status: '0' }, { seat_group: 'Rollstuhlplatz', status: '1', is_wheelchair_only: true }],
  });
});

test('SHOP-150 the space for wheelchairs of a sold-out evening is booked without script; with the last one the note of it goes', async () => {
  await holdAllSeats();
  const browser = new ShopBrowser(app);
  const form = { press: crypto.randomUUID(), 'n-3-1': '1' };
  expect((await browser.send('/tickets/SEATS?lang=de', form)).to).toMatch(/^\/cart\?lang=de&added=1/);
  expect(await rowOf()).toContain('Rollstuhlplätze frei');
  expect((await new Shopper(app.url).add({ ...parkett([1]), seat_group: 'Rollstuhlplatz' })).status).toBe(200);
  expect(await rowOf()).not.toContain('Rollstuhlplätze frei');
  expect(panelOf(await textOf(page))).not.toContain('Rollstuhlplatz buchen');
  expect(await textOf(ticketPage)).not.toContain('name="n-3-1"');
});

test('SHOP-150 SHOP-85 a waiting room admits nobody for spaces for wheelchairs, and who needs one does not wait for it', async () => {
  await app.database.db.update(events).set({ has_waiting_room: true, waiting_room_size: 9 }).where(eq(events.id, 1));
  await holdAllSeats();
  app.clock.advance(5000);
  const [ada, bea] = [new Shopper(app.url, '10.0.0.1'), new Shopper(app.url, '10.0.0.2')];
  expect((await ada.ask('POST', '/api/shop-waiting-room/1/?language=en', {})).body).toMatchObject({ state: 'waiting', is_sold_out: true });
  expect((await bea.add({ ...parkett([1]), seat_group: 'Rollstuhlplatz' })).status).toBe(200);
  expect((await bea.add(parkett([1]))).body.response_code).toBe(-222);
});

test('SHOP-150 SHOP-67 SHOP-78 spaces for wheelchairs between other seats count once they are released, and then who waits gets them first', async () => {
  const { db } = app.database;
  await db.update(shopStocks).set({ capacity: null }).where(eq(shopStocks.event, 1));
  await seedSeatPlan(app.database);
  const [event] = await db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
  await db
    .update(events)
    .set({ seat_groups: (event?.groups ?? []).slice(0, 1), waiting_hours: 1 })
    .where(eq(events.id, 1));
  await db.update(events).set({ production: 1, has_waiting_list: true }).where(eq(events.id, 2));
  const shopper = new Shopper(app.url);
  for (let rows = 0; rows < 4; rows++) expect((await shopper.add(parkett([3]))).status).toBe(200);
  await shopper.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' });
  // Of the last row two normal seats are left, one in each half.
  for (const seats of [[30_003], [30_004]]) expect((await new Shopper(app.url).add({ ...parkett([1]), seats })).status).toBe(200);
  expect(await stockOf()).toMatchObject({
    ...{ statuses: ['sold_out'], has_wheelchair_spaces: true },
    seat_groups: [{ seat_group: 'Parkett', status: '1', is_wheelchair_only: true }],
  });
  const party = await joinWaitingList(app, { date: '1' });
  await app.app.runDueWork();
  expect((await new ShopBrowser(app).ask(party)).html).not.toContain(offered);
  app.clock.set(at('2026-12-01T17:30'));
  await app.app.runDueWork();
  expect((await new ShopBrowser(app).ask(party)).html).toContain(offered);
});
