import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotionCodes } from '../../../src/features/booking/codes/codes.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { seedShop } from '../../support/booking/shop-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop, environment: { TRUST_PROXY: '127.0.0.1' } });
  await site.database.db.insert(promotionCodes).values([
    { code: 'HERBST', unit: 'percent', value: 10 },
    { code: 'HAMLET', unit: 'percent', value: 50, events: [1] },
    { code: 'BALD', value: 10, valid_from: new Date('2026-12-01T00:00:00+01:00') },
    { code: 'GESTERN', value: 10, valid_until: new Date('2026-11-19T00:00:00+01:00') },
    { code: 'LEER', value: 100, max_uses: 0 },
    { code: 'M-4711', kind: 'member', value: 20 },
  ]);
});
afterAll(() => site.close());

const refusals = [
  ['NIE', 'Diesen Code kennen wir nicht. Bitte prüfen Sie ihn.', 'We do not know this code. Please check it.'],
  ['HAMLET', 'Dieser Code gilt nicht für diese Karten.', 'This code is not valid for these tickets.'],
  ['BALD', 'Dieser Code gilt noch nicht.', 'This code is not valid yet.'],
  ['GESTERN', 'Dieser Code ist abgelaufen.', 'This code has expired.'],
  ['LEER', 'Dieser Code ist schon verbraucht.', 'This code has been used up.'],
  [
    'M-4711',
    'Dieser Code gilt nur mit einem Konto. Bitte melden Sie sich zuerst an.',
    'This code works with an account only. Please log in first.',
  ],
] as const;
const form = (promotion: string) => ({ press: crypto.randomUUID(), 'n-0-1': '2', promotion });
/** A browser of an address of its own, for an address may try ten codes a minute. */
let addresses = 0;
function openBrowser() {
  const browser = new ShopBrowser(site);
  const headers = { 'x-forwarded-for': `192.0.2.${++addresses}`, 'sec-fetch-site': 'same-origin' };
  const send = (path: string, values: Record<string, string>) => browser.send(path, values, headers);
  const ask = async (path: string) => (await browser.ask(path, { headers })).html;
  return {
    send,
    ask,
    next: async (path: string, values: Record<string, string>) => ask((await send(path, values)).to?.split('#')[0] ?? ''),
  };
}
const fieldOf = (html: string) => /name="promotion"[^>]*value="([^"]*)"/.exec(html)?.[1];

test.each(refusals)(
  'SHOP-185 SHOP-95 SHOP-97 without script the code %s is refused in plain words in the language of the page, and stays as typed when that is switched',
  async (code, german, english) => {
    const browser = openBrowser();
    const refused = await browser.next('/tickets/STUDIO?lang=de', { ...form(code), sum: '1' });
    expect(refused).toContain(german);
    expect(fieldOf(refused)).toBe(code);
    const switched = await browser.next('/tickets/STUDIO?lang=de', { ...form(code), switch: 'en' });
    expect([fieldOf(switched), /name="n-0-1"[^>]*value="2"/.test(switched)]).toEqual([code, true]);
    const again = await browser.next('/tickets/STUDIO?lang=en', { ...form(code), sum: '1' });
    expect(again).toContain(english);
    expect(await browser.ask('/cart?lang=en')).toContain('Your cart is empty');
  },
);

test('SHOP-97 a code that counts for the cart counts in the other language too, also while its checkout is filled in', async () => {
  const browser = openBrowser();
  await browser.send('/tickets/STUDIO?lang=de', form('HERBST'));
  const discount = /<dt>Code HERBST<\/dt><dd>−4,80/;
  for (const path of ['/cart?lang=de', '/cart?lang=en', '/cart/checkout?lang=de', '/cart/checkout?lang=en'])
    expect(await browser.ask(path), path).toMatch(discount);
});
