import { eq, gt } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { openSyncedSite, type SyncedSite } from '../../../support/booking/synced-site.ts';

let site: SyncedSite;
beforeEach(async () => {
  site = await openSyncedSite();
  await site.sync();
});
afterEach(() => site.close());

const pricesOf = async (id: number) => (await site.event(id)).seat_groups[0]?.prices.map(({ price }) => price);

test('SHOP-192 a date that the shop has deleted is sold no more, the office reads why, and it is sold again when it is back', async () => {
  const was = site.pretix.dates.get(13);
  site.pretix.removeDate(13);
  await site.sync();
  expect(await site.statuses(2)).toContain('online_sale_ended');
  // Nothing else of it changes, nor of its siblings.
  expect((await site.event(2)).date_start).toEqual(new Date('2026-12-03T19:30:00+01:00'));
  expect(await pricesOf(2)).toEqual(['24.00', '14.50']);
  for (const id of [1, 3]) expect(await site.statuses(id)).not.toContain('online_sale_ended');
  expect(await site.office()).toContain('Der Webshop kennt diesen Termin nicht mehr.');
  expect(await site.office('en')).toContain('The webshop no longer knows this date.');
  const lines = (page: string) => page.match(/kennt diesen Termin nicht mehr/g)?.length;
  site.pretix.setDate(12, { date_from: '2026-12-01T20:00:00+01:00' });
  await site.sync();
  expect(lines(await site.office())).toBe(1);
  if (was) site.pretix.setDate(13, was);
  await site.sync();
  expect(await site.statuses(2)).not.toContain('online_sale_ended');
});

test('SHOP-192 what the shop only refuses to show is not gone', async () => {
  site.pretix.failNext('403', 20);
  await site.sync();
  for (const id of [1, 2, 3]) expect(await site.statuses(id)).not.toContain('online_sale_ended');
});

test('SHOP-192 a price that is switched off for one date of its series is not sold there, and the office reads which', async () => {
  site.pretix.setDate(13, { variation_price_overrides: [{ variation: 1, disabled: true, price: null }] });
  await site.sync();
  expect((await site.office()).match(/wird dort nicht mehr verkauft/g)).toHaveLength(1);
  const add = (event_jet_id: string) =>
    new Shopper(site.app.url).add({ event_jet_id, seat_group: 'Parkett', quantities: [1], sale_type_ids: [1] });
  expect((await add('season/13')).status).toBe(400);
  expect((await add('season/12')).status).toBe(200);
});

test('SHOP-192 SHOP-110 a price that the shop sells no more is a conflict: it stays until the office takes it off the page, or keeps it', async () => {
  site.pretix.set('variation', { active: false });
  await site.sync();
  for (const id of [1, 2, 3]) expect(await pricesOf(id)).toEqual(['24.00', '14.50']);
  const page = await site.office();
  expect(page.match(/wird dort nicht mehr verkauft/g)).toHaveLength(3);
  expect(page).toContain('Vollpreis');
  expect(page.match(/Preis bei uns entfernen<\/button>/g)).toHaveLength(3);
  const [first, second] = site.conflicts(page);
  expect(await site.press({ do: 'take', ...first })).toMatch(/done=taken$/);
  expect(await pricesOf(1)).toEqual(['14.50']);
  expect(await site.press({ do: 'keep', ...second })).toMatch(/done=kept$/);
  await site.sync();
  expect(await pricesOf(2)).toEqual(['24.00', '14.50']);
  // Sold again: the third has nothing to decide any more.
  site.pretix.set('variation', { active: true });
  await site.sync();
  expect(await site.office()).not.toContain('value="take"');
  expect(await pricesOf(3)).toEqual(['24.00', '14.50']);
});

test('SHOP-192 SHOP-107 an answer nobody can read changes nothing, here or in the cursor, and the office reads that', async () => {
  site.pretix.setDate(12, { date_from: 'soon' });
  await site.sync();
  expect(await site.office()).toMatch(/Der Webshop antwortet seit .* nicht\./);
  expect(await site.page(1)).toContain('19:30');
  for (const id of [1, 2, 3]) expect(await site.statuses(id)).not.toContain('online_sale_ended');
  site.pretix.setDate(12, { date_from: '2026-12-01T20:15:00+01:00' });
  await site.sync();
  expect(await site.page(1)).toContain('20:15');
});

test('SHOP-210 a number that the shop does not know is on start page and screen until it is right, and only where tickets would be sold', async () => {
  const { db } = site.app.database;
  const number = (id: number, id_jet: string) => db.update(events).set({ id_jet }).where(eq(events.id, id));
  // The others of the seed have numbers of the built-in shop.
  await db.delete(events).where(gt(events.id, 3));
  await site.sync();
  expect(await site.startPage()).not.toContain('der Webshop nicht kennt');
  // Mistyped; of an event it does not show; not of this kind.
  await number(1, 'season/21');
  await number(2, 'saeson/13');
  await number(3, 'A 14');
  await site.sync();
  expect(await site.startPage()).toContain('3 Nummern, die der Webshop nicht kennt');
  const [german, english] = [await site.office(), await site.office('en')];
  for (const text of ['Nummern, die der Webshop nicht kennt', 'season/21', 'saeson/13', 'A 14', '/de/admin/events/1#id_jet'])
    expect(german).toContain(text);
  expect(english).toContain('Numbers the webshop does not know');
  // Nothing has changed there since: it is said all the same.
  await site.sync();
  expect(await site.startPage()).toContain('3 Nummern');
  // Canceled, or not on the site: nobody would buy it.
  await db
    .update(events)
    .set({ statuses: ['canceled'] })
    .where(eq(events.id, 2));
  await db.update(events).set({ is_online: false }).where(eq(events.id, 3));
  expect(await site.startPage()).toContain('Eine Nummer, die der Webshop nicht kennt');
  expect(await site.office()).not.toContain('saeson/13');
  await number(1, 'season/12');
  expect(await site.startPage()).not.toContain('der Webshop nicht kennt');
  await site.sync();
  expect(await site.office()).not.toContain('der Webshop nicht kennt');
});
