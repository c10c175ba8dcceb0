import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopCarts } from '../../../../src/features/booking/booking.tables.server.ts';
import { waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp, testNow } from '../../../support/app.ts';
import { type PlanInput, seedPlannedEvent } from '../../../support/booking/seat-plans.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { isFullRun } from '../../../support/variants.ts';

const size = fc.integer({ min: 1, max: 5 });
const idJet = fc.constantFrom('STUDIO', 'PLAN');
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      ...{ size, dates: fc.constantFrom('2', '90', '2 90'), price: fc.constantFrom('', '', '24', '30,00') },
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), size, idJet }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bring a companion' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'buy' as const), which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('accept' as const, 'decline' as const, 'leave' as const), which: fc.nat(20) }) },
  // Forwards and backwards, as a clock that is corrected; offers stand for an hour, holds for 15 minutes.
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 14, 15, 16, 59, 61, -1, -20, -70) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set' as const), minutes: fc.constantFrom(-5, 0, 5) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Places of the studio. */
const capacity = 10;
/** Four seats, an aisle and two seats; two wheelchair places with one for a companion each, two seats between them. */
const rows = [
  { id: 1, label: '1', numbers: [1, 2, 3, 4, 5, 6], aisles: [4] },
  { id: 2, label: '2', numbers: [1, 2, 3, 4, 5, 6], aisles: [], wheelchair: [1, 6], companion: [2, 5] },
];
const plan: PlanInput = {
  price_groups: [{ letter: 'A', seat_group: 'Parkett' }],
  areas: [{ kind: 'seated', name: { de: 'Parkett', en: 'Stalls' }, rows: rows.map((row) => ({ ...row, price_group: 'A' })) }],
  release_hours: 2,
};
/** Neighbours, from left to right. */
const blocks = [
  [10_001, 10_002, 10_003, 10_004],
  [10_005, 10_006],
  [20_001, 20_002, 20_003, 20_004, 20_005, 20_006],
];
const companionOf = new Map([
  [20_002, 20_001],
  [20_005, 20_006],
]);
const access = [...companionOf].flat();
/** When those are for everybody. */
const releasedAt = new Date('2026-12-02T16:30:00Z');

test('SHOP-78 SHOP-79 SHOP-191 whatever comes, goes and lapses, in two evenings and with the clock moved either way, offers are whole and side by side, no place is given twice, and nobody waits for what is free', async () => {
  const app = await startTestApp({
    environment: { TRUST_PROXY: 'true' },
    seed: async (database) => {
      const { db } = database;
      await seedShop(database);
      const planned = await seedPlannedEvent(database, plan);
      await db.insert(productions).values({ id: 1, name: { de: 'Zwei Abende', en: 'Two evenings' }, programs: [], is_online: true });
      const ofPlan = await db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, planned));
      const companion = { id: 2, price: '0.00', sale_type_id: 3, seat_group: null, text: {}, has_discounts: false, is_companion: true };
      const groups = (ofPlan[0]?.groups ?? []).map((group) => ({
        ...group,
        prices: [
          ...group.prices.map((price) => ({ ...price, price: '36.00' })),
          { ...companion, name: { de: 'Begleitung', en: 'Companion' } },
        ],
      }));
      await db.update(events).set({ seat_groups: groups }).where(eq(events.id, planned));
      const waiting = { production: 1, has_waiting_list: true, waiting_hours: 1, waiting_tickets: 6 };
      const evening = { date_start: new Date('2026-12-02T18:30:00Z'), date_end: new Date('2026-12-02T21:00:00Z') };
      await db
        .update(events)
        .set({ ...waiting, ...evening })
        .where(inArray(events.id, [2, planned]));
    },
  });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
        const run = new Run(app);
        for (const one of steps) {
          await run.take(one);
          await app.app.runDueWork();
          await run.check();
        }
        await run.end();
      }),
      { numRuns: isFullRun ? 120 : 4 },
    );
  } finally {
    await app.close();
  }
});

let number = 0;
/** Another client each time, because each may do so only so often. */
const nextAddress = () => `10.${Math.floor(++number / 62_500)}.${Math.floor(number / 250) % 250}.${number % 250}`;
const asBrowser = () => ({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': nextAddress() });

/** One run of steps on an empty list. */
class Run {
  readonly #app: TestApp;
  readonly #holders: Shopper[] = [];

  constructor(app: TestApp) {
    this.#app = app;
  }

  async take(one: Step): Promise<void> {
    const { clock } = this.#app;
    if (one.do === 'pass') return clock.advance(one.minutes * 60_000);
    if (one.do === 'set') return clock.set(new Date(releasedAt.getTime() + one.minutes * 60_000));
    if (one.do === 'join') return this.#join(one);
    if (one.do === 'hold') return this.#hold({ event_jet_id: one.idJet, quantities: [one.size] });
    if (one.do === 'bring a companion') return this.#hold({ event_jet_id: 'PLAN', quantities: [1, 1], sale_type_ids: [1, 3] });
    if (one.do === 'release' || one.do === 'buy') {
      const [shopper] = this.#holders.splice(one.which % Math.max(1, this.#holders.length), 1);
      const [item] = shopper ? (await shopper.cart()).body.items : [];
      if (one.do === 'buy') await shopper?.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' });
      else if (item) await shopper?.ask('DELETE', `/api/shop-cart/${item.id}/?language=en`);
      return;
    }
    const parties = await this.#app.database.db.select({ token: waitingParties.token }).from(waitingParties).orderBy(waitingParties.id);
    const party = parties[one.which % Math.max(1, parties.length)];
    if (party) await new ShopBrowser(this.#app).send(`/waiting-list?lang=en&token=${party.token}`, { do: one.do }, asBrowser());
  }

  async #hold(wish: Parameters<Shopper['add']>[0]): Promise<void> {
    const shopper = new Shopper(this.#app.url, nextAddress());
    const group = wish.event_jet_id === 'PLAN' ? { seat_group: 'Parkett' } : {};
    if ((await shopper.add({ ...wish, ...group })).status === 200) this.#holders.push(shopper);
  }

  async #join({ size: count, dates, price }: { size: number; dates: string; price: string }): Promise<void> {
    const email = `party-${++number}@example.org`;
    const visitor = new ShopBrowser(this.#app);
    const form = new URLSearchParams({ size: String(count), price, email, agreed: '1' });
    for (const date of dates.split(' ')) form.append('date', date);
    await visitor.send('/waiting-list/STUDIO?lang=en', form, asBrowser());
    const [party] = await this.#app.database.db
      .select({ token: waitingParties.token })
      .from(waitingParties)
      .where(eq(waitingParties.email, email));
    if (party) await visitor.send(`/waiting-list?lang=en&token=${party.token}`, { do: 'confirm' }, asBrowser());
  }

  async #rows<Row>(query: string): Promise<Row[]> {
    return ((await this.#app.database.db.execute(query)) as unknown as { rows: Row[] }).rows;
  }

  async check(): Promise<void> {
    const now = this.#app.clock.now();
    const tickets = await this.#rows<{ event: number; seat: number; cart: number | null; sale_type: number }>(`
      select s.event, t.seat, i.cart, i.sale_type_id as sale_type from shop_tickets t join shop_items i on i.id = t.item
      join shop_stocks s on s.id = t.stock left join shop_carts c on c.id = i.cart
      where i."order" is not null or c.expires_at > '${now.toISOString()}'`);
    const takenOf = (event: number) => tickets.filter((ticket) => ticket.event === event).map(({ seat }) => seat);
    for (const event of [2, 90]) expect(new Set(takenOf(event)).size).toBe(takenOf(event).length);
    expect(takenOf(2).length).toBeLessThanOrEqual(capacity);
    expect(takenOf(90).filter((seat) => !blocks.flat().includes(seat))).toEqual([]);
    const isTogether = (companion: number, cart: number | null) =>
      tickets.some((other) => other.event === 90 && other.cart === cart && companionOf.get(companion) === other.seat);
    for (const { seat, cart, sale_type } of tickets) if (sale_type === 3) expect(isTogether(seat, cart)).toBe(true);

    const offers = await this.#rows<{ event: number; size: number; highest: number | null; price: number; seats: number[]; made: string }>(`
      select o.event, p.size, p.highest_price::float as highest, o.price::float as price, max(c.expires_at) = max(o.expires_at) as is_held,
      array_agg(t.seat order by t.seat) as seats, max(o.created_at)::text as made
      from waiting_offers o join waiting_parties p on p.id = o.party left join shop_carts c on c.id = o.cart
      left join shop_items i on i.cart = c.id left join shop_tickets t on t.item = i.id where o.outcome is null group by o.id, p.id`);
    for (const { event, highest, price, seats, made, ...offer } of offers) {
      expect(offer).toEqual({ size: seats.length, is_held: true });
      expect(price).toBeLessThanOrEqual(highest ?? price);
      if (event !== 90) continue;
      expect(seats.at(-1)).toBe((seats[0] ?? 0) + seats.length - 1);
      expect(blocks.some((block) => seats.every((seat) => block.includes(seat)))).toBe(true);
      if (new Date(made) < releasedAt) expect(seats.filter((seat) => access.includes(seat))).toEqual([]);
    }
    // What was declined or has lapsed passes on: nobody is offered the same evening again.
    expect(await this.#rows('select party from waiting_offers group by party, event having count(*) > 1')).toEqual([]);

    const waiting = await this.#rows<{ event: number; size: number; highest: number | null }>(`
      select d.event, p.size, p.highest_price::float as highest from waiting_parties p join waiting_dates d on d.party = p.id
      where p.confirmed_at is not null and p.accepted_at is null
      and not exists (select 1 from waiting_offers o where o.party = p.id and o.outcome is null)`);
    const canSit = (seat: number) => !takenOf(90).includes(seat) && (now >= releasedAt || !access.includes(seat));
    const longest = Math.max(...blocks.map((block) => longestRun(block, canSit)));
    for (const { event, size: count, highest } of waiting) {
      const [price, room] = event === 2 ? [24, capacity - takenOf(2).length] : [36, longest];
      if (highest === null || highest >= price) expect(count).toBeGreaterThan(room);
    }
  }

  async end(): Promise<void> {
    const { db } = this.#app.database;
    await db.delete(waitingParties);
    await db.delete(shopCarts);
    this.#app.clock.set(testNow);
    await this.#app.app.runDueWork();
  }
}

function longestRun(block: readonly number[], canSit: (seat: number) => boolean): number {
  let [longest, run] = [0, 0];
  for (const seat of block) {
    run = canSit(seat) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
