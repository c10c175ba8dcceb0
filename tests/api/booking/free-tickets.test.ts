import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';

let app: TestApp;

/** The studio costs nothing, and who comes takes a ticket. */
beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      const price = { id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei' }, has_discounts: false };
      await database.db
        .update(events)
        .set({ prices: [price] })
        .where(eq(events.id, 2));
    },
  });
});
afterEach(() => app.close());

test('SHOP-151 SHOP-291 tickets that cost nothing are booked without script from the shop to the confirmation; the checkout then has nothing more to pay', async () => {
  const browser = new ShopBrowser(app);
  expect((await browser.ask('/webshop?lang=en')).html).toContain('href="/tickets/STUDIO?lang=en"');
  const page = (await browser.ask('/tickets/STUDIO?lang=en')).html;
  expect(page).not.toContain('No tickets are available here for this date.');
  const added = await browser.send('/tickets/STUDIO?lang=en', { press: crypto.randomUUID(), 'n-0-1': '2' });
  expect(added.to).toBe('/cart?lang=en&added=2');
  const checkout = (await browser.ask('/cart/checkout?lang=en')).html;
  expect(checkout).toContain('>Order free of charge (demonstration)</button>');
  const total = /name="total" value="([^"]*)"/.exec(checkout)?.[1] ?? '';
  expect(total).toBe('0.00');
  const bought = await browser.send('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@example.org', total });
  expect(bought.to).toMatch(/^\/cart\/checkout\?lang=en&order=/);
  expect((await browser.ask(bought.to ?? '')).html).toContain('Thank you for your order');
  const back = await browser.ask('/cart/checkout?lang=en');
  expect(back.status).toBe(200);
  expect(back.html).not.toContain('name="total"');
  expect(back.html).toContain('Your cart is empty');
});
