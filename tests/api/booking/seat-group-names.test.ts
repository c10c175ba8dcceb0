import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      const [row] = await database.db.select({ groups: events.seat_groups }).from(events).where(eq(events.id, 1));
      const seat_groups = (row?.groups ?? []).map((group) =>
        group.seat_group === 'Parkett' ? { ...group, name: { de: 'Parkett', en: 'Stalls' } } : group,
      );
      await database.db
        .update(events)
        .set({ access: ['wheelchair'] })
        .where(eq(events.id, 2));
      await database.db.update(events).set({ seat_groups, ticket_url: '/tickets/SEATS' }).where(eq(events.id, 1));
    },
  });
  app.app.search.begin();
});
afterAll(() => app.close());

const textOf = async (path: string) => (await app.get(path)).text();
const namesIn = async (language: string) =>
  ((await (await app.get(`/${language}/api/events/1/`)).json()) as { seat_groups: { name: string }[] }).seat_groups.map(({ name }) => name);

test('BOOK-02 I18N-08 seat groups are named in the language of the visitor, by the name of the shop where nobody entered another', async () => {
  expect(await namesIn('de')).toEqual(['Parkett', 'Rang']);
  expect(await namesIn('en')).toEqual(['Stalls', 'Rang']);
  expect(await textOf('/tickets/SEATS?lang=en')).toContain('<legend>Stalls</legend>');
  expect(await textOf('/tickets/SEATS?lang=de')).toContain('<legend>Parkett</legend>');
  const visitor = new Shopper(app.url);
  await visitor.add({ event_jet_id: 'SEATS', seat_group: 'Parkett' });
  expect((await visitor.cart()).body.items[0]).toMatchObject({ seat_group: 'Parkett', seat_group_name: 'Stalls' });
  const page = await app.get('/cart?lang=en', {
    headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(await page.text()).toContain('Hamlet, Stalls, Full price');
});

test('EVD-04 SRCH-01 performances are found by what they offer to people with disabilities, in both languages', async () => {
  await app.app.search.idle();
  const find = async (language: string, query: string) => {
    const found = await app.get(`/${language}/api/search/events/?query=${encodeURIComponent(query)}`);
    return ((await found.json()) as { results: { id: number }[] }).results.map(({ id }) => id);
  };
  expect([await find('de', 'Rollstuhl'), await find('en', 'wheelchair')]).toEqual([[2], [2]]);
});
