import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { shopOrders } from '../../../src/features/booking/booking.tables.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { changeEvent, type EventChange } from '../../../src/features/programme/programme.write.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { headersOf } from '../../support/office/accounts.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop });
});
afterAll(() => site.close());

const sessionOf = ({ cookie }: { cookie: string }) => /sessionid=([^;]+)/.exec(cookie)?.[1] ?? '';
const page = async (cookie: string, path: string) => {
  const answer = await site.get(path, { headers: { cookie }, redirect: 'manual' });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    cache: answer.headers.get('cache-control'),
    html: await answer.text(),
  };
};

/** Buys a ticket. @returns the number of the order. */
async function buy(session: string | null): Promise<string> {
  const visitor = new Shopper(site.url);
  if (session) visitor.cookies.set('sessionid', session);
  await visitor.add({ event_jet_id: 'PRESET' });
  return (await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' })).body.number;
}

test('SHOP-99 SHOP-100 an account lists what was ordered with it, newest first, in both languages, and nothing of others or of guests', async () => {
  const [ada, eve] = [await headersOf(site, 'account'), await headersOf(site, 'account')];
  const first = await buy(sessionOf(ada));
  site.clock.advance(60_000);
  const second = await buy(sessionOf(ada));
  const guest = await buy(null);
  const { status, html, cache } = await page(ada.cookie, '/en/user/orders');
  expect([status, cache]).toEqual([200, expect.stringMatching(/private|no-store/)]);
  expect([...html.matchAll(/order=([A-Z2-9]{8})/g)].map(([, number]) => number)).toEqual([second, first]);
  for (const text of ['Uncounted', '1 ticket', '24\u00a0€', 'Tuesday 1 December 2026, 19:30']) expect(html).toContain(text);
  expect(html).not.toContain(guest);
  expect((await page(ada.cookie, '/de/user/orders')).html).toContain(`Bestellung ${second}`);
  const others = await page(eve.cookie, '/en/user/orders');
  expect(others.html).toContain('Nothing has been ordered with this account yet.');
  expect(others.html).not.toContain(first);
});

test('SHOP-100 SHOP-292 the page of an order opens for its account and for nobody else, also while the shop is switched off', async () => {
  const [ada, eve] = [await headersOf(site, 'account'), await headersOf(site, 'account')];
  const number = await buy(sessionOf(ada));
  const path = `/cart/checkout?lang=en&order=${number}`;
  for (const is_shop_online of [false, true]) {
    await site.database.db.transaction(async (transaction) => {
      await transaction.update(siteSettings).set({ is_shop_online });
      await announceChange(transaction, ['*']);
    });
    await site.app.applyNewChanges();
    expect(await page(ada.cookie, path)).toMatchObject({ status: 200, html: expect.stringContaining(`>${number}<`) });
    for (const cookie of [eve.cookie, 'csrftoken=token']) expect((await page(cookie, path)).html).not.toContain(`>${number}<`);
  }
});

test('SHOP-99 the list has pages; past its end nothing is found; without a login the page leads to it and back', async () => {
  const ada = await headersOf(site, 'account');
  const session = sessionOf(ada);
  await buy(session);
  const [row] = await site.database.db
    .select()
    .from(shopOrders)
    .orderBy(shopOrders.id)
    .limit(1_000)
    .then((rows) => rows.slice(-1));
  const copies = Array.from({ length: 10 }, (_, at) => ({
    number: `COPY${at}`,
    total: '24.00',
    account: row?.account ?? 0,
    ordered_at: site.clock.now(),
  }));
  await site.database.db.insert(shopOrders).values(copies);
  const first = await page(ada.cookie, '/en/user/orders');
  expect(first.html.match(/&amp;order=/g)).toHaveLength(10);
  expect(first.html).toContain('href="/en/user/orders?page=2" rel="next"');
  expect((await page(ada.cookie, '/en/user/orders?page=2')).html.match(/&amp;order=/g)).toHaveLength(1);
  expect((await page(ada.cookie, '/en/user/orders?page=3')).status).toBe(404);
  const anonymous = await page('', '/en/user/orders');
  expect([anonymous.status, anonymous.to]).toEqual([302, expect.stringContaining('/en/user/login?next=')]);
});

test('SHOP-211 an order says that its evening is canceled, moved since it was placed, or has no date yet, in the list and on its page', async () => {
  const ada = await headersOf(site, 'account');
  const before = await buy(sessionOf(ada));
  const { db } = site.database;
  const change = (what: EventChange, minutes = 1) => {
    site.clock.advance(minutes * 60_000);
    return changeEvent(db, 9, what, { user: null, now: site.clock.now() });
  };
  const pages = async (language: 'de' | 'en', number: string) => {
    const order = await page(ada.cookie, `/cart/checkout?lang=${language}&order=${number}`);
    const list = await page(ada.cookie, `/${language}/user/orders`);
    const inList = new RegExp(`order=${number}[\\s\\S]*?user-order-total`).exec(list.html)?.[0] ?? '';
    return [inList, /class="order"[\s\S]*?<\/ul>/.exec(order.html)?.[0] ?? ''].map((html) => html.replace(/<[^>]*>/g, ' '));
  };
  for (const html of await pages('en', before)) expect(html).not.toMatch(/Canceled|before:/);
  const [to, end] = ['2026-12-04T20:00:00+01:00', '2026-12-04T22:00:00+01:00'].map((text) => new Date(text)) as [Date, Date];
  await change({ kind: 'postpone', to: { date_start: to, date_end: end } });
  const after = await buy(sessionOf(ada));
  for (const html of await pages('de', before)) {
    expect(html).toMatch(/Verschoben, bisher: Dienstag, 1. Dezember 2026, 19:30/);
    expect(html).toContain('Freitag, 4. Dezember 2026');
  }
  for (const html of await pages('en', before)) expect(html).toMatch(/New date, before: Tuesday 1 December 2026, 19:30/);
  // Whoever has bought since knows the date.
  for (const html of await pages('de', after)) expect(html).not.toContain('Verschoben');
  await change({ kind: 'postpone' });
  for (const html of await pages('en', after)) expect(html).toMatch(/There is no new date yet; before: Friday 4 December 2026, 20:00/);
  await change({ kind: 'cancel', note: { de: 'Wegen Krankheit.', en: 'Because of illness.' } });
  for (const html of await pages('de', before)) expect(html).toMatch(/Abgesagt\. Was mit Ihren Karten geschieht.*Wegen Krankheit\./);
  for (const html of await pages('en', after)) expect(html).toMatch(/Cancelled\. Our box office.*Because of illness\./);
  await change({ kind: 'reinstate' });
  for (const html of await pages('de', after)) expect(html).not.toMatch(/Abgesagt|Verschoben/);
});

test('SHOP-99 while the shop does not answer the page says so', async () => {
  const ada = await headersOf(site, 'account');
  await site.database.script('alter table shop_orders rename to shop_orders_gone');
  const { status, html } = await page(ada.cookie, '/de/user/orders');
  await site.database.script('alter table shop_orders_gone rename to shop_orders');
  expect(status).toBe(200);
  expect(html).toContain('Der Webshop antwortet gerade nicht.');
});

test('SHOP-285 the checkout begins with name and address of the account that is logged in, and with nothing of it for others', async () => {
  const ada = await headersOf(site, 'account');
  const checkout = async (session: string | null) => {
    const visitor = new Shopper(site.url);
    if (session) visitor.cookies.set('sessionid', session);
    await visitor.add({ event_jet_id: 'PRESET' });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return (await page(cookie, '/cart/checkout?lang=en')).html;
  };
  const own = await checkout(sessionOf(ada));
  expect(own).toMatch(/name="name"[^>]*value="Ada account"/);
  expect(own).toMatch(/name="email"[^>]*value="account-\w+@example\.org"/);
  const guest = await checkout(null);
  expect(guest).toMatch(/name="email"[^>]*value=""/);
});

test('SHOP-282 the orders of an account say when the room of an evening has not the seats that they name', async () => {
  await seedSeatPlan(site.database);
  const ada = await headersOf(site, 'account');
  const visitor = new Shopper(site.url);
  visitor.cookies.set('sessionid', sessionOf(ada));
  expect((await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Parkett', seats: [10_004] })).status).toBe(200);
  await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' });
  const missing = 'The room has changed and does not have these seats.';
  const list = async () => (await page(ada.cookie, '/en/user/orders')).html;
  expect(await list()).toContain('Stalls, Row 1, Seat 4');
  expect(await list()).not.toContain(missing);
  await site.database.db.insert(rooms).values({ id: 2, name: { de: 'Studio' }, seats: 40 });
  await site.database.db.update(events).set({ room: 2 }).where(eq(events.id, 1));
  expect(await list()).toContain(missing);
});
