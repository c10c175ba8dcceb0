import { desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopCarts, shopTickets } from '../../../../src/features/booking/booking.tables.server.ts';
import { waitingOffers, waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { joinWaitingList, offered, waitingForm } from '../../../support/booking/waiting-list.ts';
import { testDatabaseUrl } from '../../../support/database/database.ts';
import { headersOf, mailsOf } from '../../../support/office/accounts.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      await database.db
        .update(events)
        .set({ production: 1, ticket_url: '/tickets/STUDIO', has_waiting_list: true, waiting_hours: 2, waiting_tickets: 6 })
        .where(eq(events.id, 2));
      await database.db.update(events).set({ production: 1, has_waiting_list: true, waiting_hours: 2 }).where(eq(events.id, 1));
    },
  });
});
afterEach(() => app.close());

const hour = 3_600_000;
const waitingForLock = sql`datname = current_database() and wait_event_type = 'Lock'`;
const form = waitingForm;
const join = (values: Partial<typeof form> = {}) => joinWaitingList(app, values);
const pageOf = async (address: string) => (await new ShopBrowser(app).ask(address)).html;
const ticketCount = async () => (await app.database.db.select().from(shopTickets)).length;

/** Holds so many tickets of the studio, which has ten. */
async function hold(quantity: number): Promise<Shopper> {
  const shopper = new Shopper(app.url);
  expect((await shopper.add({ event_jet_id: 'STUDIO', quantities: [quantity] })).status).toBe(200);
  return shopper;
}

async function release(shopper: Shopper, quantity?: number): Promise<void> {
  const [item] = (await shopper.cart()).body.items;
  const path = `/api/shop-cart/${item.id}/?language=en`;
  expect((await (quantity ? shopper.ask('PATCH', path, { quantity }) : shopper.ask('DELETE', path))).status).toBe(200);
}

test('SHOP-77 a party joins by a form without script; each error is said at its field, and it waits once the link of its mail was confirmed', async () => {
  const visitor = new ShopBrowser(app);
  const { html } = await visitor.ask('/waiting-list/STUDIO?lang=en');
  expect(html.match(/name="date"/g)).toHaveLength(2);
  const { html: refused } = await visitor.refused('/waiting-list/STUDIO?lang=en', { size: '7', price: 'x', email: 'ada' });
  for (const field of ['size', 'price', 'dates', 'email', 'agreed']) expect(refused).toContain(`id="${field}-error"`);
  expect(refused).toContain('Please enter a number from 1 to 6.');
  expect((await visitor.ask('/waiting-list/ENDED?lang=en')).status).toBe(404);
  await hold(10);
  await visitor.send('/waiting-list/STUDIO?lang=en', form);
  const [party] = await app.database.db.select().from(waitingParties);
  const address = `/waiting-list?lang=en&token=${party?.token}`;
  await app.app.runDueWork();
  expect(mailsOf(app).join()).toContain('ada@example.org');
  expect(await pageOf(address)).toContain('Please confirm your entry');
  // Joining again says the same and makes no second entry.
  await visitor.send('/waiting-list/STUDIO?lang=en', form);
  expect(await app.database.db.select().from(waitingParties)).toHaveLength(1);
  await visitor.send(address, { do: 'confirm' });
  const page = await visitor.ask(address);
  expect(page.html).toContain('You are on the waiting list.');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect((await visitor.send(address, { do: 'leave' })).html).toContain('has been deleted');
  expect((await visitor.ask(address)).status).toBe(404);
  expect(await app.database.db.select().from(waitingParties)).toEqual([]);
});

test('SHOP-78 tickets given back go to the first party that fits entirely, in the order of arrival, before anybody else can have them', async () => {
  const holder = await hold(10);
  const four = await join({ email: 'four@example.org', size: '4' });
  const two = await join({ email: 'two@example.org' });
  const poor = await join({ email: 'poor@example.org', price: '24', size: '1' });
  // It has become dearer since.
  await app.database.db.update(waitingParties).set({ highest_price: '20.00' }).where(eq(waitingParties.email, 'poor@example.org'));
  await release(holder, 7);
  expect(await pageOf(two)).toContain(offered);
  expect(await pageOf(four)).not.toContain(offered);
  expect(await pageOf(poor)).not.toContain(offered);
  // One is left, which nobody who waits can use or pay.
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO', quantities: [2] })).body.response_code).toBe(-214);
  await release(holder);
  expect(await pageOf(four)).toContain(offered);
  await app.app.runDueWork();
  expect(mailsOf(app).filter((mail) => /Subject: Seats for you/.test(mail))).toHaveLength(2);
  expect(await ticketCount()).toBe(6);
});

test('SHOP-78 a hold that ends is offered to the list before an addition gets it, and more places for sale are offered too', async () => {
  const address = await (async () => {
    await hold(10);
    return join({ size: '6' });
  })();
  app.clock.advance(15 * 60_000);
  // Nothing has looked at the stock yet: the addition itself finds the ended hold.
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO', quantities: [6] })).body.response_code).toBe(-214);
  expect(await pageOf(address)).toContain(offered);
  const next = await join({ email: 'next@example.org', size: '5' });
  expect(await pageOf(next)).not.toContain(offered);
  await app.database.db.execute('update shop_stocks set capacity = 12 where event = 2');
  await app.app.runDueWork();
  expect(await pageOf(next)).toContain(offered);
});

test('SHOP-78 BOOK-04 tickets are offered at the full price, whichever language names it and wherever it stands', async () => {
  const holder = await hold(10);
  const address = await join();
  const { db } = app.database;
  const [row] = await db.select({ prices: events.prices }).from(events).where(eq(events.id, 2));
  const [price] = row?.prices ?? [];
  if (!price) throw new Error('The studio has no price.');
  const reduced = { ...price, id: 91, sale_type_id: 91, price: '7.00', name: { de: 'Ermäßigt', en: 'Reduced' } };
  const prices = [reduced, { ...price, name: { de: 'Normalpreis', en: 'Full price' } }];
  await db.update(events).set({ prices }).where(eq(events.id, 2));
  await release(holder);
  expect(await pageOf(address)).toContain('<dt>2 tickets</dt><dd>48');
});

test('SHOP-79 an offer is taken into the cart and bought, beside what is there already; declined or lapsed it passes on', async () => {
  const holder = await hold(10);
  const [first, second, third] = [await join(), await join({ email: 'b@example.org' }), await join({ email: 'c@example.org' })];
  await release(holder, 8);
  expect(await pageOf(first)).toContain('<dt>2 tickets</dt><dd>48');
  await new ShopBrowser(app).send(first, { do: 'decline' });
  expect(await pageOf(first)).toContain('You have declined our offer.');
  expect(await pageOf(second)).toContain(offered);
  app.clock.advance(2 * hour - 1000);
  expect(await pageOf(second)).toContain(offered);
  app.clock.advance(1000);
  expect(await pageOf(second)).not.toContain(offered);
  await app.app.runDueWork();
  expect(await pageOf(third)).toContain(offered);
  expect(mailsOf(app).join('\n')).toMatch(/Subject: Offer lapsed/);

  const visitor = new ShopBrowser(app);
  const late = await visitor.refused(second, { do: 'accept' });
  expect(late.html).toContain('role="alert"');
  // Their cart has another evening already.
  await visitor.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-1-1': '1' });
  expect((await visitor.send(third, { do: 'accept' })).to).toBe('/cart?lang=en');
  expect(visitor.cookie('cartAmount')).toBe('3');
  const again = await visitor.send('/cart/checkout?lang=en', { name: 'Cleo', email: 'c@example.org' });
  expect(again.to).toContain('order=');
  expect(await pageOf(third)).toContain('You have accepted our offer.');
  const rows = await app.database.db.select({ outcome: waitingOffers.outcome }).from(waitingOffers).orderBy(waitingOffers.id);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['declined', 'lapsed', 'accepted']);
});

test('SHOP-79 a cart that another tab checks out at the same moment takes no offer with it: the offer becomes a new cart', async () => {
  const { db } = app.database;
  const holder = await hold(10);
  const address = await join();
  await release(holder);
  const visitor = new ShopBrowser(app);
  await visitor.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-1-1': '1' });
  const [own] = await db.select({ id: shopCarts.id }).from(shopCarts).orderBy(desc(shopCarts.id)).limit(1);
  const isTheirs = eq(shopCarts.id, own?.id ?? 0);
  const accepted = await db.transaction(async (transaction) => {
    await transaction.select().from(shopCarts).where(isTheirs).for('update');
    const answer = visitor.send(address, { do: 'accept' });
    // The embedded database has one connection: there the offer is taken after the order anyway.
    if (testDatabaseUrl) await expect.poll(() => transaction.$count(sql`pg_stat_activity`, waitingForLock)).toBe(1);
    await transaction.update(shopCarts).set({ order_number: 'OTHERTAB' }).where(isTheirs);
    return { answer };
  });
  expect((await accepted.answer).to).toBe('/cart?lang=en');
  expect(visitor.cookie('cartAmount')).toBe('2');
  expect((await visitor.ask('/cart?lang=en')).html).toContain('Workshop');
});

test('SHOP-79 without a cart the offer becomes one, whose 15 minutes begin then', async () => {
  const holder = await hold(10);
  const address = await join();
  await release(holder);
  app.clock.advance(1.9 * hour);
  const visitor = new ShopBrowser(app);
  await visitor.send(address, { do: 'accept' });
  expect((await visitor.ask('/cart?lang=en')).html).toContain('Workshop');
  app.clock.advance(14 * 60_000);
  expect((await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.org' })).to).toContain('order=');
});

test('SHOP-78 two instances offer the same places once, and a party for two evenings gets one offer', async () => {
  const other = await startTestApp({ database: app.database });
  try {
    const holder = await hold(10);
    const both = await join({ email: 'both@example.org', date: '2' });
    const next = await join({ email: 'next@example.org', size: '6' });
    await app.database.db.execute('insert into waiting_dates (party, event) select id, 1 from waiting_parties');
    await release(holder);
    await Promise.all([app.app.runDueWork(), other.app.runDueWork(), app.app.runDueWork(), other.app.runDueWork()]);
    expect(await pageOf(both)).toContain(offered);
    expect(await pageOf(next)).toContain(offered);
    expect(await app.database.db.select().from(waitingOffers)).toHaveLength(2);
    expect(await ticketCount()).toBe(8);
  } finally {
    await other.close();
  }
});

test('SHOP-80 the office sees who waits, with the mails in both languages, offers out of turn what fits, and removes a party with its offer', async () => {
  const holder = await hold(10);
  await join({ email: 'large@example.org', size: '5' });
  const small = await join({ email: 'small@example.org', size: '3' });
  const headers = { ...(await headersOf(app, 'editor')), 'sec-fetch-site': 'same-origin', origin: app.url };
  const path = '/en/admin/events/2/waiting-list';
  const office = async (body?: Record<string, string>) => {
    const answer = await app.get(path, { headers, redirect: 'manual', ...(body && { method: 'POST', body: new URLSearchParams(body) }) });
    return { status: answer.status, html: await answer.text() };
  };
  const { html } = await office();
  expect(html).toMatch(/>1<.*5 tickets.*large@example\.org.*>2<.*3 tickets.*small@example\.org/s);
  expect(html).toContain('Deutsch: Plätze für Sie: Werkstatt');
  expect(html).toContain('English: Seats for you: Workshop');
  expect((await (await app.get('/en/admin/events/2', { headers })).text()).includes(path)).toBe(true);
  const [large, little] = await app.database.db.select({ id: waitingParties.id }).from(waitingParties).orderBy(waitingParties.id);
  const act = (party: { id: number } | undefined, what: string) => office({ party: String(party?.id), do: what });
  const refused = await act(little, 'offer');
  expect([refused.status, refused.html.includes('role="alert"')]).toEqual([409, true]);
  // Free without a word to the shop, so that only the office knows.
  await app.database.db.execute('update shop_stocks set capacity = 15 where event = 2');
  expect((await act(little, 'offer')).status).toBe(303);
  expect(await pageOf(small)).toContain(offered);
  expect((await office()).html).toContain('has an offer');
  const before = await ticketCount();
  expect((await act(little, 'remove')).status).toBe(303);
  expect((await new ShopBrowser(app).ask(small)).status).toBe(404);
  // Its places have passed on to the party that waits longest.
  expect(await ticketCount()).toBe(before - 3 + 5);
  expect((await act(large, 'remove')).status).toBe(303);
  expect((await office()).html).toContain('Nobody is waiting.');
  await release(holder);
  expect(await ticketCount()).toBe(0);
});

test('SHOP-81 two weeks after the evening everything about a party is deleted, as is an entry that was never confirmed', async () => {
  await hold(10);
  await join();
  await new ShopBrowser(app).send('/waiting-list/STUDIO?lang=en', { ...form, email: 'never@example.org' });
  const emails = async () => (await app.database.db.select({ email: waitingParties.email }).from(waitingParties)).map(({ email }) => email);
  expect(await emails()).toEqual(['ada@example.org', 'never@example.org']);
  app.clock.set('2026-12-05T12:00:00+01:00');
  await app.app.runDueWork();
  expect(await emails()).toEqual(['ada@example.org']);
  app.clock.set('2026-12-16T12:00:00+01:00');
  await app.app.runDueWork();
  expect(await emails()).toEqual([]);
});

test('SHOP-77 a sold-out evening leads to its waiting list from its page, its ticket page and live stock', async () => {
  await hold(10);
  for (const path of ['/en/events/workshop/2', '/tickets/STUDIO?lang=en'])
    expect(await pageOf(path), path).toContain('href="/waiting-list/STUDIO?lang=en"');
  expect((await (await app.get('/api/shop-availability/?events=2')).json())[2].has_waiting_list).toBe(true);
});
