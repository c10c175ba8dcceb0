import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotionCodes } from '../../../src/features/booking/codes/codes.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ShopBrowser } from '../../support/booking/shop-browser.ts';
import { parkett, seedShop } from '../../support/booking/shop-events.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { importInto } from '../../support/imports/import.ts';
import { headersOf, seedUser } from '../../support/office/accounts.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedShop, environment: { SHOP_FEE_ORDER: '2', TRUST_PROXY: '127.0.0.1' } });
  await site.database.db.insert(promotionCodes).values([
    { code: 'Herbst', unit: 'percent', value: 10 },
    { code: 'FUENF', unit: 'amount', value: 5, sale_types: ['1'] },
    { code: 'WERKSTATT', unit: 'percent', value: 50, events: [2] },
    { code: 'BALD', value: 10, valid_from: new Date('2026-12-01T00:00:00+01:00') },
    { code: 'GESTERN', value: 10, valid_until: new Date('2026-11-19T00:00:00+01:00') },
    { code: 'EINMAL', value: 100, max_uses: 1 },
    { code: 'WERKEINMAL', value: 50, max_uses: 1, events: [2] },
    { code: 'M-4711', kind: 'member', value: 20 },
    { code: 'WEG', value: 10, deleted_at: new Date('2026-11-01T00:00:00+01:00') },
  ]);
});
afterAll(() => site.close());

let address = 0;
/** A visitor of an address of their own, so that guesses of one test do not count for another. */
const newShopper = () => new Shopper(site.url, `192.0.2.${++address}`);
const check = (visitor: Shopper, code: string, language = 'en') =>
  visitor.ask('POST', '/api/shop-code/', { language, code, event_jet_id: 'SEATS' });
const buyer = { name: 'Ada', email: 'ada@example.com' };

test('SHOP-95 a code says what it takes off, whatever its capitals, or in plain words of both languages why not', async () => {
  const visitor = newShopper();
  expect((await check(visitor, ' hERBST ')).body).toEqual({ id: 1, code: 'Herbst', percent: 10, amount: null, events: [], sale_types: [] });
  const why = async (code: string, language?: string) => {
    const { status, body } = await check(visitor, code, language);
    return [status, body.detail];
  };
  expect(await why('NIE')).toEqual([400, 'We do not know this code. Please check it.']);
  expect(await why('WEG', 'de')).toEqual([400, 'Diesen Code kennen wir nicht. Bitte prüfen Sie ihn.']);
  expect(await why('BALD')).toEqual([400, 'This code is not valid yet.']);
  expect(await why('GESTERN', 'de')).toEqual([400, 'Dieser Code ist abgelaufen.']);
  expect(await why('WERKSTATT')).toEqual([400, 'This code is not valid for these tickets.']);
  expect(await why('M-4711')).toEqual([400, 'This code works with an account only. Please log in first.']);
});

test('SHOP-95 I18N-06 without a language in the body the answer is in that of the path', async () => {
  const body = { code: 'GESTERN', event_jet_id: 'SEATS' };
  expect((await newShopper().ask('POST', '/de/api/shop-code/', body)).body.detail).toBe('Dieser Code ist abgelaufen.');
});

test('SHOP-95 codes cannot be guessed: at most ten attempts a minute', async () => {
  const visitor = newShopper();
  const statuses = [];
  for (let at = 0; at < 11; at++) statuses.push((await check(visitor, `RAT${at}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('SHOP-95 codes that are accepted do not count as guesses', async () => {
  const visitor = newShopper();
  for (let at = 0; at < 12; at++) expect((await check(visitor, 'Herbst')).status).toBe(200);
  expect((await visitor.add({ event_jet_id: 'STUDIO', code: 'Herbst' })).status).toBe(200);
  expect((await check(visitor, 'RAT')).status).toBe(400);
});

test('SHOP-95 nor by a form shown again, which comes from a cookie that anybody can write', async () => {
  const guess = async (code: string) => {
    const form = String(new URLSearchParams({ 'n-0-1': '1', promotion: code }));
    const cookie = Buffer.from(JSON.stringify({ path: '/tickets/STUDIO', form, problem: null })).toString('base64url');
    const answer = await site.get('/tickets/STUDIO?lang=en&again&sum', {
      headers: { cookie: `shop_form=${cookie}`, 'x-forwarded-for': '198.51.100.7' },
    });
    return answer.text();
  };
  for (let at = 0; at < 10; at++) expect(await guess(`RAT${at}`)).toContain('We do not know this code.');
  for (const code of ['RAT10', 'Herbst']) {
    const html = await guess(code);
    expect(html).toContain('Too many requests.');
    expect(html).not.toContain('<dt>Code Herbst</dt>');
  }
});

test('SHOP-95 SHOP-94 an addition uses the code with the cart; percent are of each ticket, an amount is off its price types', async () => {
  const visitor = newShopper();
  const added = await visitor.add({ ...parkett([2, 1]), code: 'herbst' });
  expect([added.status, added.body.code_problem]).toEqual([200, undefined]);
  expect((await visitor.cart()).body).toMatchObject({
    total: '58.25',
    sum: { tickets: '62.50', code: 'Herbst', saved: '6.25', order_fee: '2.00' },
  });
  const other = newShopper();
  await other.add({ ...parkett([0 + 1], [2]), code: 'FUENF' });
  expect((await other.cart()).body).toMatchObject({ total: '16.50', sum: { code: '', saved: '0.00' } });
  await other.add({ ...parkett([1]), code: 'FUENF' });
  expect((await other.cart()).body.sum).toMatchObject({ tickets: '38.50', code: 'FUENF', saved: '5.00' });
});

test('SHOP-95 a code that is refused keeps the tickets and says why', async () => {
  const visitor = newShopper();
  const { status, body } = await visitor.add({ ...parkett([1]), code: 'WERKSTATT' });
  expect([status, body.tickets_quantity, body.code_problem]).toEqual([200, 1, 'This code is not valid for these tickets.']);
});

test('SHOP-95 a code is used as often as it may: carts that hold tickets with it count, until they end; a free order has no fee', async () => {
  const first = newShopper();
  await first.add({ ...parkett([1]), code: 'EINMAL' });
  expect((await first.cart()).body.total).toBe('0.00');
  const second = newShopper();
  expect((await second.add({ event_jet_id: 'STUDIO', code: 'EINMAL' })).body.code_problem).toBe('This code has been used up.');
  expect((await first.ask('POST', '/api/shop-checkout/', buyer)).status).toBe(200);
  expect((await check(second, 'EINMAL')).body.detail).toBe('This code has been used up.');
});

test('SHOP-95 a code whose tickets have left the cart is not used up by the order of the others', async () => {
  const first = newShopper();
  await first.add({ event_jet_id: 'STUDIO', code: 'WERKEINMAL' });
  await first.add(parkett([1]));
  const { items } = (await first.cart()).body;
  const ofStudio = items.find((item: { event_id: number }) => item.event_id === 2);
  await first.ask('DELETE', `/api/shop-cart/${ofStudio.id}/`);
  expect((await first.ask('POST', '/api/shop-checkout/', buyer)).status).toBe(200);
  const next = { event_jet_id: 'STUDIO', code: 'WERKEINMAL' };
  expect((await newShopper().add(next)).body.code_problem).toBeUndefined();
  expect((await newShopper().add(next)).body.code_problem).toBe('This code has been used up.');
});

test('SHOP-95 nobody pays more than the page said: a code that has ended meanwhile is refused at the checkout, then the price is the full one', async () => {
  await site.database.db.insert(promotionCodes).values({ code: 'KURZ', value: 50, valid_until: new Date('2026-11-20T16:45:00+01:00') });
  const visitor = newShopper();
  await visitor.add({ event_jet_id: 'STUDIO', code: 'KURZ' });
  expect((await visitor.cart()).body.total).toBe('14.00');
  site.clock.advance(6 * 60_000);
  expect((await visitor.cart()).body.sum).toMatchObject({ code: '', code_problem: 'This code has expired.' });
  expect((await visitor.ask('POST', '/api/shop-checkout/?language=en', buyer)).body.detail).toBe('This code has expired.');
  expect((await visitor.cart()).body.total).toBe('26.00');
  expect((await visitor.ask('POST', '/api/shop-checkout/', buyer)).status).toBe(200);
  site.clock.advance(-6 * 60_000);
});

test('SHOP-95 SHOP-03 nobody pays another price than the checkout shows: one that changed in another tab is said first, and nothing typed is lost', async () => {
  const visitor = new ShopBrowser(site);
  await visitor.send('/tickets/STUDIO?lang=en', { press: crypto.randomUUID(), 'n-0-1': '1', promotion: 'Herbst' });
  const totalOf = (html: string) => /name="total" value="([\d.]+)"/.exec(html)?.[1] ?? '';
  const total = totalOf((await visitor.ask('/cart/checkout?lang=en')).html);
  expect(total).toBe('23.60');
  await visitor.send('/cart?lang=en', { 'code-remove': '1' });
  const again = await visitor.refused('/cart/checkout?lang=en', { ...buyer, total });
  expect(again.html).toContain('The price has changed and nothing was ordered.');
  expect(again.html).toMatch(/name="email"[^>]*value="ada@example.com"/);
  expect(totalOf(again.html)).toBe('26.00');
  expect((await visitor.send('/cart/checkout?lang=en', { ...buyer, total: '26.00' })).to).toContain('&order=');
});

test('SHOP-97 without script: the code on the purchase page and in the cart; a wrong one stays as typed with the reason; it can be removed', async () => {
  const visitor = new ShopBrowser(site);
  const form = { press: crypto.randomUUID(), 'n-0-1': '1', promotion: 'nie' };
  const wrong = await visitor.send('/tickets/STUDIO?lang=en', { ...form, sum: '1' });
  const again = await visitor.ask(wrong.to?.split('#')[0] ?? '');
  expect(again.html).toContain('We do not know this code.');
  expect(again.html).toMatch(/name="promotion"[^>]*value="nie"/);
  const summed = await visitor.send('/tickets/STUDIO?lang=en', { ...form, promotion: 'herbst', sum: '1' });
  expect((await visitor.ask(summed.to?.split('#')[0] ?? '')).html).toContain('<dt>Code Herbst</dt><dd>−2,40\u00a0€</dd>');
  const added = await visitor.send('/tickets/STUDIO?lang=en', form);
  const cart = await visitor.ask(added.to ?? '');
  expect(cart.html).toContain('We do not know this code.');
  expect(cart.html).toMatch(/name="code"[^>]*value="nie"/);
  const used = await visitor.send('/cart?lang=en', { code: 'Herbst' });
  expect(used.to).toBe('/cart?lang=en&code-used');
  expect((await visitor.ask(used.to ?? '')).html).toContain('<dt>Code Herbst</dt>');
  const removed = await visitor.send('/cart?lang=en', { 'code-remove': '1' });
  expect((await visitor.ask(removed.to ?? '')).html).not.toContain('<dt>Code Herbst</dt>');
});

test('SHOP-120 before the press the purchase page says what the cart will: an amount once, whatever it holds already', async () => {
  const visitor = new ShopBrowser(site);
  const form = (field = 'n-1-1') => ({ press: crypto.randomUUID(), [field]: '1', promotion: 'fuenf' });
  const totalOf = (html: string) => /class="total"><dt>Total<\/dt><dd>([^<]+)/.exec(html)?.[1];
  await visitor.send('/tickets/STUDIO?lang=en', form('n-0-1'));
  const summed = await visitor.send('/tickets/SEATS?lang=en', { ...form(), sum: '1' });
  const { html } = await visitor.ask(summed.to?.split('#')[0] ?? '');
  expect(html).toContain('<dt>Already in your cart</dt><dd>24\u00a0€</dd>');
  expect(html).toContain('<dt>Code FUENF</dt><dd>−5\u00a0€</dd>');
  const { to } = await visitor.send('/tickets/SEATS?lang=en', form());
  expect([totalOf(html), totalOf((await visitor.ask(to ?? '')).html)]).toEqual(['45\u00a0€', '45\u00a0€']);
});

test('SHOP-120 SHOP-271 a code that is in the cart counts on the purchase page without being typed again', async () => {
  const visitor = new ShopBrowser(site);
  const form = (field: string, more = {}) => ({ press: crypto.randomUUID(), [field]: '1', ...more });
  await visitor.send('/tickets/STUDIO?lang=en', form('n-0-1', { promotion: 'Herbst' }));
  const summed = await visitor.send('/tickets/SEATS?lang=en', form('n-1-1', { sum: '1' }));
  const { html } = await visitor.ask(summed.to?.split('#')[0] ?? '');
  await visitor.send('/tickets/SEATS?lang=en', form('n-1-1'));
  const cart = (await visitor.ask('/cart?lang=en')).html;
  for (const page of [html, cart]) {
    expect(page).toContain('<dt>Code Herbst</dt><dd>−4,80\u00a0€</dd>');
    expect(page).toContain('class="total"><dt>Total</dt><dd>45,20\u00a0€');
  }
});

test('SHOP-272 a code that wants an account leads to the login and back, where it is typed already and counts', async () => {
  const visitor = new ShopBrowser(site);
  const form = { press: crypto.randomUUID(), 'n-0-1': '1', promotion: 'm-4711' };
  const summed = await visitor.send('/tickets/STUDIO?lang=en', { ...form, sum: '1' });
  const loginOf = (html: string) =>
    /This code works with an account only[^<]*<a href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const back = (login: string) => new URL(login, site.url).searchParams.get('next') ?? '';
  const tickets = back(loginOf((await visitor.ask(summed.to?.split('#')[0] ?? '')).html));
  const added = await visitor.send('/tickets/STUDIO?lang=en', form);
  const cart = back(loginOf((await visitor.ask(added.to ?? '')).html));
  expect([tickets, cart]).toEqual(['/tickets/STUDIO?lang=en&again&sum', '/cart?lang=en&added=1&again']);
  await seedUser(site, 'mia', 'haus am ring 1911');
  const loggedIn = await visitor.send(`/en/user/login?next=${encodeURIComponent(cart)}`, {
    username: 'mia',
    password: 'haus am ring 1911',
  });
  expect(loggedIn.to).toBe(cart);
  const { html } = await visitor.ask(cart);
  expect(html).not.toContain('role="alert"');
  expect(html).toMatch(/name="code"[^>]*value="m-4711"/);
  const { body } = await check(newShopper(), 'M-4711');
  expect(body.response_code).toBe(-223);
});

test('SHOP-96 ADMIN-02 editors keep codes in the office: what is stored there works at once, and nobody else reads them', async () => {
  const editor = { ...(await headersOf(site, 'editor')), 'content-type': 'application/json' };
  const body = JSON.stringify({ code: 'NEU-26', unit: 'amount', value: 3.5 });
  expect((await site.get('/de/api/promotion-codes/', { method: 'POST', headers: editor, body })).status).toBe(201);
  expect((await check(newShopper(), 'neu-26')).body).toMatchObject({ code: 'NEU-26', percent: null, amount: '3.50' });
  const list = await site.get('/de/admin/promotion-codes', { headers: editor });
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('NEU-26')]);
  const form = await (await site.get('/de/admin/promotion-codes/1', { headers: editor })).text();
  for (const label of ['Code oder Mitgliedsnummer', 'Nachlass in', 'Nur für diese Termine', 'Höchstens so viele Bestellungen'])
    expect(form).toContain(label);
  for (const person of ['anonymous', 'account'] as const) {
    const { status } = await site.get('/de/pageeditor-api/content/promotion-codes/', { headers: await headersOf(site, person) });
    expect([person, status]).toEqual([person, person === 'anonymous' ? 401 : 403]);
  }
});

test('SHOP-96 a code is there once, whatever its capitals, in the office and by import: a visitor can mean only one', async () => {
  const editor = { ...(await headersOf(site, 'editor')), 'content-type': 'application/json' };
  const create = (code: string) =>
    site.get('/de/api/promotion-codes/', { method: 'POST', headers: editor, body: JSON.stringify({ code, unit: 'percent', value: 5 }) });
  const refused = await create('gestern');
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Diesen Namen gibt es schon')]);
  const codes = ['neu-i', 'NEU-I', 'herbst'].map((code, index) => ({ key: `k${index}`, code, unit: 'percent', value: 5 }));
  const report = await importInto(site.database, { format: 'foyer', version: 1, source: 'codes', promotion_codes: codes });
  expect(report.refused.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
    "promotion_codes[1] 'k1' code: promotion_codes[0] 'k0' has the same code",
    "promotion_codes[2] 'k2' code: there is such a code already, maybe in the trash",
  ]);
  // Codes that change hands within one file: first it has to be free.
  const swapped = [
    { ...codes[0], code: 'neu-j' },
    { key: 'k3', code: 'neu-i', unit: 'percent', value: 5 },
  ];
  const second = await importInto(site.database, { format: 'foyer', version: 1, source: 'codes', promotion_codes: swapped });
  expect(second.refused.map(({ place }) => place)).toEqual(["promotion_codes[1] 'k3' code"]);
  const third = await importInto(site.database, { format: 'foyer', version: 1, source: 'codes', promotion_codes: swapped });
  expect(third.refused).toEqual([]);
  expect((await check(newShopper(), 'NEU-J')).body).toMatchObject({ code: 'neu-j', percent: 5 });
});

test('SHOP-121 the same code stored twice at once is stored once, and the other office reads why beside the field', async () => {
  const editor = { ...(await headersOf(site, 'editor')), 'content-type': 'application/json' };
  const create = async (code: string) => {
    const body = JSON.stringify({ code, unit: 'percent', value: 5 });
    const answer = await site.get('/de/api/promotion-codes/', { method: 'POST', headers: editor, body });
    return { status: answer.status, text: await answer.text() };
  };
  const answers = await Promise.all(['zugleich', 'ZUGLEICH', 'Zugleich', 'zugleich'].map(create));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  for (const { status, text } of answers)
    if (status === 400) expect(JSON.parse(text)).toMatchObject({ code: ['Diesen Namen gibt es schon, vielleicht im Papierkorb.'] });
  await expect(site.database.db.insert(promotionCodes).values({ code: 'ZugleicH' })).rejects.toThrow();
});

test('SHOP-122 API-33 a shop without synchronisation has none in menu, search and help of the office', async () => {
  const headers = await headersOf(site, 'editor');
  const page = async (path: string) => (await site.get(path, { headers })).text();
  const [start, search, help, menu] = await Promise.all(
    ['/cms-hub?lang=de', '/de/admin/search?search=webshop', '/de/admin/help', '/de/pageeditor-api/user/'].map(page),
  );
  expect(start).toContain('/de/admin/promotion-codes');
  expect(menu).toContain('/de/admin/promotion-codes');
  expect([start, search, help, menu].filter((text) => /shop-sync|webshop-sync/.test(text ?? ''))).toEqual([]);
});
