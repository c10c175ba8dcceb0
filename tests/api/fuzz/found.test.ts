import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleFilters, calendarFilters, keysOf, personFilters, productionFilters } from '../../../src/list-filters.ts';
import { feeds } from '../../../src/urls.ts';
import { FuzzApp, fuzzers } from '../../support/fuzz/fuzz-app.ts';

let app: FuzzApp;
beforeAll(async () => {
  app = await FuzzApp.open();
});
afterAll(() => app.close());

/** Every object has them, so that a lookup by what a visitor typed finds what nobody put there. */
const words = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
const filters = {
  kalender: keysOf(calendarFilters),
  produktionen: keysOf(productionFilters),
  'api/events/': keysOf(calendarFilters),
  'api/productions/': keysOf(productionFilters),
  'api/articles/': keysOf(articleFilters),
  'api/persons/': keysOf(personFilters),
};

test('OPS-173 API-09 what is no room is refused where an editor asks whom a change of it would be mailed to', async () => {
  for (const [room, status] of [
    ['0000-00-00', 400],
    ['1.5', 400],
    ['9'.repeat(30), 400],
    ['0', 400],
    ['none', 200],
    ['1', 200],
  ] as const) {
    const { statusCode, body } = await app.send('editor', { url: `/de/pageeditor-api/events/3/notice?room=${room}` });
    expect([room, statusCode], body).toEqual([room, status]);
  }
});

test('OPS-200 SHOP-02 an item of the cart with a number that no database gives is one that is not there, in the form and the calls', async () => {
  const browser = app.browser('anonymous');
  const json = { 'content-type': 'application/json' };
  const ticket = JSON.stringify({ event_jet_id: 'STUDIO', quantities: [1], sale_type_ids: [1] });
  expect((await browser({ method: 'POST', url: '/api/shop-cart/', headers: json, payload: ticket })).statusCode).toBe(200);
  for (const item of ['4711', '2147483647', '2147483648', '9007199254740993', '1e400'])
    for (const quantity of [0, 2]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
      const payload = new URLSearchParams({ item, quantity: `${quantity}` }).toString();
      const form = await browser({ method: 'POST', url: '/cart?lang=de', headers, payload });
      expect([item, quantity, form.statusCode], form.body.slice(0, 300)).toEqual([item, quantity, 303]);
      const call = await (quantity === 0
        ? browser({ method: 'DELETE', url: `/api/shop-cart/${item}/` })
        : browser({ method: 'PATCH', url: `/api/shop-cart/${item}/`, headers: json, payload: JSON.stringify({ quantity }) }));
      expect([400, 404], `${item}: ${call.statusCode} ${call.body.slice(0, 300)}`).toContain(call.statusCode);
    }
  expect((await browser({ url: '/api/shop-cart/' })).json()).toMatchObject({ tickets_quantity: 1 });
});

test.each(words)(
  'OPS-173 SRCH-01 ERR-05 %s in a search, a filter, an order or a page of the office is a word like others',
  async (word) => {
    const searches = ['search', 'en/search'].map((path) => `/${path === 'search' ? 'de/search' : path}?q=${word}`);
    const calls = ['api/search/', 'api/search/autocomplete/', 'api/search/others/'].map((path) => `/de/${path}?query=${word}`);
    const lists = Object.entries(filters).flatMap(([path, keys]) => keys.map((key) => `/de/${path}?${key}=${word}`));
    const others = [
      `/de/kalender?${word}=1`,
      `/de/kalender?date=${word}`,
      `/de/api/events/?search=${word}`,
      `/html/${word}`,
      `/tickets/${word}`,
    ];
    const subscribed = Object.values(feeds).flatMap(({ path }) => keysOf(calendarFilters).map((key) => `${path.de}.ics?${key}=${word}`));
    for (const url of [...searches, ...calls, ...lists, ...others, ...subscribed]) {
      const { statusCode, body } = await app.send('anonymous', { url });
      expect([200, 301, 302, 400, 404], `${url}: ${statusCode} ${body.slice(0, 300)}`).toContain(statusCode);
    }
    expect((await app.send('anonymous', { url: `/de/search?q=${word}` })).statusCode).toBe(200);
    for (const rest of [`?done=${word}`, `?state=${word}`, `?sort=${word}`, `/${word}`])
      for (const name of ['events', 'forms', 'users', 'schedule', 'logs', 'shop-sync'])
        for (const person of fuzzers) {
          const url = `/de/admin/${name}${rest}`;
          const { statusCode, body } = await app.send(person, { url });
          expect([200, 302, 303, 401, 403, 404], `${url}: ${statusCode} ${body.slice(0, 300)}`).toContain(statusCode);
        }
  },
);
