import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { shopTickets } from '../../../../src/features/booking/booking.tables.server.ts';
import { waitingOffers } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import type { TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { mailsOf } from '../../../support/office/accounts.ts';
import { type Processes, startProcesses } from '../../../support/processes.ts';
import { isFullRun } from '../../../support/variants.ts';

let site: Processes | undefined;
afterEach(() => site?.close());

// `npm test` kills the site amid sales, saves and arrivals (shop-kill, editor-crash, waiting-room-kill).
test.skipIf(!isFullRun)(
  'SHOP-78 kill -9 of an instance while parties wait: each is still there, gets its offer once and one mail of it',
  async () => {
    const running = await startProcesses(async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      const date_start = new Date(Date.now() + 7 * 24 * 3_600_000);
      await database.db
        .update(events)
        .set({ production: 1, ticket_url: '/tickets/STUDIO', has_waiting_list: true, waiting_hours: 2, waiting_tickets: 6 })
        .where(eq(events.id, 2));
      await database.db.update(events).set({ date_start, date_end: null }).where(eq(events.id, 2));
    }, 2);
    site = running;
    /** The instance started last, on the embedded database the only one. */
    const browser = () =>
      new ShopBrowser({ get: (path: string, init?: RequestInit) => fetch(`${running.urls.at(-1)}${path}`, init) } as TestApp);
    const mails = () =>
      mailsOf(running as unknown as TestApp).map((text) =>
        text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      );
    const linkIn = (email: string) => /waiting-list\?lang=en&token=[\w-]+/.exec(mails().find((text) => text.includes(email)) ?? '')?.[0];

    const holder = new Shopper(running.urls.at(-1) ?? '');
    expect((await holder.add({ event_jet_id: 'STUDIO', quantities: [10] })).status).toBe(200);
    const parties: string[] = [];
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
      const form = { size: '2', price: '', date: '2', email, agreed: '1' };
      expect((await browser().send('/waiting-list/STUDIO?lang=en', form)).status).toBe(303);
      await expect.poll(() => linkIn(email), { timeout: 10_000 }).toBeTruthy();
      const address = `/${linkIn(email)}`;
      expect((await browser().send(address, { do: 'confirm' })).status).toBe(303);
      parties.push(address);
    }
    // Where there are two the other goes on.
    await running.kill(0);
    if (running.urls.length === 1) await running.start(0);

    const tab = holder.tab(running.urls.at(-1));
    const [item] = (await tab.cart()).body.items;
    expect((await tab.ask('DELETE', `/api/shop-cart/${item.id}/?language=en`)).status).toBe(200);
    for (const address of parties)
      await expect.poll(async () => (await browser().ask(address)).html, { timeout: 10_000 }).toContain('Reserved for you alone until');
    await expect.poll(() => mails().filter((text) => /Subject: Seats for you/.test(text)).length, { timeout: 20_000 }).toBe(3);

    const database = await running.stopAndOpen();
    const offers = await database.db.select({ outcome: waitingOffers.outcome }).from(waitingOffers);
    expect(offers).toEqual([{ outcome: null }, { outcome: null }, { outcome: null }]);
    expect(await database.db.select().from(shopTickets)).toHaveLength(6);
  },
  120_000,
);
