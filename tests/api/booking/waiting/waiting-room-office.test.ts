import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { parkett } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { room, startWithRoom } from '../../../support/booking/waiting-room.ts';
import { headersOf } from '../../../support/office/accounts.ts';

let app: TestApp;
let shoppers = 0;

const start = async (...given: Parameters<typeof startWithRoom>) => {
  app = await startWithRoom(...given);
};
beforeEach(() => {
  shoppers = 0;
});
afterEach(() => app.close());

const shopper = (address?: string) => new Shopper(app.url, address ?? `10.0.0.${++shoppers}`);
const enter = async (who: Shopper) => (await who.ask('POST', room, {})).body;
/** Longer than an answer may be old. */
const later = (ms = 5000) => app.clock.advance(ms);

test('SHOP-91 the room opens by itself when many additions have waited for long, also for other instances, and closes when nobody waits', async () => {
  await start({ has_waiting_room: false });
  const other = await startTestApp({ database: app.database, environment: { TRUST_PROXY: 'true' } });
  try {
    expect(await enter(shopper())).toMatchObject({ state: 'open' });
    expect((await shopper().add({ event_jet_id: 'STUDIO' })).status).toBe(200);
    let arrived = 0;
    app.app.server.server.on('request', ({ url }) => {
      if (url === '/api/shop-cart/') arrived++;
    });
    let release = () => {};
    // The shop is busy: nothing else reaches the stocks.
    const held = app.database.db.transaction(async (transaction) => {
      await transaction.execute('lock table shop_stocks in access exclusive mode');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    const first = Array.from({ length: 60 }, () => shopper().add(parkett([1])));
    await expect.poll(() => arrived).toBe(60);
    later(6000);
    const late = shopper().add(parkett([1]));
    await expect.poll(() => arrived).toBe(61);
    release();
    await held;
    expect((await late).status).toBe(400);
    expect((await Promise.all(first)).filter(({ status }) => status === 200).length).toBe(24);
    await expect.poll(async () => (await (await fetch(`${other.url}${room}`)).json()).state).toBe('none');
    later(16 * 60_000);
    expect(await enter(shopper())).toMatchObject({ state: 'open' });
  } finally {
    await other.close();
  }
}, 60_000);

test('SHOP-90 the office sees who waits, chooses and has tickets in the cart, and that a room is closed', async () => {
  await start();
  for (const size of [1, 2]) expect((await shopper().add(parkett([size]))).status).toBe(200);
  for (let index = 0; index < 5; index++) await enter(shopper());
  later();
  const headers = await headersOf(app, 'editor');
  const office = async (event: number) => (await app.get(`/en/admin/events/${event}/waiting-room`, { headers })).text();
  expect((await (await app.get('/en/admin/events/1', { headers })).text()).includes('/en/admin/events/1/waiting-room')).toBe(true);
  const html = await office(1);
  expect(html).toContain('The waiting room is switched on.');
  expect(html).toMatch(/Waiting<.*?>3<.*Choosing now<.*?>2 of at most 2<.*Have tickets in the cart<.*?>2<.*Seats left<.*?>27</s);
  expect(await office(2)).toContain('The waiting room is closed');
});
