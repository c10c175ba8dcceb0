import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { planOfRoom, seedSeatPlan } from '../../support/booking/seat-plans.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { joinWaitingList, offered } from '../../support/booking/waiting-list.ts';
import { headersOf, mailsOf } from '../../support/office/accounts.ts';

let app: TestApp;
afterEach(() => app.close());

const studio = { event_jet_id: 'STUDIO', quantities: [10] };
const refusedUntil = async (moment: string, add: () => ReturnType<Shopper['add']>, code: number) => {
  app.clock.set(new Date(new Date(moment).getTime() - 1000).toISOString());
  expect((await add()).body.response_code).toBe(code);
  app.clock.set(moment);
  expect((await add()).status).toBe(200);
};

/** The night in which clocks show 2 to 3 twice, and the one in which they do not show it. */
const nights = [
  {
    ...{
      night: 'the night with that hour twice',
      day: '2026-10-25',
      before: '2026-10-25T02:52:00+02:00',
      german: '25.\u00a0Okt.,\u00a002:30',
    },
    ...{ holdEnds: '2026-10-25T02:07:00+01:00', offerEnds: '2026-10-25T03:52:00+01:00' },
    // An hour that comes twice is the first one.
    ...{ saleStarts: '2026-10-25T02:30:00+02:00', released: '2026-10-25T02:30:00+01:00' },
  },
  {
    ...{
      night: 'the night without that hour',
      day: '2027-03-28',
      before: '2027-03-28T01:52:00+01:00',
      german: '28.\u00a0März,\u00a003:30',
    },
    ...{ holdEnds: '2027-03-28T03:07:00+02:00', offerEnds: '2027-03-28T04:52:00+02:00' },
    ...{ saleStarts: '2027-03-28T03:30:00+02:00', released: '2027-03-28T03:30:00+02:00' },
  },
];

/** The shop as of a moment, with performances on a day and a waiting list. */
const openOn = async (day: string, now: string) => {
  app = await startTestApp({
    now,
    seed: async (database) => {
      await seedShop(database);
      const { db } = database;
      await db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      const start = new Date(`${day}T18:30:00Z`);
      const evening = { production: 1, date_start: start, date_end: new Date(start.getTime() + 2 * 3_600_000) };
      const waiting = { has_waiting_list: true, waiting_hours: 2, ticket_url: '/tickets/STUDIO' };
      await db.update(events).set(evening).where(eq(events.id, 1));
      await db
        .update(events)
        .set({ ...evening, ...waiting })
        .where(eq(events.id, 2));
    },
  });
};

describe.each(nights)('2 to 3 in $night', ({ day, before, german, holdEnds, offerEnds, saleStarts, released }) => {
  const open = (now: string) => openOn(day, now);

  test('SHOP-04 OPS-05 a hold that ends in it or behind it lasts 15 minutes and is sold on at its end, to the second', async () => {
    await open(before);
    const held = (await new Shopper(app.url).add(studio)).body;
    expect(held).toMatchObject({ expires: holdEnds, expires_in: 900 });
    await refusedUntil(holdEnds, () => new Shopper(app.url).add(studio), -214);
  });

  test('SHOP-79 OPS-05 an offer of the waiting list lapses after its hours, to the second, and passes on', async () => {
    await open(before);
    const holder = new Shopper(app.url);
    await holder.add(studio);
    const [first, next] = [await joinWaitingList(app), await joinWaitingList(app, { email: 'next@example.org' })];
    const [item] = (await holder.cart()).body.items;
    await holder.ask('PATCH', `/api/shop-cart/${item.id}/?language=en`, { quantity: 8 });
    await holder.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: 'ada@example.org' });
    const pageOf = async (address: string) => (await new ShopBrowser(app).ask(address)).html;
    expect(await pageOf(first)).toContain(offered);
    app.clock.set(new Date(new Date(offerEnds).getTime() - 1000).toISOString());
    await app.app.runDueWork();
    expect([(await pageOf(first)).includes(offered), (await pageOf(next)).includes(offered)]).toEqual([true, false]);
    app.clock.set(offerEnds);
    await app.app.runDueWork();
    expect([(await pageOf(first)).includes(offered), (await pageOf(next)).includes(offered)]).toEqual([false, true]);
  });

  test('SHOP-42 OPS-05 a start of sale that the office sets to 2:30 of it is said and kept to the second', async () => {
    await open(`${day}T00:00:00Z`);
    const set = await app.get('/de/api/events/2/', {
      ...{ method: 'PATCH', body: JSON.stringify({ sale_starts: `${day}T02:30` }) },
      headers: { ...(await headersOf(app, 'editor')), 'content-type': 'application/json' },
    });
    expect([set.status, await set.text()]).toEqual([200, expect.anything()]);
    expect(await (await app.get('/de/kalender/werkstatt/2')).text()).toContain(`Vorverkauf ab ${german}\u00a0Uhr`);
    await refusedUntil(saleStarts, () => new Shopper(app.url).add({ event_jet_id: 'STUDIO' }), -220);
  });

  test('SHOP-67 OPS-05 wheelchair spaces that are released in it are held back until then, to the second', async () => {
    await open(before);
    await seedSeatPlan(app.database, planOfRoom);
    const start = new Date(`${day}T18:30:00Z`).getTime();
    const hours = Math.round((start - new Date(released).getTime()) / 3_600_000);
    // As many hours before the beginning as the clock counts, not as its hands show.
    await app.database.db
      .update(events)
      .set({ wheelchair_release_hours: hours, date_start: new Date(new Date(released).getTime() + hours * 3_600_000) })
      .where(eq(events.id, 1));
    app.clock.set(new Date(new Date(released).getTime() - 60_000).toISOString());
    // All other neighbours, until behind that moment.
    for (let pair = 0; pair < 4; pair++) await new Shopper(app.url).add(parkett([3]));
    await refusedUntil(released, () => new Shopper(app.url).add(parkett([2])), -214);
  });
});

test('SHOP-395 an offer that ends in the hour that comes twice says on its page and in its mail which of both it is', async () => {
  for (const [now, until] of [
    ['2026-10-25T00:30:00+02:00', '02:30 (before the clocks go back).'],
    ['2026-10-25T01:30:00+02:00', '02:30 (after the clocks have gone back).'],
    ['2026-10-25T02:30:00+02:00', '03:30.'],
  ] as const) {
    await openOn('2026-10-25', now);
    const says = `${offered} Sunday 25 October 2026, ${until}`;
    expect((await new ShopBrowser(app).ask(await joinWaitingList(app))).html).toContain(says);
    await app.app.runDueWork();
    const offerMail = () => mailsOf(app).join().replaceAll('=\n', '');
    await expect.poll(offerMail).toContain(`alone until Sunday 25 October 2026, ${until}`);
    await app.close();
  }
});
