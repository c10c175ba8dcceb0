import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShopAway, ShopClient, ShopRefused } from '../../../../src/features/booking/adapters/shop-client.server.ts';
import { eventShape, itemShape, page } from '../../../../src/features/booking/pretix/pretix.shapes.ts';
import { PretixClient } from '../../../../src/features/booking/pretix/pretix-client.server.ts';
import { type PretixServer, startPretixServer } from '../../../support/booking/pretix/pretix-server.ts';

let server: PretixServer;
let client: PretixClient;
/** Gives up soon: for answers that do not come. */
let impatient: PretixClient;

beforeEach(async () => {
  server = await startPretixServer();
  const settings = { url: server.url, organizer: 'ring', token: 'secret' };
  client = new PretixClient(settings);
  impatient = new PretixClient({ ...settings, timeoutMs: 80 });
});
afterEach(() => server.close());

const event = (by = client) => by.request({ path: '/events/season/', answer: eventShape });

test('SHOP-01 an answer that does not come in time is given up and requested again, twice', async () => {
  server.failNext('slow');
  expect(await event(impatient)).toMatchObject({ slug: 'season' });
  server.failNext('slow', 3);
  await expect(event(impatient)).rejects.toThrow(ShopAway);
  expect(server.requests).toHaveLength(5);
});

test('SHOP-01 five failures in a row open the breaker: then nobody waits and pretix gets no request', async () => {
  server.failNext('500', 6);
  await expect(event()).rejects.toThrow(ShopAway);
  await expect(event()).rejects.toThrow(ShopAway);
  const sent = server.requests.length;
  expect(sent).toBe(5);
  await expect(event()).rejects.toThrow(ShopAway);
  expect(server.requests).toHaveLength(sent);
});

test('SHOP-01 a no is an answer: it is neither repeated nor counted as a failure', async () => {
  const wrong = new PretixClient({ url: server.url, organizer: 'ring', token: 'stolen' });
  for (let time = 0; time < 8; time++)
    await expect(wrong.request({ path: '/events/season/', answer: eventShape })).rejects.toMatchObject({
      name: ShopRefused.name,
      status: 401,
    });
  expect(server.requests).toHaveLength(8);
});

test('SHOP-01 lists are read page by page, and the token follows no page to another host', async () => {
  server.setPages(3);
  expect(await client.requestAll('/events/season/items/', page, itemShape)).toHaveLength(3);
  server.setPages(2, 'https://elsewhere.example/api/v1/organizers/other/events/');
  await expect(client.requestAll('/events/season/items/', page, itemShape)).rejects.toThrow(ShopAway);
});

test('SHOP-01 the next page of a shop is below its address, also where that has no path, and at no organizer whose name only begins alike', () => {
  const pathOf = (base: string, address: string) =>
    new ShopClient({ name: 'shop', base, headers: {}, keyHeader: 'idempotency-key' }).pathOf(address);
  expect(pathOf('https://shop.example', 'https://shop.example/items?page=2')).toBe('/items?page=2');
  expect(pathOf('https://shop.example/api', 'http://shop.example/api/items?page=2')).toBe('/items?page=2');
  expect(() => pathOf('https://shop.example/ring', 'https://shop.example/ringside/items?page=2')).toThrow(ShopAway);
});
