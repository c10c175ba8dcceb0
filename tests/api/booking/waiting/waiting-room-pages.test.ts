import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import type { TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { parkett } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { room, startWithRoom } from '../../../support/booking/waiting-room.ts';

let app: TestApp;
afterEach(() => app.close());

const page = '/waiting-room/SEATS?lang=en';
const minute = 60_000;
const shopper = (last: number) => new Shopper(app.url, `10.0.0.${last}`);
/** A visitor without script who waits behind those who are there. */
async function openWaiting() {
  const visitor = new ShopBrowser(app);
  const headers = { 'x-forwarded-for': '10.0.9.9', 'sec-fetch-site': 'same-origin' };
  await visitor.ask(page, { headers });
  expect((await visitor.send(page, { do: 'enter' }, headers)).to).toBe(page);
  return {
    ask: (path: string) => visitor.ask(path, { headers }),
    send: (path: string, form: Record<string, string>) => visitor.send(path, form, headers),
  };
}

test('SHOP-86 SHOP-88 without script: who comes back after an hour reads why the place is lost and queues again; so does who took too long to choose', async () => {
  app = await startWithRoom({ waiting_room_size: 1 });
  const [ada, bea] = [shopper(1), shopper(2)];
  await ada.ask('POST', room, {});
  const visitor = await openWaiting();
  await bea.ask('POST', room, {});
  const waiting = await visitor.ask(page);
  const [, next = ''] = /^\d+; url=(.*)$/.exec(waiting.headers.get('refresh') ?? '') ?? [];
  expect(waiting.html).not.toContain('no longer valid');
  // Beforehand everybody reads how long a turn waits, also who stops the reloading.
  for (const path of [page, `${page}&held`]) expect((await visitor.ask(path)).html, path).toMatch(/two minutes to be (here|there)/);
  await ada.ask('DELETE', room, {});
  for (const minutes of [0.1, 3, 32]) {
    app.clock.advance(minutes * minute);
    await bea.ask('GET', room);
  }
  const lost = await visitor.ask(next);
  expect(lost.html).toContain('Your place is no longer valid: on your turn you have two minutes to be there and ten to choose.');
  expect(lost.html).toContain('Press the button to queue again.');
  expect(lost.headers.get('refresh')).toBeNull();
  await visitor.send(page, { do: 'enter' });
  const { to: choice } = await visitor.ask(page);
  const { html } = await visitor.ask(choice ?? '');
  expect(html).toContain('Please choose within 10 minutes.');
  app.clock.advance(11 * minute);
  await bea.ask('POST', room, {});
  const [hidden = ''] = /name="turn-shown" value="1"/.exec(html) ?? [];
  expect(hidden).not.toBe('');
  const late = await visitor.send('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-1-1': '1', 'turn-shown': '1' });
  expect(late.to).toBe(page);
  const again = await visitor.ask(late.to ?? '');
  expect(again.html).toContain('You have a new one at the end of the queue.');
  expect(again.html).toContain('You are next.');
});

test('SHOP-76 SHOP-88 without script: while all is taken who waits is offered the next dates and the waiting list', async () => {
  app = await startWithRoom({ waiting_room_size: 50, production: 1, has_waiting_list: true });
  const { db } = app.database;
  await db.insert(productions).values({ id: 1, name: { de: 'Hamlet', en: 'Hamlet' }, programs: [], is_online: true });
  await db.update(events).set({ production: 1, ticket_url: '/tickets/STUDIO' }).where(eq(events.id, 2));
  const ada = shopper(1);
  for (const size of [6, 6, 6, 6]) expect((await ada.add(parkett([size]))).status).toBe(200);
  expect((await ada.add({ ...parkett([6]), seat_group: 'Rang' })).status).toBe(200);
  app.clock.advance(11_000);
  const visitor = await openWaiting();
  const { html } = await visitor.ask(page);
  expect(html).toContain('At the moment all tickets are sold or in carts.');
  expect(html).toContain('href="/tickets/STUDIO?lang=en"');
  expect(html).toContain('href="/waiting-list/SEATS?lang=en"');
});
