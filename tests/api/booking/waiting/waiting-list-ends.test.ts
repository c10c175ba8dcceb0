import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopTickets } from '../../../../src/features/booking/booking.tables.server.ts';
import { waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { joinWaitingList, offered, waitingForm } from '../../../support/booking/waiting-list.ts';
import { testDatabaseUrl } from '../../../support/database/database.ts';
import { headersOf, mailsOf } from '../../../support/office/accounts.ts';
import { breakMail } from '../../../support/office/broken-mail.ts';

let app: TestApp;
let holder: Shopper;

beforeEach(async () => {
  app = await startTestApp({
    environment: { LOG_LEVEL: 'silent' },
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      const waiting = { production: 1, has_waiting_list: true, waiting_hours: 2 };
      await database.db.update(events).set(waiting).where(eq(events.id, 1));
      await database.db
        .update(events)
        .set({ ...waiting, ticket_url: '/tickets/STUDIO' })
        .where(eq(events.id, 2));
    },
  });
  holder = new Shopper(app.url);
  expect((await holder.add({ event_jet_id: 'STUDIO', quantities: [10] })).status).toBe(200);
});
afterEach(() => app.close());

const hour = 3_600_000;
const pageOf = async (address: string) => (await new ShopBrowser(app).ask(address)).html;
const isOver = 'All dates of your entry are past, cancelled, declined or lapsed.';

/** Gives all ten places back. */
async function release(): Promise<void> {
  const [item] = (await holder.cart()).body.items;
  expect((await holder.ask('DELETE', `/api/shop-cart/${item.id}/?language=en`)).status).toBe(200);
}

/** Cancels or reinstates the studio, as the office does. */
async function change(kind: 'cancel' | 'reinstate'): Promise<void> {
  const answer = await app.get('/de/api/events/2/change/', {
    ...{ method: 'POST', body: JSON.stringify({ kind }) },
    headers: { ...(await headersOf(app, 'editor')), 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
}

/** Texts of the mails with this subject. */
const mailsAbout = (subject: string) =>
  mailsOf(app)
    .map((text) => text.replace(/=\n/g, ''))
    .filter((text) => text.includes(`Subject: ${subject}`));

test('SHOP-77 SHOP-79 a canceled evening is nobody’s any more: no offer to take, no list to wait on, and its party reads so; reinstated it waits again', async () => {
  const address = await joinWaitingList(app);
  const next = await joinWaitingList(app, { email: 'next@example.org', size: '6' });
  await release();
  for (const one of [address, next]) expect(await pageOf(one)).toContain(offered);
  const visitor = new ShopBrowser(app);
  await change('cancel');
  expect(await pageOf(address)).toContain(isOver);
  expect(await pageOf(address)).not.toContain(offered);
  // From a page that was open before.
  expect((await visitor.refused(address, { do: 'accept' })).html).toMatch(/role="alert"[\s\S]*This event has been cancelled/);
  await app.app.runDueWork();
  expect(await app.database.db.select().from(shopTickets)).toEqual([]);
  // One mail for each, which speaks of the offer too.
  await expect.poll(() => mailsAbout('Cancelled').length).toBe(2);
  expect(mailsAbout('Cancelled').join()).toContain('If you have an offer from us, it is void with it, and there is nothing to pay.');
  expect(mailsAbout('Offer')).toEqual([]);
  await change('reinstate');
  await app.app.runDueWork();
  for (const one of [address, next]) expect(await pageOf(one)).toContain(offered);
});

test('SHOP-79 a mail about a lapsed offer speaks of other dates only to who waits for one', async () => {
  await joinWaitingList(app);
  await joinWaitingList(app, { email: 'both@example.org' });
  const isBoth = eq(waitingParties.email, 'both@example.org');
  await app.database.db.execute(sql`insert into waiting_dates (party, event) select id, 1 from waiting_parties where ${isBoth}`);
  await release();
  app.clock.advance(2 * hour);
  await app.app.runDueWork();
  const waiting = mailsAbout('Offer lapsed').map((text) => [/To: (\w+)/.exec(text)?.[1], text.includes('You go on waiting')]);
  expect(Object.fromEntries(waiting)).toEqual({ ada: false, both: true });
});

test('SHOP-184 from the second at which an offer lapses its page says so and leads back to the list; to who waits for another evening as well; after declining it says that', async () => {
  const address = await joinWaitingList(app);
  const both = await joinWaitingList(app, { email: 'both@example.org' });
  const declined = await joinWaitingList(app, { email: 'declined@example.org' });
  const isBoth = eq(waitingParties.email, 'both@example.org');
  await app.database.db.execute(sql`insert into waiting_dates (party, event) select id, 1 from waiting_parties where ${isBoth}`);
  // Nothing of it is sold, so that it takes no place of the list.
  await app.database.db
    .update(events)
    .set({ statuses: ['waiting_list'] })
    .where(eq(events.id, 1));
  await release();
  await new ShopBrowser(app).send(declined, { do: 'decline' });
  app.clock.advance(2 * hour - 1000);
  expect(await pageOf(address)).toContain(offered);
  app.clock.advance(1000);
  const lapsed =
    /Our offer for Workshop, [^<]* stood until [^<]*\. The seats go to the next on the waiting list\.\s*<a href="\/waiting-list\/STUDIO\?lang=en">/;
  // Before the minute's work has closed it, and after.
  for (const _ of [1, 2]) {
    const [one, other] = [await pageOf(address), await pageOf(both)];
    expect(one).toMatch(lapsed);
    expect(one).toContain('Your offer has lapsed.');
    expect(one).not.toContain('value="accept"');
    expect(other).toMatch(lapsed);
    expect(other).toContain('You are on the waiting list.');
    // Who waits for nothing any more is on no list to leave.
    expect([one, other].map((page) => />(Leave the waiting list|Delete the entry)</.exec(page)?.[1])).toEqual([
      'Delete the entry',
      'Leave the waiting list',
    ]);
    expect(await pageOf(declined)).not.toMatch(lapsed);
    expect(await pageOf(declined)).toMatch(
      /You have declined our offer\..*The seats for Workshop, [^<]* go to the next on the waiting list\. <a href="\/waiting-list\/STUDIO\?lang=en">/s,
    );
    await app.app.runDueWork();
  }
  // From a page that was open before; the next in the list have the places by now.
  const late = await new ShopBrowser(app).refused(address, { do: 'accept' });
  expect(late.html).toMatch(/role="alert".*The offer is no longer valid, and nothing was added to your cart\./s);
  // Back onto the list, with the same address.
  const again = await new ShopBrowser(app).send('/waiting-list/STUDIO?lang=en', waitingForm);
  expect(again.to).toContain('&sent');
  expect(await app.database.db.select().from(waitingParties).where(eq(waitingParties.email, waitingForm.email))).toHaveLength(2);
});

test('SHOP-79 SHOP-100 the link of an offer is enough: who joined with an account opens it logged out, somebody else with another account takes it, and the order is theirs', async () => {
  const [owner, other] = [await headersOf(app, 'account'), await headersOf(app, 'account')];
  const form = { method: 'POST', redirect: 'manual', headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' } } as const;
  await app.get('/waiting-list/STUDIO?lang=en', { ...form, body: new URLSearchParams(waitingForm) });
  const [party] = await app.database.db.select().from(waitingParties);
  expect(party?.account).not.toBeNull();
  const address = `/waiting-list?lang=en&token=${party?.token}`;
  const loggedOut = new ShopBrowser(app);
  await loggedOut.send(address, { do: 'confirm' });
  await release();
  expect((await loggedOut.ask(address)).html).toContain(offered);

  const taken = await app.get(address, {
    ...form,
    headers: { ...form.headers, cookie: other.cookie },
    body: new URLSearchParams({ do: 'accept' }),
  });
  expect(taken.headers.get('location')).toBe('/cart?lang=en');
  const cart = taken.headers.getSetCookie().map((line) => line.split(';')[0]);
  const cookie = [other.cookie, ...cart].join('; ');
  const bought = await app.get('/cart/checkout?lang=en', {
    ...form,
    headers: { ...form.headers, cookie },
    body: new URLSearchParams({ name: 'Ben', email: 'ben@example.org' }),
  });
  expect(bought.headers.get('location')).toContain('order=');
  const ordersOf = async (headers: Record<string, string>) => (await app.get('/en/user/orders', { headers })).text();
  expect(await ordersOf(other)).toMatch(/Workshop[\s\S]*2 tickets/);
  expect(await ordersOf(owner)).toContain('Nothing has been ordered with this account yet.');
  expect((await loggedOut.ask(address)).html).toContain('You have accepted our offer.');
});

test('SHOP-79 who declines while mails cannot be sent reads nothing of the offer later', async () => {
  const address = await joinWaitingList(app);
  await app.app.runDueWork();
  const repairMail = breakMail(app);
  await release();
  await new ShopBrowser(app).send(address, { do: 'decline' });
  await repairMail();
  app.clock.advance(hour);
  await app.app.runDueWork();
  expect(mailsAbout('Seats for you')).toEqual([]);
});

test('SHOP-77 an evening late in a long run has its waiting list too, beside as many others as the form offers', async () => {
  const { db } = app.database;
  const [studio] = await db.select().from(events).where(eq(events.id, 2));
  if (!studio) throw new Error('There is no studio.');
  const { id: _, is_listed: __, ends_at: ___, ...row } = studio;
  await db.execute(sql`alter table events alter column id restart with 500`);
  const start = app.clock.now().getTime();
  await db.insert(events).values(
    Array.from({ length: 30 }, (_, day) => ({
      ...row,
      id_jet: `RUN-${day}`,
      date_start: new Date(start + (day + 1) * hour),
      date_end: null,
    })),
  );
  const form = await pageOf('/waiting-list/STUDIO?lang=en');
  expect(form.match(/name="date"/g)).toHaveLength(24);
  expect(form).toMatch(
    /name="date"[^>]*value="2"[^>]*checked|checked[^>]*name="date"[^>]*value="2"|name="date"[^>]*checked=""[^>]*value="2"/,
  );
});

test('SHOP-77 two tabs that send at the same moment put one party on the list', async () => {
  const { db } = app.database;
  const join = () => new ShopBrowser(app).send('/waiting-list/STUDIO?lang=en', waitingForm);
  // Lets read and lets nobody write, so that both have looked before either is on the list. The embedded database has one connection.
  const tabs = testDatabaseUrl
    ? await db.transaction(async (transaction) => {
        await transaction.execute(sql`lock table waiting_parties in share row exclusive mode`);
        const sent = [join(), join()];
        // Outside of the transaction, which would see the same activity again and again.
        const waitingForLock = sql`datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => db.$count(sql`pg_stat_activity`, waitingForLock), { timeout: 10_000 }).toBe(2);
        return { sent };
      })
    : { sent: [join(), join()] };
  for (const { to } of await Promise.all(tabs.sent)) expect(to).toContain('&sent');
  expect(await db.select({ email: waitingParties.email }).from(waitingParties)).toHaveLength(1);
});
