import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { readStocks } from '../../../src/features/booking/stock/stocks.read.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedPlannedEvent, seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { decode } from '../../support/decode.ts';
import { headersOf } from '../../support/office/accounts.ts';

let site: TestApp;
let editor: { cookie: string };
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop, environment: { TRUST_PROXY: '127.0.0.1' } });
  editor = await headersOf(site, 'editor');
});
afterAll(() => site.close());

const open = async (path: string, cookie = editor.cookie) => {
  const answer = await site.get(path, { headers: { cookie }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};
/** The figures of the screen by name. */
const figures = (html: string) =>
  Object.fromEntries([...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name = '', figure]) => [name, figure]));
const buy = async (visitor: Shopper) =>
  (await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' })).body.number as string;

test('SHOP-101 the screen of an evening: capacity, sold, held with the time left, newest orders, state of the sale', async () => {
  const [first, second] = [new Shopper(site.url), new Shopper(site.url)];
  await first.add(parkett([2, 1]));
  const number = await buy(first);
  await second.add(parkett([4]));
  site.clock.advance(5 * 60_000);
  const { status, html } = await open('/en/admin/events/1/live');
  expect(status).toBe(200);
  expect(figures(html)).toMatchObject({ Places: '30', sold: '3', held: '4', free: '23', 'Waiting list': '0', Orders: '1' });
  expect(html).toMatch(/4 tickets, 10 min\. left/);
  expect(html).toMatch(new RegExp(`<strong>${number}</strong>.*3 tickets, Parkett`));
  expect(html).toContain('On sale.');
  site.clock.advance(11 * 60_000);
  expect(figures((await open('/en/admin/events/1/live')).html)).toMatchObject({ held: '0', free: '27' });
});

/** A cell of the row of an event, without markup. */
const cell = (html: string, id: number, name: string) => {
  const [row = ''] = html.split('<tr>').filter((one) => one.includes(`href="/en/admin/events/${id}"`));
  return new RegExp(`<td class="${name}[^"]*">(.*?)</td>`, 's').exec(row)?.[1]?.replace(/<[^>]*>/g, '');
};

test('ADMIN-245 the list says of each performance how much is sold, what is held left out, and so does its form, with the day in its title', async () => {
  const list = (await open('/en/admin/events')).html;
  expect(cell(list, 1, 'adm-sales')).toBe('3 / 30 sold');
  const { html } = await open('/en/admin/events/1');
  expect(html).toMatch(/<p class="adm-sales">3 \/ 30<span[^>]*> sold<\/span>/);
  expect(html).toMatch(/<h1>[^<]+, \w+day \d+ \w+ 2026, \d\d:\d\d<\/h1>/);
  await site.database.db.update(events).set({ id_jet: '' }).where(eq(events.id, 3));
  expect(cell((await open('/en/admin/events')).html, 3, 'adm-sales')).toBe('not on sale');
  // ADMIN-249: the way back to the public list.
  expect(list).toContain('<a class="adm-site" href="/en/events">');
  // Other lists sell nothing.
  expect((await open('/en/admin/productions')).html).not.toContain('Sold');
});

test('SHOP-101 it is one press from the list of performances and from the page of the event', async () => {
  expect((await open('/en/admin/events')).html).toContain('href="/en/admin/events/1/live"');
  expect((await open('/en/admin/events/1')).html).toContain('href="/en/admin/events/1/live"');
});

test('SHOP-101 only the office sees it, and nothing of it is stored elsewhere', async () => {
  for (const person of ['account', 'anonymous'] as const) {
    const { status, html } = await open('/en/admin/events/1/live', (await headersOf(site, person)).cookie);
    expect([person, status]).toEqual([person, expect.toSatisfy((code: number) => code === 302 || code === 303 || code === 403)]);
    expect(html).not.toContain('By seat group');
  }
});

test('SHOP-101 after sixty orders within a minute it counts all and names the newest twenty', async () => {
  for (let at = 1; at <= 60; at++) {
    const visitor = new Shopper(site.url, `198.51.100.${at}`);
    await visitor.add({ event_jet_id: 'PRESET' });
    await buy(visitor);
  }
  const { html } = await open('/en/admin/events/9/live');
  expect(Number(figures(html).Orders)).toBe(60);
  expect(html.match(/<li><strong>[A-Z2-9]{8}<\/strong>/g)).toHaveLength(20);
});

test('SHOP-101 SHOP-61 a seat plan adds its wheelchair spaces', async () => {
  await seedSeatPlan(site.database);
  expect(figures((await open('/en/admin/events/1/live')).html)['Wheelchair spaces']).toMatch(/^0 \/ [1-9]/);
});

test('SHOP-101 it says why nothing is sold: a canceled performance is not on sale, nor is any while the shop is switched off', async () => {
  const { db } = site.database;
  await db
    .update(events)
    .set({ statuses: ['canceled'] })
    .where(eq(events.id, 2));
  const { html } = await open('/en/admin/events/2/live');
  expect(html).toContain('This event has been cancelled.');
  expect(html).not.toContain('On sale.');
  const switchTo = async (is_shop_online: boolean) => {
    await db.transaction(async (transaction) => {
      await transaction.update(siteSettings).set({ is_shop_online });
      await announceChange(transaction, ['*']);
    });
    await site.app.applyNewChanges();
  };
  await switchTo(false);
  const closed = await open('/en/admin/events/9/live');
  expect(closed.html).toContain('The webshop is currently closed and will open again later.');
  expect(closed.html).not.toContain('On sale.');
  await switchTo(true);
});

test('SHOP-141 SHOP-220 where an evening cannot be bought, its screens say what is missing and lead there; nothing is where every seat costs the same', async () => {
  const id = await seedPlannedEvent(site.database);
  const unsold = 'The seat plan has seats that are not sold, because the performance lacks their seat group: Rang (4)';
  for (const screen of ['live', 'stock']) {
    const { html } = await open(`/en/admin/events/${id}/${screen}`);
    expect([screen, html]).toEqual([screen, expect.stringContaining(`<a href="/en/admin/events/${id}#seat_groups">${unsold}</a>`)]);
    expect(html).not.toContain('no number in the ticket system');
  }
  await site.database.db.update(events).set({ id_jet: '' }).where(eq(events.id, id));
  for (const screen of ['live', 'stock'])
    expect((await open(`/en/admin/events/${id}/${screen}`)).html).toContain(
      `<a href="/en/admin/events/${id}#id_jet">Not on sale: the performance has no number in the ticket system.</a>`,
    );
  const { html } = await open(`/en/admin/events/${id}/live`);
  expect(html).toContain('Not on sale.');
  expect(html).not.toContain('On sale.');
  expect((await open(`/en/admin/events/${id}/stock`)).html).toContain('The room has a seat plan.');
  const prices = [{ id: 1, price: '12.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Vollpreis' }, has_discounts: false }];
  await site.database.db.update(events).set({ prices, seat_groups: [], id_jet: 'FLAT' }).where(eq(events.id, id));
  for (const screen of ['live', 'stock']) {
    const flat = await open(`/en/admin/events/${id}/${screen}`);
    expect([screen, flat.html]).toEqual([screen, expect.not.stringMatching(/bs-note warn|Wheelchair spaces|has a seat plan/)]);
  }
});

test('SHOP-128 SHOP-141 SHOP-260 in a smaller room the office reads how many places are too many, and how many tickets name a seat that is not there, and nothing is called on sale', async () => {
  const { db } = site.database;
  await seedSeatPlan(site.database);
  const visitor = new Shopper(site.url);
  expect((await visitor.add(parkett([3]))).status).toBe(200);
  const notes = async () => {
    const pages = [];
    for (const screen of ['live', 'stock'])
      pages.push(
        [...(await open(`/en/admin/events/1/${screen}`)).html.matchAll(/<p class="bs-note warn">(.*?)<\/p>/g)].map(([, text]) => text),
      );
    expect(pages[0]).toEqual(pages[1]);
    return pages[0];
  };
  // Three were sold before there was a plan.
  expect(await notes()).toEqual([]);
  await db.insert(rooms).values({ id: 70, name: { de: 'Studio', en: 'Studio' }, seats: 2 });
  await db.update(shopStocks).set({ capacity: null }).where(eq(shopStocks.event, 1));
  await db.update(events).set({ room: 70 }).where(eq(events.id, 1));
  expect(await notes()).toEqual([
    '<a href="/en/admin/events/1#room">4 more places are sold and held than the room has. Tickets stay valid; nothing more is sold until all fit.</a>',
    '3 tickets name seats that are not here. Whoever has them needs others from you.',
  ]);
  const { html } = await open('/en/admin/events/1/live');
  expect(html).toMatch(/class="bs-meta">As of \d\d:\d\d\. Nothing left at the moment: everything is sold or in carts\.</);
  expect(figures(html).free).toBe('0');
});

test('SHOP-227 SHOP-128 before an evening moves into a room that is too small, move, publication and editor say how many are too many', async () => {
  const { db } = site.database;
  // Ten places sold, and three of them of a plan.
  await db.update(events).set({ room: 1 }).where(eq(events.id, 1));
  const stocks = (await readStocks(db, 1, site.clock.now())) ?? expect.fail();
  const taken = stocks.places.reduce((sum, place) => sum + place.taken, 0);
  expect(taken).toBeGreaterThan(3);
  await db.insert(rooms).values([
    { id: 71, name: { de: 'Kammer', en: 'Chamber' }, seats: taken - 3 },
    { id: 72, name: { de: 'Saal', en: 'Hall' }, seats: 900 },
  ]);
  const headers = { cookie: editor.cookie, 'sec-fetch-site': 'same-origin' };
  const move = async (fields: Record<string, string>) => {
    const answer = await site.get('/en/admin/events/1/move', {
      headers,
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    return { to: answer.headers.get('location'), html: decode(await answer.text()) };
  };
  const roomNow = async () => (await db.select({ room: events.room }).from(events).where(eq(events.id, 1)))[0]?.room;
  const tooMany = 'The new room is too small: 3 more places are sold and held than it has.';
  // The preview says it, and so does the press: nothing is moved before it was read.
  expect((await move({ room: '71', preview: '1' })).html).toContain(tooMany);
  const unread = await move({ room: '71' });
  expect(unread.html).toMatch(
    /id="room-error"[^>]*>The new room is too small: 3 more[^<]* tickets? names? (seats that are|a seat that is) not there/,
  );
  expect(unread.html).toContain('Move it all the same');
  expect(await roomNow()).toBe(1);
  // Read of one room is not read of another.
  expect((await move({ room: '70', despite: '71' })).html).toContain('Move it all the same');
  expect(await roomNow()).toBe(1);
  const notice = async (room: number) =>
    (await (await site.get(`/en/pageeditor-api/events/1/notice?room=${room}`, { headers: { cookie: editor.cookie } })).json()) as {
      notice: object;
    };
  expect((await notice(71)).notice).toMatchObject({ kind: 'change_room', excess: 3, unseated: stocks.hasPlan ? 3 : expect.any(Number) });
  expect((await notice(72)).notice).toMatchObject({ kind: 'change_room', excess: 0 });
  expect((await move({ room: '71', despite: '71' })).to).toContain('done=moved');
  expect(await roomNow()).toBe(71);
});
