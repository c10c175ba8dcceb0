import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartStep, cartVisits } from '../../support/fuzz/cart-steps.ts';
import { documentedBy } from '../../support/fuzz/documented.ts';
import { filledFormsIn, submissionOf } from '../../support/fuzz/filled-forms.ts';
import { FuzzApp, fuzzers } from '../../support/fuzz/fuzz-app.ts';
import { formHeaders, pageStatuses } from '../../support/fuzz/fuzz-pages.ts';
import { fuzzRuns } from '../../support/fuzz/fuzz-runs.ts';

let app: FuzzApp;
let expectDocumented: ReturnType<typeof documentedBy>;
beforeAll(async () => {
  app = await FuzzApp.open();
  expectDocumented = documentedBy((await app.send('anonymous', { url: '/api/openapi.json' })).json());
});
afterAll(() => app.close());

const runs = fuzzRuns(40);
/** How often something was done to a cart that held tickets: the proof would be hollow without. */
const counts = { answers: 0, filled: 0, bought: 0 };

test('OPS-170 SHOP-02 API-44 any visit of the shop with a filled cart is answered in time and without a fault; no place is held twice, and the cart counts what it holds', {
  timeout: runs.timeoutMs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzers), cartVisits, async (person, steps) => {
      const browser = app.browser(person);
      for (const step of steps) await take(browser, step);
      const { items, tickets_quantity } = await cartOf(browser);
      expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(tickets_quantity);
      expect(await oversold()).toEqual([]);
      // What the visit left is free for the next one.
      await app.site.database.db.execute(sql`delete from shop_carts where order_number is null`);
    }),
    runs,
  );
  expect(counts.filled).toBeGreaterThan(runs.numRuns);
  expect(counts.bought).toBeGreaterThan(0);
});

type Browser = ReturnType<FuzzApp['browser']>;

async function take(browser: Browser, step: CartStep): Promise<void> {
  if (step.kind === 'form') return submit(browser, step);
  const { items } = await cartOf(browser);
  if (items.length > 0) counts.filled += 1;
  const item = 'item' in step ? (items[step.item % Math.max(1, items.length)]?.id ?? 4711) : 0;
  const { id, method, url, body } = callOf(step, item);
  const key = step.kind === 'add' ? step.key : undefined;
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }) };
  const answered = await browser({ method, url, headers, ...(body !== undefined && { payload: body }) });
  counts.answers += 1;
  if (id === 'checkOut' && answered.statusCode === 200) counts.bought += 1;
  expectDocumented({ id, url }, answered);
}

function callOf(step: Exclude<CartStep, { kind: 'form' }>, item: number) {
  const one = `/api/shop-cart/${item}/`;
  switch (step.kind) {
    case 'add':
      return { id: 'addToCart', method: 'POST' as const, url: '/api/shop-cart/', body: step.body };
    case 'change':
      return { id: 'changeCartItem', method: 'PATCH' as const, url: one, body: step.body };
    case 'remove':
      return { id: 'removeCartItem', method: 'DELETE' as const, url: one };
    case 'extend':
      return { id: 'extendCart', method: 'POST' as const, url: '/api/shop-cart/extend/' };
    case 'code':
      return { id: 'checkCode', method: 'POST' as const, url: '/api/shop-code/', body: step.body };
    case 'buy':
      return { id: 'checkOut', method: 'POST' as const, url: '/api/shop-checkout/', body: step.body };
  }
}

/** Fills in a form of the shop as it is served, submits it and goes where it leads. */
async function submit(browser: Browser, { path, filling }: Extract<CartStep, { kind: 'form' }>): Promise<void> {
  const url = `${path}?lang=de`;
  const page = expectPage(await browser({ url, headers: { accept: 'text/html' } }), url);
  const request = submissionOf(filledFormsIn(page.body, url), filling);
  if (!request) return;
  const answered = await browser({ method: 'POST', url: request.url, payload: request.body ?? '', headers: formHeaders(request) });
  expectPage(answered, JSON.stringify(request));
  const to = answered.headers.location;
  if (typeof to === 'string' && to.startsWith('/')) expectPage(await browser({ url: to, headers: { accept: 'text/html' } }), to);
}

function expectPage(answered: LightMyRequestResponse, what: string): LightMyRequestResponse {
  counts.answers += 1;
  expect(pageStatuses, `${what}: ${answered.statusCode}: ${answered.body.slice(0, 300)}`).toContain(answered.statusCode);
  return answered;
}

async function cartOf(browser: Browser): Promise<{ items: { id: number; quantity: number }[]; tickets_quantity: number }> {
  const answered = await browser({ url: '/api/shop-cart/?language=de' });
  expectDocumented({ id: 'getCart', url: '/api/shop-cart/' }, answered);
  return answered.json();
}

/** Places of stocks that two tickets have at once. */
async function oversold(): Promise<unknown[]> {
  const { rows } = (await app.site.database.db.execute(sql`
    select s.id from shop_stocks s join shop_tickets t on t.stock = s.id group by s.id, s.capacity having count(*) > s.capacity
  `)) as unknown as { rows: unknown[] };
  return rows;
}
