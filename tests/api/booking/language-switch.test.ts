import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop });
  await site.database.db.update(events).set({ has_waiting_list: true }).where(eq(events.id, 2));
});
afterAll(() => site.close());

/** The page in the other language, by the switch of a page of the shop: what was typed and the form's hidden fields go along. */
async function switchLanguage(visitor: ShopBrowser, html: string, typed: Record<string, string>) {
  const button = /<button[^>]*name="switch"[^>]*>/.exec(html)?.[0] ?? '';
  const attribute = (name: string, tag: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const form = new RegExp(`<form[^>]*id="${attribute('form', button)}"[^>]*>`).exec(html)?.[0] ?? '';
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text]);
  const { to } = await visitor.send(attribute('action', form), {
    ...{ ...typed, ...Object.fromEntries(hidden) },
    switch: attribute('value', button),
  });
  return (await visitor.ask(to?.split('#')[0] ?? '')).html;
}

test('SHOP-185 BOOK-21 why tickets were refused, and those that were added before, stand in the other language too, and in the first again', async () => {
  const visitor = new ShopBrowser(site);
  const typed = { 'n-1-1': '1', 'n-2-1': '7' };
  const { html } = await visitor.refused('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), ...typed });
  expect(html).toContain('Not enough (connected) seats found. 1 ticket already in your cart.');
  const german = await switchLanguage(visitor, html, { 'n-2-1': '7' });
  expect(german).toContain('Es wurden nicht genügend (zusammenhängende) Plätze gefunden. 1 Karte liegt schon in Ihrem Warenkorb.');
  expect(german).toMatch(/name="n-2-1"[^>]*value="7"/);
  const english = await switchLanguage(visitor, german, { 'n-2-1': '6' });
  expect(english).toContain('Not enough (connected) seats found.');
  expect((await visitor.refused('/tickets/SEATS?lang=en', { press: crypto.randomUUID(), 'n-2-1': '0' })).html).not.toContain('Not enough');
});

test('SHOP-185 SHOP-03 why a checkout was refused, at a field and as a whole, stands in the other language too', async () => {
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/STUDIO?lang=en', { press: crypto.randomUUID(), 'n-0-1': '1' });
  const { html } = await visitor.refused('/cart/checkout?lang=en', { name: 'Ada', email: 'ada@' });
  expect(html).toContain('id="email-error"');
  const german = await switchLanguage(visitor, html, { name: 'Ada', email: 'ada@' });
  expect(german).toContain('Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.');
  const { html: dearer } = await visitor.refused('/cart/checkout?lang=de', { name: 'Ada', email: 'ada@example.org', total: '1.00' });
  const [, alert = ''] = /role="alert">(.*?)<\/div>/s.exec(dearer) ?? [];
  expect(alert).not.toBe('');
  const english = await switchLanguage(visitor, dearer, { name: 'Ada', email: 'ada@example.org' });
  expect(english).toMatch(/role="alert"/);
  expect(english).toContain('value="ada@example.org"');
});

test('SHOP-185 SHOP-77 the form of the waiting list keeps in the other language what was typed, and its errors once it was sent', async () => {
  const visitor = new ShopBrowser(site);
  const { html } = await visitor.ask('/waiting-list/STUDIO?lang=en');
  const typed = { size: '3', price: '20', email: 'ada' };
  const german = await switchLanguage(visitor, html, typed);
  for (const [name, value] of Object.entries(typed)) expect(german).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
  expect(german).not.toContain('aria-invalid');
  const { html: refused } = await visitor.refused('/waiting-list/STUDIO?lang=de', typed);
  const english = await switchLanguage(visitor, refused, typed);
  for (const field of ['dates', 'email', 'agreed']) expect(english).toContain(`id="${field}-error"`);
});
