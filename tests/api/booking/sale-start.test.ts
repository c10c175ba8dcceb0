import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { at } from '../../support/programme/season.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.update(siteSettings).set({ is_indexing_enabled: true });
      await database.db
        .update(events)
        .set({ ticket_url: '/tickets/STUDIO', sale_starts: at('2026-11-21T10:00') })
        .where(eq(events.id, 2));
    },
  });
});
afterEach(() => app.close());

const textOf = async (path: string) => (await app.get(path)).text();
const add = () => new Shopper(app.url).add({ event_jet_id: 'STUDIO' });

/** The moments of seat groups and of their prices, by their index in the catalogue of event 1. */
async function startGroups(starts: readonly { group?: string; prices?: string[] }[]): Promise<void> {
  const { db } = app.database;
  const [row] = await db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
  const seat_groups = (row?.groups ?? []).map((group, index) => ({
    ...group,
    ...(starts[index]?.group && { sale_starts: starts[index].group }),
    prices: group.prices.map((price, at) => ({ ...price, ...(starts[index]?.prices?.[at] && { sale_starts: starts[index].prices[at] }) })),
  }));
  await db.transaction(async (transaction) => {
    await transaction.update(events).set({ seat_groups, ticket_url: '/tickets/SEATS' }).where(eq(events.id, 1));
    await announceChange(transaction, ['event:1']);
  });
  await app.app.applyNewChanges();
}

const inGroup = (seat_group: string, saleType = 1) =>
  new Shopper(app.url).add({ event_jet_id: 'SEATS', seat_group, sale_type_ids: [saleType] });

test('EVT-28 GEN-05 SHOP-05 SHOP-40 before the sale starts pages say when, search engines read PreOrder and nothing is sold; then all at once', async () => {
  const calendar = await textOf('/de/kalender');
  expect(calendar).toContain('>Vorverkauf folgt<');
  expect(calendar).toMatch(
    /<sale-start [^>]*data-event="2" data-starts="2026-11-21T10:00:00\+01:00"[^>]*><a class="more"[^>]*>Vorverkauf ab 21.\u00a0Nov.,\u00a010\u00a0Uhr<\/a><template><a class="btn"/,
  );
  expect(calendar.replace(/<template>.*?<\/template>/gs, '')).not.toMatch(/data-(book|stock)="2"/);
  const page = await textOf('/de/kalender/werkstatt/2');
  expect(page).toContain('>Vorverkauf ab 21.\u00a0Nov.,\u00a010\u00a0Uhr<');
  expect(page).toMatch(/"availability":"https:\/\/schema.org\/PreOrder","validThrough":"[^"]*","validFrom":"2026-11-21T10:00:00\+01:00"/);
  expect(await textOf('/en/events/workshop/2')).toContain('>On sale from 21\u00a0Nov,\u00a010:00<');
  expect((await add()).body.detail).toBe('Tickets for this event are not on sale yet.');
  app.clock.set(at('2026-11-21T10:00'));
  expect(await textOf('/de/kalender')).toContain('data-book="2"');
  const open = await textOf('/de/kalender/werkstatt/2');
  expect(open).not.toContain('Vorverkauf ab');
  expect(open).toContain('https://schema.org/LimitedAvailability');
  expect((await add()).status).toBe(200);
});

test('SHOP-40 by the clock of the site a page that is open becomes live by itself on the last day only', async () => {
  app.clock.set(at('2026-11-20T09:59'));
  const before = await textOf('/de/kalender/werkstatt/2');
  expect(before).toContain('>Vorverkauf ab 21.\u00a0Nov.,\u00a010\u00a0Uhr<');
  expect(before).not.toContain('<sale-start ');
  app.clock.set(at('2026-11-20T10:01'));
  expect(await textOf('/de/kalender/werkstatt/2')).toContain('<sale-start ');
});

test('SHOP-42 a second before the sale starts the shop refuses with its own code in the language of the visitor, at the moment it sells', async () => {
  app.clock.set(at('2026-11-21T09:59:59'));
  const stock = await (await app.get('/api/shop-availability/?events=2')).json();
  expect(stock[2].sale_starts_in).toBe(1);
  expect(await add()).toMatchObject({
    status: 400,
    body: { response_code: -220, detail: 'Tickets for this event are not on sale yet.' },
  });
  const german = await new Shopper(app.url).add({ event_jet_id: 'STUDIO', language: 'de' });
  expect(german.body.detail).toBe('Der Vorverkauf für diese Veranstaltung hat noch nicht begonnen.');
  expect(await textOf('/tickets/STUDIO?lang=de')).toContain('Vorverkauf ab 21.\u00a0Nov.,\u00a010\u00a0Uhr');
  app.clock.set(at('2026-11-21T10:00'));
  expect((await add()).status).toBe(200);
  expect((await (await app.get('/api/shop-availability/?events=2')).json())[2]).not.toHaveProperty('sale_starts_in');
});

test('SHOP-41 seat groups and prices go on sale at moments of their own, the narrower one counts, and the event with the first of them', async () => {
  const [later, latest] = ['2026-11-22T10:00:00+01:00', '2026-11-23T10:00:00+01:00'];
  await app.database.db
    .update(events)
    .set({ sale_starts: at('2026-12-01T10:00') })
    .where(eq(events.id, 1));
  await startGroups([{ group: later, prices: ['', latest] }]);
  const event = await (await app.get('/en/api/events/1/')).json();
  expect(event.sale_starts).toBe('2026-11-22T10:00:00+01:00');
  expect(event.seat_groups[0].prices.map(({ sale_starts }: { sale_starts: string }) => sale_starts)).toEqual([
    '2026-11-22T10:00:00+01:00',
    '2026-11-23T10:00:00+01:00',
  ]);
  const page = await textOf('/de/kalender/hamlet/1');
  expect(page).toMatch(/PreOrder"[^}]*"validFrom":"2026-11-22T10:00:00\+01:00"/);
  expect((await inGroup('Parkett')).body.response_code).toBe(-220);
  // By the clock of the shop, until the next of them, also right after one.
  const nextIn = async () => (await (await app.get('/api/shop-availability/?events=1')).json())[1].next_start_in;
  app.clock.set(at('2026-11-22T09:59:58'));
  expect(await nextIn()).toBe(2);
  app.clock.set(at('2026-11-22T10:00'));
  expect(await nextIn()).toBe(24 * 3600);
  expect(await textOf('/de/kalender')).toContain('data-book="1"');
  expect((await inGroup('Parkett')).status).toBe(200);
  expect((await inGroup('Parkett', 2)).body.response_code).toBe(-220);
  expect((await inGroup('Rang')).body.response_code).toBe(-220);
  const form = await textOf('/tickets/SEATS?lang=en');
  expect(form).toContain('On sale from 23\u00a0Nov,\u00a010:00');
  expect(form).toContain('On sale from 1\u00a0Dec,\u00a010:00');
  app.clock.set(at('2026-12-01T10:00'));
  expect((await inGroup('Rang')).status).toBe(200);
});

test('SHOP-41 SHOP-42 a second before its own start a seat group and a price are refused, at that second they sell', async () => {
  await startGroups([{ group: '2026-11-22T10:00:00+01:00', prices: ['', '2026-11-23T10:00:00+01:00'] }]);
  for (const [moment, saleType] of [
    ['2026-11-22T10:00', 1],
    ['2026-11-23T10:00', 2],
  ] as const) {
    app.clock.set(new Date(at(moment).getTime() - 1000));
    expect((await inGroup('Parkett', saleType)).body.response_code).toBe(-220);
    app.clock.set(at(moment));
    expect((await inGroup('Parkett', saleType)).status).toBe(200);
  }
});

test('SHOP-42 SHOP-43 by the form without script a second before the presale, and before the sale, nothing is sold, with the reason in words; at that second it is', async () => {
  const path = '/tickets/STUDIO?lang=de';
  await app.database.db
    .update(events)
    .set({ presale_starts: at('2026-11-20T18:00'), presale_code: 'Ring-26' })
    .where(eq(events.id, 2));
  const form = (code?: string) => ({ press: crypto.randomUUID(), 'n-0-1': '1', ...(code && { code }) });
  const reason = 'Der Vorverkauf für diese Veranstaltung hat noch nicht begonnen.';
  for (const [moment, code] of [
    ['2026-11-20T18:00', 'Ring-26'],
    ['2026-11-21T10:00', undefined],
  ] as const) {
    app.clock.set(new Date(at(moment).getTime() - 1000));
    const browser = new ShopBrowser(app);
    expect((await browser.refused(path, form(code))).html).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${reason}|${reason}`));
    app.clock.set(at(moment));
    expect((await browser.send(path, form(code))).to).toContain('added=1');
  }
});

test('SHOP-43 in a presale people with an account or the code buy before the others, by call and by form without script', async () => {
  await app.database.db
    .update(events)
    .set({ presale_starts: at('2026-11-20T18:00'), presale_code: 'Ring-26', presale_accounts: true })
    .where(eq(events.id, 2));
  const early = () => new Shopper(app.url).add({ event_jet_id: 'STUDIO', presale_code: 'ring-26' });
  expect((await early()).body.response_code).toBe(-220);
  expect(await textOf('/de/kalender/werkstatt/2')).not.toContain('Vorab buchen');
  app.clock.set(at('2026-11-20T18:00'));
  expect(await textOf('/de/kalender/werkstatt/2')).toMatch(/href="\/tickets\/STUDIO[^"]*"[^>]*>.*Vorab buchen/);
  expect((await add()).body.response_code).toBe(-220);
  const insider = new Shopper(app.url);
  expect((await insider.add({ event_jet_id: 'STUDIO', presale_code: 'ring-26' })).status).toBe(200);
  const [held] = (await insider.cart()).body.items;
  expect((await insider.ask('PATCH', `/api/shop-cart/${held.id}/`, { quantity: 2 })).status).toBe(200);
  const wrong = await new Shopper(app.url).add({ event_jet_id: 'STUDIO', presale_code: 'kammer' });
  expect(wrong).toMatchObject({ status: 400, body: { response_code: -221, detail: 'This code is not valid for this event.' } });
  const member = await headersOf(app, 'account');
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO' }, member)).status).toBe(200);
  const own = await (await app.get('/tickets/STUDIO?lang=en', { headers: member })).text();
  expect(own).toContain('You are logged in and can book now.');
  expect(own).not.toContain('name="code"');

  const page = await textOf('/tickets/STUDIO?lang=de');
  expect(page).toMatch(/name="code"/);
  expect(page).toContain('/de/user/login?next=');
  const submit = (code: string) =>
    app.get('/tickets/STUDIO?lang=de', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
      body: new URLSearchParams({ press: crypto.randomUUID(), 'n-0-1': '1', code }),
    });
  expect((await submit(' RING-26 ')).headers.get('location')).toContain('added=1');
  expect((await submit('kammer')).headers.get('location')).toContain('again');
  const guesser = new Shopper(app.url);
  const answers = [];
  for (let guess = 0; guess < 11; guess++) answers.push(await guesser.add({ event_jet_id: 'STUDIO', presale_code: 'x' }));
  expect(answers.at(-1)?.status).toBe(429);
  expect((await add()).body.response_code).toBe(-220);
});

test('SHOP-75 API-12 live stock says who may buy in a presale, and an Idempotency-Key belongs to the code it was sent with', async () => {
  await app.database.db
    .update(events)
    .set({ presale_starts: at('2026-11-20T18:00'), presale_code: 'Ring-26', presale_accounts: true })
    .where(eq(events.id, 2));
  const presaleOf = async () => (await (await app.get('/api/shop-availability/?events=2')).json())[2].presale;
  expect(await presaleOf()).toBeUndefined();
  app.clock.set(at('2026-11-20T18:00'));
  expect(await presaleOf()).toEqual(['account', 'code']);
  const visitor = new Shopper(app.url);
  const send = (presale_code: string) => visitor.add({ event_jet_id: 'STUDIO', presale_code }, { 'idempotency-key': 'one-press' });
  expect((await send('kammer')).body.response_code).toBe(-221);
  expect((await send('kammer')).body.response_code).toBe(-221);
  expect(await send('Ring-26')).toMatchObject({ status: 400, body: { response_code: null } });
  expect((await visitor.cart()).body.tickets_quantity).toBe(0);
  app.clock.set(at('2026-11-21T10:00'));
  expect(await presaleOf()).toBeUndefined();
});
