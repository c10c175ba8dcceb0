import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitingParties } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';

const size = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.record({ do: fc.constant('join' as const), size }),
  fc.record({ do: fc.constant('hold' as const), size }),
  fc.record({ do: fc.constantFrom('release' as const, 'accept' as const, 'decline' as const, 'leave' as const), size: fc.nat(20) }),
  fc.record({ do: fc.constant('pass' as const), size: fc.constantFrom(1, 14, 15, 16, 59, 61) }),
);

/** Places of the studio. */
const capacity = 10;

test('SHOP-78 SHOP-79 whatever comes, goes and lapses, offers are whole, no place is given twice, and nobody waits for what is free', async () => {
  const app = await startTestApp({
    environment: { TRUST_PROXY: 'true' },
    seed: async (database) => {
      await seedShop(database);
      await database.db.update(events).set({ has_waiting_list: true, waiting_hours: 1, waiting_tickets: 6 }).where(eq(events.id, 2));
    },
  });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const run = new Run(app);
        for (const one of steps) {
          await run.take(one);
          await app.app.runDueWork();
          await run.check();
        }
        await run.end();
      }),
      { numRuns: 4 },
    );
  } finally {
    await app.close();
  }
});

let number = 0;
/** Another client each time, because each may do so only so often. */
const nextAddress = () => `10.0.${Math.floor(++number / 250)}.${number % 250}`;
const asBrowser = () => ({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': nextAddress() });

/** One run of steps on an empty list. */
class Run {
  readonly #app: TestApp;
  readonly #holders: Shopper[] = [];

  constructor(app: TestApp) {
    this.#app = app;
  }

  async take(one: { do: 'join' | 'hold' | 'release' | 'accept' | 'decline' | 'leave' | 'pass'; size: number }): Promise<void> {
    if (one.do === 'pass') return this.#app.clock.advance(one.size * 60_000);
    if (one.do === 'join') return this.#join(one.size);
    if (one.do === 'hold') {
      const shopper = new Shopper(this.#app.url, nextAddress());
      if ((await shopper.add({ event_jet_id: 'STUDIO', quantities: [one.size] })).status === 200) this.#holders.push(shopper);
      return;
    }
    if (one.do === 'release') {
      const [shopper] = this.#holders.splice(one.size % Math.max(1, this.#holders.length), 1);
      const [item] = shopper ? (await shopper.cart()).body.items : [];
      if (shopper && item) await shopper.ask('DELETE', `/api/shop-cart/${item.id}/?language=en`);
      return;
    }
    const parties = await this.#app.database.db.select({ token: waitingParties.token }).from(waitingParties).orderBy(waitingParties.id);
    const party = parties[one.size % Math.max(1, parties.length)];
    if (party) await new ShopBrowser(this.#app).send(`/waiting-list?lang=en&token=${party.token}`, { do: one.do }, asBrowser());
  }

  async #join(count: number): Promise<void> {
    const email = `party-${++number}@example.org`;
    const visitor = new ShopBrowser(this.#app);
    await visitor.send('/waiting-list/STUDIO?lang=en', { size: String(count), price: '', date: '2', email, agreed: '1' }, asBrowser());
    const [party] = await this.#app.database.db
      .select({ token: waitingParties.token })
      .from(waitingParties)
      .where(eq(waitingParties.email, email));
    if (party) await visitor.send(`/waiting-list?lang=en&token=${party.token}`, { do: 'confirm' }, asBrowser());
  }

  async check(): Promise<void> {
    const now = this.#app.clock.now().toISOString();
    const rows = async (query: string) =>
      ((await this.#app.database.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
    const [taken] = await rows(`select count(*)::integer as count from shop_tickets t join shop_items i on i.id = t.item
      left join shop_carts c on c.id = i.cart where i."order" is not null or c.expires_at > '${now}'`);
    const free = capacity - Number(taken?.count);
    expect(free).toBeGreaterThanOrEqual(0);
    const offers = await rows(`select p.size, count(t.seat)::integer as tickets, max(c.expires_at) = max(o.expires_at) as is_held
      from waiting_offers o join waiting_parties p on p.id = o.party left join shop_carts c on c.id = o.cart
      left join shop_items i on i.cart = c.id left join shop_tickets t on t.item = i.id where o.outcome is null group by o.id, p.size`);
    for (const offer of offers) expect(offer).toMatchObject({ tickets: offer.size, is_held: true });
    // What was declined or has lapsed passes on: nobody is offered the same evening again.
    expect(await rows('select party from waiting_offers group by party, event having count(*) > 1')).toEqual([]);
    const waiting = await rows(`select p.size from waiting_parties p join waiting_dates d on d.party = p.id
      where p.confirmed_at is not null and p.accepted_at is null
      and not exists (select 1 from waiting_offers o where o.party = p.id and o.outcome is null)`);
    for (const party of waiting) expect(Number(party.size)).toBeGreaterThan(free);
  }

  async end(): Promise<void> {
    await this.#app.database.db.delete(waitingParties);
    this.#app.clock.advance(3 * 3_600_000);
    await this.#app.app.runDueWork();
  }
}
