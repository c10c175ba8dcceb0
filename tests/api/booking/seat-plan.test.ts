import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopStocks, shopTickets } from '../../../src/features/booking/booking.tables.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { planOfRoom, seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { at } from '../../support/programme/season.ts';

let app: TestApp;
let visitor: Shopper;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      const { db } = database;
      await db.update(shopStocks).set({ capacity: null }).where(eq(shopStocks.event, 1));
      const [event] = await db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
      const companion = { id: 9, price: '0', sale_type_id: 9, seat_group: null, text: {}, name: { de: 'Begleitung', en: 'Companion' } };
      const seat_groups = (event?.groups ?? []).map((group) => ({
        ...group,
        prices: [...group.prices, { ...companion, has_discounts: false, is_companion: true }],
      }));
      await db.update(events).set({ seat_groups }).where(eq(events.id, 1));
      await seedSeatPlan(database);
    },
  });
  visitor = new Shopper(app.url);
});
afterEach(() => app.close());

/** Number of a place by its row, as in the plan. */
const seat = (row: number, number: number) => row * 10_000 + number;
const choose = (seats: number[], saleTypes: Record<number, number> = { 1: seats.length }, who = new Shopper(app.url)) =>
  who.add({ ...parkett(Object.values(saleTypes), Object.keys(saleTypes).map(Number)), seats });
const seatsNow = async () => {
  app.clock.advance(3000);
  return (await app.get('/api/shop-seats/1/?language=en')).json();
};

test('SHOP-60 SHOP-61 a room with a plan: chosen seats are held exactly, a taken one refuses all, and the cart names row and seat', async () => {
  const before = await seatsNow();
  expect(before.areas[0].rows[1].seats[0]).toEqual([seat(2, 1), 1, 'restricted', 'A']);
  expect(before.areas[1]).toMatchObject({ name: 'Circle', standing: { id: 4, places: 4, free: [40_001, 40_002, 40_003, 40_004] } });
  expect(before).toMatchObject({ taken: [], is_held_back: true });
  expect((await choose([seat(1, 5), seat(2, 2)], { 1: 1, 2: 1 }, visitor)).status).toBe(200);
  expect((await seatsNow()).taken).toEqual([seat(1, 5), seat(2, 2)]);
  const refused = await choose([seat(1, 6), seat(1, 5)]);
  expect(refused).toMatchObject({
    status: 400,
    body: { response_code: -214, detail: 'At least one of the chosen seats is no longer free. Please choose others.' },
  });
  expect((await choose([seat(9, 1)])).body.response_code).toBe(-214);
  const { body } = await visitor.cart();
  expect(body.items.map(({ places }: { places: unknown }) => places)).toEqual([
    [{ area: 'Stalls', row: '1', number: 5, kind: 'normal' }],
    [{ area: 'Stalls', row: '2', number: 2, kind: 'restricted' }],
  ]);
  const stock = (await visitor.ask('GET', '/api/shop-availability/?events=1,2')).body;
  expect(stock[1].has_plan).toBe(true);
  expect(stock[2]).not.toHaveProperty('has_plan');
  expect((await app.get('/api/shop-seats/2/')).status).toBe(404);
  expect((await choose([seat(1, 1), seat(1, 1)])).status).toBe(400);
  expect((await choose([seat(1, 1)], { 1: 2 })).status).toBe(400);
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO', seats: [1] })).body.response_code).toBe(-214);
});

test('SHOP-61 two buyers of one seat at once: one gets it; the best available sit side by side without an aisle between them', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => choose([seat(1, 4)])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await visitor.add(parkett([2]))).status).toBe(200);
  const places = (await visitor.cart()).body.items[0].places.map(({ row, number }: { row: string; number: number }) => `${row}/${number}`);
  expect(places).toEqual(['1/5', '1/6']);
  expect((await new Shopper(app.url).add(parkett([4]))).body.response_code).toBe(-214);
  expect((await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Rang', quantities: [4], sale_type_ids: [1] })).status).toBe(200);
  expect((await choose([40_001], { 1: 1 })).body.response_code).toBe(-214);
});

test('SHOP-66 SHOP-67 a companion pays nothing beside a wheelchair place and only there; both wait for who needs them until they are released', async () => {
  const alone = await visitor.add(parkett([1], [9]));
  expect(alone).toMatchObject({ status: 400, body: { response_code: null } });
  expect(alone.body.detail).toMatch(/^A companion seat belongs to the wheelchair space beside it/);
  expect((await choose([seat(3, 2)])).body.detail).toBe(alone.body.detail);
  expect((await choose([seat(3, 1), seat(3, 5)], { 1: 1, 9: 1 })).body.detail).toBe(alone.body.detail);
  expect((await visitor.add(parkett([1, 1], [1, 9]))).status).toBe(200);
  const { items, total } = (await visitor.cart()).body;
  expect(total).toBe('24.00');
  expect(items.map(({ price, places: [place] }: { price: string; places: [{ kind: string }] }) => [price, place.kind])).toEqual([
    ['24.00', 'wheelchair'],
    ['0', 'companion'],
  ]);
  const raised = await visitor.ask('PATCH', `/api/shop-cart/${items[1].id}/?language=en`, { quantity: 2 });
  expect(raised.body.detail).toBe(alone.body.detail);
  const left = (await visitor.ask('DELETE', `/api/shop-cart/${items[0].id}/?language=en`)).body;
  expect(left.items).toEqual([]);
  // Twelve normal seats; the access row waits.
  for (let pair = 0; pair < 4; pair++) expect((await new Shopper(app.url).add(parkett([3]))).status).toBe(200);
  expect((await new Shopper(app.url).add(parkett([2]))).body.response_code).toBe(-214);
  expect((await choose([seat(3, 6)])).status).toBe(200);
  app.clock.set(at('2026-12-01T17:30'));
  expect((await seatsNow()).is_held_back).toBe(false);
  expect((await new Shopper(app.url).add(parkett([2]))).status).toBe(200);
});

test('SHOP-67 the hours of an event count before those of its plan, and a plan without hours never releases', async () => {
  const { db } = app.database;
  const isHeldBack = async (moment: string) => {
    app.clock.set(at(moment));
    return (await seatsNow()).is_held_back;
  };
  const giveHours = (wheelchair_release_hours: number | null) =>
    db.update(events).set({ wheelchair_release_hours }).where(eq(events.id, 1));
  // The plan releases two hours before 19:30; the event five, then none.
  await giveHours(5);
  const asNormalSeat = async () => (await choose([seat(3, 2)])).status;
  expect([await isHeldBack('2026-12-01T14:29'), await asNormalSeat()]).toEqual([true, 400]);
  expect([await isHeldBack('2026-12-01T14:30'), await asNormalSeat()]).toEqual([false, 200]);
  await giveHours(0);
  expect([await isHeldBack('2026-12-01T17:30'), await isHeldBack('2026-12-01T19:29')]).toEqual([true, true]);
  await giveHours(null);
  expect(await isHeldBack('2026-12-01T17:30')).toBe(false);
  await seedSeatPlan(app.database, { ...planOfRoom, release_hours: null });
  expect(await isHeldBack('2026-12-01T19:29')).toBe(true);
});

test('SHOP-172 SHOP-66 SHOP-67 a companion place leaves the cart with its wheelchair place at any price while it is held back, and first where tickets become fewer', async () => {
  const itemsOf = async () => (await visitor.cart()).body.items;
  const placesOf = async () => (await itemsOf()).flatMap(({ places }: { places: { kind: string }[] }) => places.map(({ kind }) => kind));
  expect((await choose([seat(3, 5), seat(3, 6)], { 1: 2 }, visitor)).status).toBe(200);
  const [both] = await itemsOf();
  await visitor.ask('PATCH', `/api/shop-cart/${both.id}/?language=en`, { quantity: 1 });
  expect(await placesOf()).toEqual(['wheelchair']);
  await visitor.ask('DELETE', `/api/shop-cart/${both.id}/?language=en`);
  expect((await choose([seat(3, 6), seat(3, 5)], { 1: 1, 2: 1 }, visitor)).status).toBe(200);
  const wheelchair = (await itemsOf()).find(({ places }: { places: { kind: string }[] }) => places[0]?.kind === 'wheelchair');
  const left = (await visitor.ask('DELETE', `/api/shop-cart/${wheelchair.id}/?language=en`)).body;
  expect(left.items).toEqual([]);
  expect((await seatsNow()).taken).toEqual([]);
  // Once released it sells like every other seat.
  app.clock.set(at('2026-12-01T17:30'));
  expect((await choose([seat(3, 6), seat(3, 5)], { 1: 1, 2: 1 }, visitor)).status).toBe(200);
  const released = (await itemsOf()).find(({ places }: { places: { kind: string }[] }) => places[0]?.kind === 'wheelchair');
  await visitor.ask('DELETE', `/api/shop-cart/${released.id}/?language=en`);
  expect(await placesOf()).toEqual(['companion']);
});

test('SHOP-172 SHOP-66 without script the companion leaves the cart with the wheelchair place, and cannot be added or raised alone', async () => {
  const browser = new ShopBrowser(app);
  const press = () => ({ press: crypto.randomUUID() });
  const page = (await browser.ask('/tickets/SEATS?lang=en')).html;
  const field = /name="(n-\d+-9)"/.exec(page)?.[1] ?? '';
  const alone = await browser.send('/tickets/SEATS?lang=en', { ...press(), [field]: '1' });
  expect((await browser.ask(alone.to ?? '')).html).toContain('A companion seat belongs to the wheelchair space beside it');
  const both = await browser.send('/tickets/SEATS?lang=en', { ...press(), [field]: '1', [field.replace('-9', '-1')]: '1' });
  expect(both.to).toContain('added=2');
  const cart = (await browser.ask('/cart?lang=en')).html;
  expect(cart).toContain('companion seat');
  const [wheelchair, companion] = new Set([...cart.matchAll(/name="item" value="(\d+)"/g)].map(([, id]) => id ?? ''));
  const raised = await browser.send('/cart?lang=en', { item: companion ?? '', quantity: '2' });
  expect((await browser.ask(raised.to ?? '')).html).toContain('A companion seat belongs to the wheelchair space beside it');
  await browser.send('/cart?lang=en', { item: wheelchair ?? '', quantity: '0' });
  expect((await browser.ask('/cart?lang=en')).html).not.toMatch(/companion seat|name="item"/);
});

test('SHOP-60 tickets stay valid when the plan changes: a seat that changed its group or row is not sold again, one that is gone counts', async () => {
  expect((await choose([seat(1, 1), seat(1, 2)], { 1: 2 }, visitor)).status).toBe(200);
  expect((await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' })).status).toBe(200);
  const [stalls, circle] = planOfRoom.areas;
  if (stalls?.kind !== 'seated' || !circle) return expect.fail('a plan with stalls');
  const rows = stalls.rows.map((row) =>
    row.id === 1 ? { ...row, label: 'A', numbers: [1, 3, 4, 5, 6, 7], other_groups: { B: [1] } } : row,
  );
  await seedSeatPlan(app.database, { ...planOfRoom, areas: [{ ...stalls, rows }, circle] });
  const inCircle = { event_jet_id: 'SEATS', seat_group: 'Rang', quantities: [1], sale_type_ids: [1] };
  expect((await new Shopper(app.url).add({ ...inCircle, seats: [seat(1, 1)] })).body.response_code).toBe(-214);
  const tickets = await app.database.db.select().from(shopTickets);
  expect(tickets.map(({ label }) => [label?.row, label?.number])).toEqual([
    ['1', 1],
    ['1', 2],
  ]);
  const all = (await seatsNow()).areas[0].rows.flatMap(({ seats }: { seats: number[][] }) => seats).length;
  expect(all).toBe(18);
});

test('SHOP-63 SHOP-64 SHOP-290 without script seats are chosen from a list, which names those in the cart; cart and confirmation name them; a number that differs is refused', async () => {
  const browser = new ShopBrowser(app);
  const page = (await browser.ask('/tickets/SEATS?lang=en')).html;
  expect(page).toContain('<legend>Stalls, Row 3</legend>');
  expect(page).toMatch(/name="seat" value="30001"\/><span>Seat 1<small>wheelchair space<\/small>/);
  const form = (seats: number[], amounts: Record<string, string> = {}) => {
    const sent = new URLSearchParams({ press: crypto.randomUUID(), ...amounts });
    for (const one of seats) sent.append('seat', String(one));
    return sent;
  };
  const differs = await browser.send('/tickets/SEATS?lang=en', form([seat(1, 1)], { 'n-1-1': '2' }));
  expect((await browser.ask(differs.to ?? '')).html).toContain('as many seats as tickets');
  const added = await browser.send('/tickets/SEATS?lang=en', form([seat(3, 6), seat(3, 5)]));
  expect(added.to).toContain('added=2');
  const cart = (await browser.ask('/cart?lang=en')).html;
  expect(cart).toContain('Stalls, Row 3, Seat 6, wheelchair space');
  expect(cart).toContain('Stalls, Row 3, Seat 5, companion seat');
  expect((await browser.ask('/tickets/SEATS?lang=en')).html).toContain('Seat 6<small>in your cart</small>');
  const bought = await browser.send('/cart/checkout?lang=en', new URLSearchParams({ name: 'Ada', email: 'ada@example.org' }));
  expect((await browser.ask(bought.to ?? '')).html).toContain('Stalls, Row 3, Seat 6, wheelchair space');
});

test('SHOP-128 an evening that moves into a smaller room with a plan sells none of its seats while more are sold than it has', async () => {
  await choose(
    [1, 2, 3, 4, 5, 6].map((number) => seat(2, number)),
    undefined,
    visitor,
  );
  expect((await visitor.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.com' })).status).toBe(200);
  const [stalls] = planOfRoom.areas;
  if (stalls?.kind !== 'seated') return expect.fail('a plan with stalls');
  const rowOf = (numbers: number[]) => ({
    ...planOfRoom,
    areas: [{ ...stalls, rows: [{ id: 1, label: '1', price_group: 'A', numbers }] }],
  });
  await app.database.db.insert(rooms).values({ id: 2, name: { de: 'Studio' } });
  await seedSeatPlan(app.database, rowOf([1, 2, 3, 4]), 2);
  await app.database.db.update(events).set({ room: 2 }).where(eq(events.id, 1));
  expect((await choose([seat(1, 1)])).body.response_code).toBe(-214);
  expect((await new Shopper(app.url).add(parkett([1]))).body.response_code).toBe(-214);
  await seedSeatPlan(app.database, rowOf([1, 2, 3, 4, 5, 6, 7]), 2);
  expect((await choose([seat(1, 1), seat(1, 2)])).body.response_code).toBe(-214);
  expect((await choose([seat(1, 1)])).status).toBe(200);
});

test('SHOP-61 SHOP-05 a party of nine is more than a row has: nothing is held for it, and it may choose its seats itself', async () => {
  const refused = await visitor.add(parkett([9]));
  expect([refused.body.response_code, visitor.cookies.has('shop_cart')]).toEqual([-214, false]);
  expect((await seatsNow()).taken).toEqual([]);
  const nine = [1, 2, 3, 4, 5, 6].map((number) => seat(1, number)).concat([4, 5, 6].map((number) => seat(2, number)));
  expect((await choose(nine)).body.tickets_quantity).toBe(9);
});

test('SHOP-160 how many of a standing area: a number on the page without script, and others of it where somebody else was faster', async () => {
  const [stalls, circle] = planOfRoom.areas;
  if (!stalls || circle?.kind !== 'standing') return expect.fail('a plan with stalls and a circle');
  const floor = { kind: 'standing' as const, name: { de: 'Stehparkett', en: 'Floor' }, id: 5, price_group: 'A', places: 400 };
  await seedSeatPlan(app.database, { ...planOfRoom, areas: [stalls, floor, circle] });
  const browser = new ShopBrowser(app);
  const page = (await browser.ask('/tickets/SEATS?lang=en')).html;
  expect(page).toMatch(/<b>Floor, Standing places<\/b><small>400 free, 24\s€<\/small>/);
  expect(page.match(/name="standing-\d+"/g)).toEqual(['name="standing-5"']);
  expect(page.match(/name="seat"/g)).toHaveLength(18);
  const send = (fields: Record<string, string>) =>
    browser.send('/tickets/SEATS?lang=en', new URLSearchParams({ press: crypto.randomUUID(), ...fields }));
  expect((await send({ 'standing-5': '3', seat: '10001' })).to).toContain('added=4');
  expect((await browser.ask('/cart?lang=en')).html).toMatch(/Floor, 3 Standing places/);
  const again = (await browser.ask((await send({ 'standing-5': '2', 'n-1-1': '3' })).to ?? '')).html;
  expect(again).toContain('as many seats as tickets');
  expect(again).toMatch(/<details class="seat-choice" open="">.*name="standing-5"[^>]*value="2"/s);
  // Two visitors are given the same first places.
  const both = await Promise.all([choose([50_004, 50_005, 10_002], { 1: 3 }), choose([50_004, 50_005, 10_003], { 1: 3 })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const inCircle = (places: number) => ({ event_jet_id: 'SEATS', seat_group: 'Rang', quantities: [places], sale_type_ids: [1] });
  expect((await visitor.add({ ...inCircle(3), seats: [40_001, 40_002, 40_003] })).status).toBe(200);
  expect((await visitor.add({ ...inCircle(2), seats: [40_001, 40_002] })).body.response_code).toBe(-214);
  expect((await send({ 'standing-5': '36' })).to).toContain('added=36');
});
