import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seatPlans, shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';

let app: TestApp;
let visitor: Shopper;

beforeEach(async () => {
  app = await startTestApp({ seed: seedShop });
  visitor = new Shopper(app.url);
});
afterEach(() => app.close());

const listStock = async (ids: string) => (await visitor.ask('GET', `/api/shop-availability/?events=${ids}&language=en`)).body;
/** The same of all events of the built-in shop; tests have no fees. */
const selling = { max_per_order: 40, takes_codes: true, fees: { per_ticket: '0.00', per_order: '0.00' } };
const inParkett = (quantity: number) => ({ event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [quantity] });

test('API-46 EVT-28 live stock says which groups and timeslots are sold out, and when few or no tickets are left', async () => {
  expect(await listStock('1,2,3')).toEqual({
    1: {
      statuses: [],
      seat_groups: [
        { seat_group: 'Parkett', status: '1', timeslots: [] },
        { seat_group: 'Rang', status: '1', timeslots: [] },
      ],
      ...selling,
    },
    2: { statuses: ['remaining_tickets'], seat_groups: [], ...selling },
    3: {
      statuses: ['remaining_tickets'],
      seat_groups: [
        {
          seat_group: 'Saal',
          status: '1',
          timeslots: [
            { block_id: 7, status: '1' },
            { block_id: 8, status: '1' },
          ],
        },
      ],
      ...selling,
    },
  });
  await visitor.add({ event_jet_id: 'STUDIO', quantities: [10] });
  await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Rang', quantities: [6] });
  await visitor.add(inParkett(5));
  await visitor.add({ event_jet_id: 'SLOTS', seat_group: 'Saal', block_id: 7, quantities: [4] });
  app.clock.advance(10_000);
  expect(await listStock('1,2,3')).toMatchObject({
    1: { statuses: ['remaining_tickets'], seat_groups: [{ status: '1' }, { seat_group: 'Rang', status: '0' }] },
    2: { statuses: ['sold_out'] },
    3: {
      seat_groups: [
        {
          status: '1',
          timeslots: [
            { block_id: 7, status: '0' },
            { block_id: 8, status: '1' },
          ],
        },
      ],
    },
  });
  app.clock.advance(15 * 60_000);
  expect(await listStock('2')).toMatchObject({ 2: { statuses: ['remaining_tickets'] } });
});

test('API-46 a timeslot that has begun is out of the choice', async () => {
  app.clock.set('2026-11-20T18:30:00+01:00');
  expect((await listStock('3'))[3].seat_groups[0]).toMatchObject({ status: '1', timeslots: [{ status: '0' }, { status: '1' }] });
  app.clock.set('2026-11-20T20:30:00+01:00');
  expect(await listStock('3')).toMatchObject({ 3: { statuses: ['sold_out'], seat_groups: [{ status: '0' }] } });
});

test('API-46 the answer is cached for 10 s; the order of the ids does not matter', async () => {
  const { headers } = await visitor.ask('GET', '/api/shop-availability/?events=2');
  expect(headers.get('cache-control')).toBe('public, max-age=10');
  await listStock('1,2');
  await visitor.add({ event_jet_id: 'STUDIO', quantities: [10] });
  app.clock.advance(9_999);
  expect((await listStock('2,1'))[2].statuses).toEqual(['remaining_tickets']);
  app.clock.advance(1);
  expect((await listStock('2,1'))[2].statuses).toEqual(['sold_out']);
});

test('API-46 at most 100 ids; what is no list of ids answers 400, unknown and unlisted events are missing', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
  expect(Object.keys(await listStock(ids(100)))).toEqual(['1', '2', '3', '4', '5', '6', '7', '9']);
  for (const wrong of ['', 'x', '1,', ',1', '1,,2', '-1', '0', '1.5', '1e3', ids(101), '9'.repeat(20)])
    expect((await visitor.ask('GET', `/api/shop-availability/?events=${wrong}`)).status, wrong).toBe(400);
  expect((await visitor.ask('GET', '/api/shop-availability/')).status).toBe(400);
});

test('SHOP-05 a catalogue that changes is heeded at once: no more is sold than the room holds', async () => {
  const { db } = app.database;
  await visitor.add(inParkett(6));
  await db.update(rooms).set({ seats: 15 }).where(eq(rooms.id, 1));
  // 24 and 6 places share 15 seats: 12 and 3, of which 6 are held.
  expect((await visitor.add(inParkett(6))).status).toBe(200);
  expect((await visitor.add(inParkett(1))).body.response_code).toBe(-214);
  expect((await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Rang', quantities: [4] })).body.response_code).toBe(-214);
  await db.update(events).set({ seat_groups: [] }).where(eq(events.id, 1));
  expect((await visitor.add(inParkett(1))).body.detail).toBe('These tickets are not sold online.');
});

test('SHOP-05 an event nobody has given a stock sells what its room has, and a new group its share', async () => {
  const { db } = app.database;
  await db.delete(shopStocks);
  await db.update(rooms).set({ seats: 9 }).where(eq(rooms.id, 1));
  expect((await visitor.add(inParkett(5))).status).toBe(200);
  expect((await visitor.add(inParkett(1))).body.response_code).toBe(-214);
  expect((await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Rang', quantities: [4] })).status).toBe(200);
  app.clock.advance(10_000);
  expect(await listStock('1')).toMatchObject({ 1: { statuses: ['sold_out'] } });
});

test('SHOP-128 seat groups share the smaller room: one that has sold more than its share leaves nothing to the others, until it fits', async () => {
  const { db } = app.database;
  const buy = async (who: Shopper) => (await who.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.com' })).status;
  const rang = { event_jet_id: 'SEATS', seat_group: 'Rang' };
  for (let at = 0; at < 4; at++) expect((await visitor.add(inParkett(5))).status).toBe(200);
  expect(await buy(visitor)).toBe(200);
  await db.update(rooms).set({ seats: 20 }).where(eq(rooms.id, 1));
  expect((await new Shopper(app.url).add({ ...rang, quantities: [1] })).body.response_code).toBe(-214);
  app.clock.advance(11_000);
  expect(await listStock('1')).toMatchObject({ 1: { statuses: ['sold_out'] } });
  // A room of which only a plan is known, for other seat groups.
  await db.update(rooms).set({ seats: null }).where(eq(rooms.id, 1));
  const price_group = 'A';
  const rows = [{ id: 1, label: '1', price_group, numbers: Array.from({ length: 20 }, (_, at) => at + 1) }];
  const plan = {
    price_groups: [{ letter: price_group, seat_group: 'Saal' }],
    areas: [{ kind: 'seated' as const, name: { de: 'Saal' }, rows }],
  };
  await seedSeatPlan(app.database, { ...plan, release_hours: null });
  expect((await new Shopper(app.url).add({ ...rang, quantities: [1] })).body.response_code).toBe(-214);
  await db.delete(seatPlans);
  await db.update(rooms).set({ seats: 23 }).where(eq(rooms.id, 1));
  expect((await new Shopper(app.url).add({ ...rang, quantities: [4] })).body.response_code).toBe(-214);
  // Every seat of the room is somebody's: none is lost to rounding.
  expect((await new Shopper(app.url).add({ ...rang, quantities: [3] })).status).toBe(200);
});

test('SHOP-128 an evening that moves into a smaller room keeps what is sold and held, and sells nothing more until it fits', async () => {
  const buy = async (who: Shopper) => (await who.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.com' })).status;
  const statuses = async () => {
    app.clock.advance(11_000);
    return (await listStock('2'))[2].statuses;
  };
  const moveTo = async (seats: number) => {
    await app.database.db.insert(rooms).values({ id: seats, name: { de: 'Probebühne' }, seats });
    await app.database.db.update(events).set({ room: seats }).where(eq(events.id, 2));
  };
  await visitor.add({ event_jet_id: 'STUDIO', quantities: [6] });
  expect(await buy(visitor)).toBe(200);
  const other = new Shopper(app.url);
  expect((await other.add({ event_jet_id: 'STUDIO', quantities: [2] })).status).toBe(200);
  await moveTo(5);
  expect(await statuses()).toEqual(['sold_out']);
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO' })).body.response_code).toBe(-214);
  expect(await buy(other)).toBe(200);
  await moveTo(9);
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO', quantities: [2] })).body.response_code).toBe(-214);
  expect((await new Shopper(app.url).add({ event_jet_id: 'STUDIO' })).status).toBe(200);
  expect(await statuses()).toEqual(['sold_out']);
});
