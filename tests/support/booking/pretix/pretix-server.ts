import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openCatalogue, type StandInDate } from './pretix-catalogue.ts';

/** A way to answer wrongly, late or not at all; 'lost' does what was requested, 'gone' and 'html' answer for a proxy in front of it. */
export type PretixFailure = 'slow' | 'cut' | 'wrong' | 'html' | '500' | '503' | '429' | '409' | '401' | '403' | 'lost';

interface Position {
  cart_id: string;
  item: number;
  variation: number | null;
  subevent: number | null;
  price: string;
  expires: string;
}

export interface PretixServer {
  url: string;
  /** Every request as 'METHOD path'. */
  requests: string[];
  /** Status of every answer. */
  answers: number[];
  /** Cart positions, by id; those that have expired too. */
  positions: Map<number, Position>;
  orders: { code: string; positions: number; email: string }[];
  /** What the list of orders answers: placed ones are added. */
  listedOrders: unknown[];
  dates: Map<number, StandInDate>;
  /** Tickets left, apart from what is held: of one date, or of every date. */
  setLeft(count: number, date?: number): void;
  /** Lists come in so many pages, each with the same entries; the next lies at `elsewhere` when that is given. */
  setPages(count: number, elsewhere?: string): void;
  /** Changes what the shop says of the event, the item or its first variation. */
  set(what: 'event' | 'item' | 'variation', values: Record<string, unknown>): void;
  /** Adds or changes a date. */
  setDate(id: number, values: StandInDate | Partial<StandInDate>): void;
  /** Deletes it, as the staff may where nothing has been sold. */
  removeDate(id: number): void;
  /** Cancels a placed order, as the staff does: its tickets can be sold again. */
  cancelOrder(code: string): void;
  /** Makes the next answers wrong, late or missing; a 429 asks to wait for `retryAfter` seconds. */
  failNext(how: PretixFailure, times?: number, retryAfter?: number): void;
  /** Answers so many requests rightly before what {@link failNext} adds after it. */
  passNext(times: number): void;
  /** What happens elsewhere while the next hold is under way. */
  duringNextHold(work: () => Promise<unknown>): void;
  /** Refuses orders with these errors; null takes them again. */
  refuseOrder(errors: Record<string, unknown[]> | null): void;
  /** Answers rightly again. */
  recover(): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const base = '/api/v1/organizers/ring';
const path = (name: string) => `/events/season/${name}/`;

/**
 * A pretix in memory that speaks its documented REST API (docs.pretix.eu, 'REST API'): token, pages, list-level conditional fetching,
 * idempotency keys (answers with 409, 429, 500 and 503 are not stored), the shapes and statuses of its errors, rate limits.
 */
export async function startPretixServer(now: () => Date = () => new Date(0)): Promise<PretixServer> {
  const requests: string[] = [];
  const answers: number[] = [];
  const positions: PretixServer['positions'] = new Map();
  const orders: PretixServer['orders'] = [];
  const answered = new Map<string, Answer>();
  /** Keys of requests without an answer yet. */
  const running = new Set<string>();
  const listedOrders: unknown[] = [];
  const placed = new Map<string, { status: string; positions: { subevent: number | null; canceled: boolean }[] }>();
  const failures: ({ how: PretixFailure; retryAfter: number } | null)[] = [];
  let orderErrors: Record<string, unknown[]> | null = null;
  let duringHold: (() => Promise<unknown>) | null = null;
  const open: ServerResponse[] = [];
  const catalogue = openCatalogue();
  /** Tickets left by date; a date that is missing has as many as any. */
  const leftOf = new Map<number | null, number>();
  let [left, lastId, pages, elsewhere] = [10, 100, 1, ''];
  const touch = (list: 'items' | 'subevents') => {
    catalogue.changedAt[list] += 1000;
  };
  const leftOn = (date: number | null) => leftOf.get(date) ?? left;
  const heldOn = (date: number | null) =>
    [...positions.values()].filter(({ subevent, expires }) => subevent === date && new Date(expires) > now()).length;
  const query = (address: string) => new URL(address, url).searchParams;

  const paged = (address: string, results: unknown[]): Answer => {
    const page = Number(query(address).get('page') ?? 1);
    const more = query(address);
    more.set('page', String(page + 1));
    const next = page < pages ? `${elsewhere || url + address.split('?')[0]}?${more}` : null;
    return { status: 200, body: { count: results.length * pages, next, previous: null, results } };
  };
  /** A list that says when it changed last. */
  const conditional = (address: string, list: 'items' | 'subevents', since: string | undefined, results: unknown[]): Answer => {
    const lastModified = new Date(catalogue.changedAt[list]);
    const headers = { 'last-modified': lastModified.toUTCString() };
    if (since !== undefined && Date.parse(since) >= lastModified.getTime()) return { status: 304, headers };
    return { ...paged(address, results), headers };
  };

  const hold = (wanted: Position) => {
    if (heldOn(wanted.subevent) >= leftOn(wanted.subevent))
      return { success: false, errors: { non_field_errors: ['There is not enough quota available.'] }, data: null };
    const id = ++lastId;
    positions.set(id, wanted);
    return { success: true, errors: null, data: { id, ...wanted } };
  };

  /** One quota for each date, of all dates unless one is named. */
  const quotas = (date: string | null) =>
    [...catalogue.dates.keys()]
      .filter((id) => date === null || String(id) === date)
      .map((subevent) => {
        const number = Math.max(0, leftOn(subevent) - heldOn(subevent));
        const of = { id: subevent, items: [7], variations: [1, 2], subevent, size: 10, closed: false };
        return { ...of, available: number > 0, available_number: number };
      });

  // biome-ignore lint/suspicious/noExplicitAny: the shape is what is tested
  const order = (body: any): Answer => {
    if (orderErrors) return { status: 400, body: orderErrors };
    if (!body.positions?.length) return { status: 400, body: { positions: ['An order cannot be empty.'] } };
    if (body.email.endsWith('.invalid')) return { status: 400, body: { email: ['Enter a valid email address.'] } };
    const consumed = [...positions.values()].filter(({ cart_id }) => body.consume_carts.includes(cart_id));
    const wanted = Map.groupBy(body.positions as { subevent: number | null }[], ({ subevent }) => subevent);
    for (const [date, tickets] of wanted) {
      const own = consumed.filter(({ subevent, expires }) => subevent === date && new Date(expires) > now()).length;
      if (heldOn(date) - own + tickets.length <= leftOn(date)) continue;
      const detail = 'There is not enough quota available on quota "Tickets" to perform the operation.';
      return { status: 400, body: { positions: body.positions.map(() => ({ item: [detail] })) } };
    }
    const code = `ORD${orders.length + 1}`;
    for (const [id, { cart_id }] of positions) if (body.consume_carts.includes(cart_id)) positions.delete(id);
    for (const { subevent } of body.positions) leftOf.set(subevent, leftOn(subevent) - 1);
    const tickets = body.positions.map(({ subevent }: { subevent: number | null }, index: number) => ({
      ...{ id: index + 1, subevent, canceled: false, attendee_email: null },
    }));
    const total = body.positions.reduce((sum: number, { price }: { price: string }) => sum + Number(price), 0);
    // Nothing is to be paid of an order that costs nothing.
    const status = total === 0 ? 'p' : 'n';
    const listed = { code, status, email: body.email, locale: body.locale, positions: tickets };
    listedOrders.push(listed);
    placed.set(code, listed);
    orders.push({ code, positions: body.positions.length, email: body.email });
    return { status: 201, body: { code, status, total: total.toFixed(2), url: `${url}/ring/season/order/${code}/secret/` } };
  };

  // biome-ignore lint/suspicious/noExplicitAny: the shape is what is tested
  const answer = (method: string, address: string, since: string | undefined, body: any): Answer => {
    const place = address.split('?')[0]?.slice(base.length) ?? '';
    const call = `${method} ${place}`;
    const { event, item, dates } = catalogue;
    if (!address.startsWith(`${base}/`) || (place.startsWith('/events/') && !place.startsWith('/events/season/')))
      return { status: 403, body: { detail: 'You do not have permission to perform this action.' } };
    if (call === 'GET /') return { status: 200, body: { slug: 'ring', name: 'Haus am Ring' } };
    if (call === 'GET /events/season/') return { status: 200, body: event };
    if (call === `GET ${path('items')}`) return conditional(address, 'items', since, [item]);
    if (call === `GET ${path('subevents')}`) return conditional(address, 'subevents', since, [...dates.values()]);
    const date = dates.get(Number(/subevents\/(\d+)\/$/.exec(place)?.[1]));
    if (method === 'GET' && date) return { status: 200, body: date };
    if (call === `GET ${path('quotas')}`) return paged(address, quotas(query(address).get('subevent')));
    if (call === `POST ${path('cartpositions/bulk_create')}`) return { status: 200, body: { results: body.map(hold) } };
    if (method === 'DELETE' && positions.delete(Number(/cartpositions\/(\d+)\/$/.exec(place)?.[1]))) return { status: 204 };
    if (call === `GET ${path('orders')}`) return paged(address, listedOrders);
    if (call === `POST ${path('orders')}`) return order(body);
    return { status: 404, body: { detail: 'Not found.' } };
  };

  /** What goes wrong before the request is looked at; null for nothing. */
  const fail = (response: ServerResponse, failure: { how: PretixFailure; retryAfter: number }): Answer | 'sent' | null => {
    const detail = (status: number, text: string): Answer => ({ status, body: { detail: text } });
    switch (failure.how) {
      case 'slow':
        open.push(response);
        return 'sent';
      case 'cut':
        response.writeHead(200, { 'content-length': 1000 }).write('{"results": [', () => response.destroy());
        return 'sent';
      case 'wrong':
        return { status: 200, body: { results: 'all of them' } };
      case 'html':
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
        return 'sent';
      case '500':
        response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>');
        return 'sent';
      case '503':
        return detail(503, 'Service unavailable.');
      case '401':
        return detail(401, 'Invalid token.');
      case '403':
        return detail(403, 'You do not have permission to perform this action.');
      case '409':
        return detail(409, 'Concurrent request with idempotency key.');
      case '429':
        return { ...detail(429, 'Request was throttled.'), headers: { 'retry-after': String(failure.retryAfter) } };
      case 'lost':
        return null;
    }
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: address = '', headers } = request;
    requests.push(`${method} ${address.slice(base.length)}`);
    const body = method === 'POST' ? await json(request) : undefined;
    response.on('finish', () => answers.push(response.statusCode));
    const send = ({ status, body: content, headers: own }: Answer) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...own })
        .end(content === undefined ? undefined : JSON.stringify(content));
    if (headers.authorization !== 'Token secret') return void send({ status: 401, body: { detail: 'Invalid token.' } });
    const failure = failures.shift();
    const wrong = failure ? fail(response, failure) : null;
    if (wrong === 'sent') return;
    if (wrong) return void send(wrong);
    const given = headers['x-idempotency-key'];
    const key = method === 'GET' || typeof given !== 'string' ? undefined : given;
    const known = key === undefined ? undefined : answered.get(key);
    if (key !== undefined && running.has(key))
      return void send({ status: 409, body: { detail: 'Concurrent request with idempotency key.' } });
    if (key !== undefined) running.add(key);
    if (address.includes('bulk_create') && duringHold) {
      const work = duringHold;
      duringHold = null;
      await work();
    }
    if (key !== undefined) running.delete(key);
    const reply = known ?? answer(method, address, headers['if-modified-since'], body);
    if (key !== undefined) answered.set(key, reply);
    // Done, but the answer is lost.
    if (failure?.how === 'lost') return void response.destroy();
    send(reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, requests, answers, positions, orders, listedOrders, dates: catalogue.dates },
    setLeft: (count, date) => {
      if (date !== undefined) leftOf.set(date, count);
      else {
        leftOf.clear();
        left = count;
      }
    },
    setPages: (count, target = '') => {
      [pages, elsewhere] = [count, target];
    },
    set: (what, values) => {
      Object.assign(catalogue[what], values);
      if (what !== 'event') touch('items');
    },
    setDate: (id, values) => {
      catalogue.dates.set(id, { ...(catalogue.dates.get(id) as StandInDate), ...values });
      touch('subevents');
    },
    removeDate: (id) => {
      catalogue.dates.delete(id);
      touch('subevents');
    },
    cancelOrder: (wanted) => {
      const found = placed.get(wanted);
      if (!found) throw new Error(`No order ${wanted} was placed.`);
      found.status = 'c';
      for (const ticket of found.positions) {
        ticket.canceled = true;
        leftOf.set(ticket.subevent, leftOn(ticket.subevent) + 1);
      }
    },
    failNext: (how, times = 1, retryAfter = 1) => void failures.push(...Array.from({ length: times }, () => ({ how, retryAfter }))),
    passNext: (times) => void failures.push(...Array.from({ length: times }, () => null)),
    duringNextHold: (work) => {
      duringHold = work;
    },
    refuseOrder: (errors) => {
      orderErrors = errors;
    },
    recover: () => void failures.splice(0),
    close: async () => {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
