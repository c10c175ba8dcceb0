import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop });
});
afterAll(() => site.close());

const buyer = { name: 'Ada Lovelace', email: 'ada@' };

async function withTicket(): Promise<ShopBrowser> {
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/STUDIO?lang=en', { press: crypto.randomUUID(), 'n-0-1': '1' });
  return visitor;
}

test('NAV-05 SHOP-03 name and address survive a change of the language at the checkout, without an error', async () => {
  const visitor = await withTicket();
  expect((await visitor.ask('/cart/checkout?lang=en')).html).toMatch(/<button[^>]*form="checkout"[^>]*name="switch"/);
  const { status, to } = await visitor.send('/cart/checkout?lang=en', { ...buyer, switch: 'de' });
  expect([status, to]).toEqual([303, '/cart/checkout?lang=de&again']);
  const { html } = await visitor.ask(to ?? '');
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toContain('value="ada@"');
  expect(html).toContain('lang="de-DE"');
  expect(html).not.toContain('aria-invalid');
});

test('SHOP-04 SHOP-03 more time at the checkout stays there and loses nothing that was typed', async () => {
  const visitor = await withTicket();
  site.clock.advance(60_000);
  const { to } = await visitor.send('/cart/checkout?lang=en', { ...buyer, extend: '1' });
  expect(to).toBe('/cart/checkout?lang=en&again&extended');
  const { html } = await visitor.ask(to ?? '');
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toContain('Your tickets are reserved for longer again.');
  expect(html).not.toContain('aria-invalid');
});

test('SHOP-03 I18N-01 the checkout has messages of its own in the language of the page, and the first wrong field gets the focus', async () => {
  const visitor = await withTicket();
  expect((await visitor.ask('/cart/checkout?lang=de')).html).toMatch(/<form id="checkout"[^>]*noValidate/i);
  const { to } = await visitor.send('/cart/checkout?lang=de', buyer);
  expect(to).toBe('/cart/checkout?lang=de&again#email');
  const { html } = await visitor.ask(to?.split('#')[0] ?? '');
  expect(html).toContain('Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.');
  site.clock.advance(16 * 60_000);
  const late = await visitor.send('/cart/checkout?lang=de', { name: 'Ada', email: 'ada@example.com' });
  expect((await visitor.ask(late.to ?? '')).html).toContain('Ihre Reservierung ist abgelaufen, bestellt wurde nichts.');
});
