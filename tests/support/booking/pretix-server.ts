import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface PretixServer {
  url: string;
  /** Every request as 'METHOD path'. */
  requests: string[];
  /** Cart positions, by id. */
  positions: Map<
    number,
    { cart_id: string; item: number; variation: number | null; subevent: number | null; price: string; expires: string }
  >;
  orders: { code: string; positions: number; email: string }[];
  /** Orders as the list of a date answers them. */
  listedOrders: unknown[];
  /** Tickets left of the variation that is scarce. */
  setLeft(count: number): void;
  /** Lists come in so many pages, each with one entry; the next lies at `elsewhere` when that is given. */
  setPages(count: number, elsewhere?: string): void;
  /** Changes what the shop says of the event or the item. */
  set(what: 'event' | 'item' | 'variation', values: Record<string, unknown>): void;
  /** Makes the next answers wrong, late or missing; 'lost' does what was requested. */
  failNext(how: 'slow' | 'cut' | 'wrong' | '500' | 'lost', times?: number): void;
  close(): Promise<void>;
}

const base = '/api/v1/organizers/ring';

/** A small pretix after its public API description: one event series with one item of two variations, in memory. */
export async function startPretixServer(): Promise<PretixServer> {
  const requests: string[] = [];
  const positions: PretixServer['positions'] = new Map();
  const orders: PretixServer['orders'] = [];
  const answered = new Map<string, { status: number; body: unknown }>();
  const listedOrders: unknown[] = [];
  const failures: string[] = [];
  const open: ServerResponse[] = [];
  let [left, lastId] = [10, 100];
  const event: Record<string, unknown> = { slug: 'season', live: true, presale_start: null, presale_end: null };
  const subevent = {
    id: 12,
    active: true,
    presale_start: null,
    presale_end: null,
    item_price_overrides: [],
    variation_price_overrides: [],
  };
  const variation = { id: 1, value: { de: 'Vollpreis' }, price: '24.00', active: true };
  const item: Record<string, unknown> = {
    id: 7,
    name: { de: 'Parkett', en: 'Stalls' },
    internal_name: null,
    default_price: '24.00',
    active: true,
    available_from: null,
    available_until: null,
    require_voucher: false,
    max_per_order: null,
    variations: [variation, { id: 2, value: { de: 'Ermäßigt' }, price: '14.50', active: true }],
  };
  let [pages, elsewhere] = [1, ''];
  const paged = (path: string, results: unknown[]) => {
    const page = Number(new URL(path, url).searchParams.get('page') ?? 1);
    const next = page < pages ? `${elsewhere || url + path.split('?')[0]}?page=${page + 1}` : null;
    return { status: 200, body: { count: results.length * pages, next, previous: null, results } };
  };

  const hold = (wanted: {
    item: number;
    variation: number | null;
    subevent: number | null;
    price: string;
    cart_id: string;
    expires: string;
  }) => {
    const isFree = positions.size < left;
    if (!isFree) return { success: false, errors: { non_field_errors: ['There is not enough quota available.'] } };
    const id = ++lastId;
    positions.set(id, wanted);
    return { success: true, data: { id, ...wanted } };
  };

  // biome-ignore lint/suspicious/noExplicitAny: the shape is what is tested
  const answer = (method: string, path: string, body: any): { status: number; body: unknown } => {
    const place = path.split('?')[0]?.slice(base.length);
    if (place === '/') return { status: 200, body: { slug: 'ring', name: 'Haus am Ring' } };
    if (place === '/events/season/') return { status: 200, body: event };
    if (place === '/events/season/items/') return paged(path, [item]);
    if (place === '/events/season/subevents/12/') return { status: 200, body: subevent };
    if (place === '/events/season/quotas/')
      return paged(path, [
        {
          id: 1,
          items: [7],
          variations: [1, 2],
          size: 10,
          closed: false,
          available: true,
          available_number: Math.max(0, left - positions.size),
        },
      ]);
    if (method === 'POST' && place === '/events/season/cartpositions/bulk_create/')
      return { status: 200, body: { results: body.map(hold) } };
    const id = Number(/cartpositions\/(\d+)\/$/.exec(place ?? '')?.[1]);
    if (method === 'DELETE' && positions.delete(id)) return { status: 204, body: undefined };
    if (method === 'GET' && place === '/events/season/orders/') return paged(path, listedOrders);
    if (method === 'POST' && place === '/events/season/orders/') {
      const code = `ORD${orders.length + 1}`;
      orders.push({ code, positions: body.positions.length, email: body.email });
      for (const [id, { cart_id }] of positions) if (body.consume_carts.includes(cart_id)) positions.delete(id);
      left -= body.positions.length;
      return { status: 201, body: { code, status: 'n', total: '24.00', url: `${url}/ring/season/order/${code}/secret/` } };
    }
    return { status: 404, body: { detail: 'Not found.' } };
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '', headers } = request;
    requests.push(`${method} ${path.slice(base.length)}`);
    const body = method === 'POST' ? await json(request) : undefined;
    if (headers.authorization !== 'Token secret') return void response.writeHead(401).end('{"detail":"Invalid token."}');
    const how = failures.shift();
    if (how === 'slow') return void open.push(response);
    if (how === '500') return void response.writeHead(500).end('<h1>Internal Server Error</h1>');
    if (how === 'wrong') return void response.writeHead(200).end('{"results":"all of them"}');
    if (how === 'cut') return void response.writeHead(200, { 'content-length': 1000 }).write('{"results": [', () => response.destroy());
    const key = method === 'GET' ? undefined : headers['x-idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    const given = known ?? answer(method, path, body);
    if (typeof key === 'string') answered.set(key, given);
    // Done, but the answer is lost.
    if (how === 'lost') return void response.destroy();
    response
      .writeHead(given.status, { 'content-type': 'application/json' })
      .end(given.body === undefined ? undefined : JSON.stringify(given.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    positions,
    orders,
    listedOrders,
    setLeft: (count) => (left = count),
    setPages: (count, target = '') => {
      [pages, elsewhere] = [count, target];
    },
    set: (what, values) => Object.assign({ event, item, variation }[what], values),
    failNext: (how, times = 1) => void failures.push(...Array.from({ length: times }, () => how)),
    close: async () => {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
