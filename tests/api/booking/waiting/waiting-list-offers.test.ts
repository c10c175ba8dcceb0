import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promotionCodes } from '../../../../src/features/booking/codes/codes.tables.server.ts';
import { waitingDates, waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { joinWaitingList, waitingForm } from '../../../support/booking/waiting-list.ts';
import { headersOf, mailsOf } from '../../../support/office/accounts.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({
    environment: { SHOP_FEE_TICKET: '1.5', SHOP_FEE_ORDER: '2' },
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      for (const id of [1, 2]) await database.db.update(events).set({ production: 1, has_waiting_list: true }).where(eq(events.id, id));
      const [row] = await database.db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
      const seat_groups = (row?.groups ?? []).map((group) => ({ ...group, name: { de: group.seat_group, en: 'Stalls' } }));
      await database.db.update(events).set({ seat_groups }).where(eq(events.id, 1));
    },
  });
});
afterEach(() => app.close());

const pageOf = async (address: string, visitor = new ShopBrowser(app)) => (await visitor.ask(address)).html;
/** The lines of a sum. */
const sumOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', sum = '']) => [name, sum.replace('\u00a0', ' ')]),
  );
/** The only mail with this subject, without the encoding of its transport. */
const mailAbout = async (subject: string) => {
  await app.app.runDueWork();
  const found = mailsOf(app).filter((mail) => mail.includes(`Subject: ${subject}`));
  expect(found).toHaveLength(1);
  const text = found[0]?.replace(/=\r?\n/g, '').replaceAll('\r\n', '\n') ?? '';
  return decodeURIComponent(text.replaceAll('%', '%25').replace(/=([0-9A-F]{2})/g, '%$1')).replaceAll('\u00a0', ' ');
};

test('SHOP-265 an offer says what it costs in full before it is taken, on its page and in its mail, line by line as the cart does; a cart that holds something has its fee per order already', async () => {
  const address = await joinWaitingList(app);
  const sum = { '2 tickets': '48 €', 'fee per ticket, included': '3 €', 'Fee, once per order': '2 €', Total: '50 €' };
  expect(sumOf(await pageOf(address))).toEqual(sum);
  const mail = await mailAbout('Seats for you');
  expect(mail).toContain('24 € per ticket');
  expect(mail).toContain(
    Object.entries(sum)
      .map(([name, amount]) => `${name}: ${amount}`)
      .join('\n'),
  );
  const visitor = new ShopBrowser(app);
  await visitor.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-1-1': '1' });
  const { 'Fee, once per order': _, ...beside } = sum;
  expect(sumOf(await pageOf(address, visitor))).toEqual({ ...beside, Total: '48 €' });
  const alone = new ShopBrowser(app);
  await alone.send(address, { do: 'accept' });
  expect(sumOf(await pageOf('/cart?lang=en', alone))).toEqual(sum);
});

test('SHOP-283 before an offer is taken its page says how long the cart holds it, and afterwards it leads back onto the list', async () => {
  const address = await joinWaitingList(app);
  const visitor = new ShopBrowser(app);
  const again = 'href="/waiting-list/STUDIO?lang=en"';
  const page = await pageOf(address, visitor);
  expect(page).toContain('Once they are in your cart, you have 15 minutes to buy them.');
  expect(page).not.toContain(again);
  await visitor.send(address, { do: 'accept' });
  expect(await pageOf(address, visitor)).toContain(again);
  app.clock.advance(16 * 60_000);
  expect((await visitor.send('/waiting-list/STUDIO?lang=en', waitingForm)).to).toBe('/waiting-list/STUDIO?lang=en&sent');
  await app.database.db
    .update(events)
    .set({ statuses: ['canceled'] })
    .where(eq(events.id, 2));
  expect(await pageOf(address, visitor)).not.toContain(again);
});

test('SHOP-271 an offer costs with the code of the cart what the cart says once it is taken', async () => {
  await app.database.db.insert(promotionCodes).values([{ code: 'Herbst', unit: 'percent', value: 10, sale_types: ['1'] }]);
  const address = await joinWaitingList(app);
  const visitor = new ShopBrowser(app);
  await visitor.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-1-1': '1', promotion: 'Herbst' });
  const before = sumOf(await pageOf(address, visitor));
  expect(before).toMatchObject({ 'Already in your cart': '24 €', '2 tickets': '48 €', 'Code Herbst': '−7,20 €', Total: '66,80 €' });
  await visitor.send(address, { do: 'accept' });
  expect(sumOf(await pageOf('/cart?lang=en', visitor))).toMatchObject({ '3 tickets': '72 €', 'Code Herbst': '−7,20 €', Total: '66,80 €' });
});

test('SHOP-266 what somebody wishes anew counts until they have confirmed it; after that the mail says that they are on the list already, and with what', async () => {
  const holder = new Shopper(app.url);
  await holder.add({ event_jet_id: 'STUDIO', quantities: [10] });
  const visitor = new ShopBrowser(app);
  const send = (form: Record<string, string>) => visitor.send('/waiting-list/STUDIO?lang=en', { ...waitingForm, ...form });
  const entry = async () => {
    const [party, ...others] = await app.database.db.select().from(waitingParties);
    const dates = await app.database.db.select({ event: waitingDates.event }).from(waitingDates).orderBy(waitingDates.event);
    return { size: party?.size, price: party?.highest_price, dates: dates.map(({ event }) => event), others: others.length };
  };
  await send({ size: '2' });
  await visitor.send(
    '/waiting-list/STUDIO?lang=en',
    new URLSearchParams([...Object.entries({ ...waitingForm, size: '4', price: '30' }), ['date', '1']]),
  );
  expect(await entry()).toEqual({ size: 4, price: '30.00', dates: [1, 2], others: 0 });
  const [party] = await app.database.db.select({ token: waitingParties.token }).from(waitingParties);
  await visitor.send(`/waiting-list?lang=en&token=${party?.token}`, { do: 'confirm' });
  await send({ size: '6', price: '' });
  expect(await entry()).toEqual({ size: 4, price: '30.00', dates: [1, 2], others: 0 });
  const mail = await mailAbout('You are on the waiting list already');
  for (const part of ['with 4 tickets:', 'Workshop, Tuesday', 'Hamlet, Tuesday', `token=${party?.token}`]) expect(mail).toContain(part);
});

test('SHOP-267 the live screen tells an offer of the waiting list from carts, with its moment, and names seat groups in the language of the office', async () => {
  const party = await joinWaitingList(app, { date: '1' });
  await new Shopper(app.url).add({ event_jet_id: 'SEATS', seat_group: 'Rang' });
  const { cookie } = await headersOf(app, 'editor');
  const office = async (path: string) => (await app.get(path, { headers: { cookie } })).text();
  const live = await office('/en/admin/events/1/live');
  expect(live).toMatch(/<li>1 ticket, 15 min\. left<\/li><li>2 tickets, offered to the waiting list until [^<]+<\/li>/);
  expect(live).not.toMatch(/Parkett|Rang/);
  expect(await office('/en/admin/events/1/waiting-list')).toMatch(/Stalls: offered until/);
  expect(await pageOf(party)).toContain('2 × Stalls');
});

test('SHOP-268 a price below everything that is offered on the chosen evenings is refused on the form, which says from what price on tickets are offered', async () => {
  const visitor = new ShopBrowser(app);
  const { db } = app.database;
  const [row] = await db.select({ prices: events.prices }).from(events).where(eq(events.id, 2));
  await db
    .update(events)
    .set({ prices: (row?.prices ?? []).map((price) => ({ ...price, price: price.sale_type_id === 1 ? '20.00' : '9.00' })) })
    .where(eq(events.id, 2));
  const address = '/waiting-list/STUDIO?lang=en';
  expect(await pageOf(address)).toContain('Tickets are offered at full price, from 20\u00a0€.');
  const { html } = await visitor.refused(address, { ...waitingForm, price: '19,99' });
  expect(html).toMatch(/id="price-error"[\s\S]*?On these dates a ticket costs 20\u00a0€ at least\./);
  // The other evening costs more.
  expect((await visitor.refused(address, { ...waitingForm, date: '1', price: '23' })).html).toContain('costs 24\u00a0€ at least');
  expect((await visitor.send(address, { ...waitingForm, price: '20' })).to).toContain('&sent');
});

test('SHOP-301 an offer whose answer was lost is taken once more by the next press; its page leads another browser to the tickets, too, until they are bought', async () => {
  const address = await joinWaitingList(app);
  await new ShopBrowser(app).send(address, { do: 'accept' });
  const [visitor, other] = [new ShopBrowser(app), new ShopBrowser(app)];
  const take = />Go to cart<\/button>/;
  expect(await pageOf(address, visitor)).toMatch(take);
  for (const browser of [visitor, visitor, other]) {
    expect((await browser.send(address, { do: 'accept' })).to).toBe('/cart?lang=en');
    expect(browser.cookie('cartAmount')).toBe('2');
    expect(await pageOf('/cart?lang=en', browser)).toContain('Workshop');
  }
  // Nobody loses a cart of their own for it.
  const busy = new ShopBrowser(app);
  await busy.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-1-1': '1' });
  expect((await busy.refused(address, { do: 'accept' })).html).toContain('role="alert"');
  expect(await pageOf('/cart?lang=en', busy)).toContain('Hamlet');
  await visitor.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.org' });
  expect(await pageOf(address, other)).not.toMatch(take);
  expect((await other.refused(address, { do: 'accept' })).html).toContain('role="alert"');
});
