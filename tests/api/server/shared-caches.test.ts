import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { headersOf } from '../../support/office/accounts.ts';
import { seedSeason } from '../../support/programme/season.ts';

interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let app: TestApp;
let received: ReceivedRequest[] = [];
let status = 200;
/** A path that answers 500. */
let badPath = '';
/** Stands where visitors reach the site, and where the CDN takes purges. */
const outside = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push({ method: request.method, path: request.url, headers: request.headers, body });
  // As a proxy does, it requests the site.
  if (request.method === 'GET' && status === 200)
    await (await app.get(request.url ?? '', { headers: received.at(-1)?.headers as never })).text();
  response.writeHead(request.url === badPath ? 500 : status).end('{}');
});
let address = '';

beforeAll(async () => {
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  app = await startTestApp({
    seed: seedSeason,
    environment: {
      PUBLIC_URL: address,
      CACHE_REFRESH_TOKEN: 'a-token-of-the-proxy',
      CACHE_PURGE_URL: `${address}/purge`,
      CACHE_PURGE_TOKEN: 'a-token-of-the-cdn',
      LOG_LEVEL: 'silent',
    },
  });
}, 60_000);
afterAll(async () => {
  await app?.close();
  outside.close();
});

const settings = async (site_name: string) =>
  app.get('/de/pageeditor-api/settings', {
    method: 'PATCH',
    headers: { ...(await headersOf(app, 'all-rights')), 'content-type': 'application/json' },
    body: JSON.stringify({ site_name }),
  });

const purges = () => received.filter(({ path }) => path === '/purge').length;
const countOf = (requests: readonly ReceivedRequest[]) => {
  const counts: Record<string, number> = {};
  for (const { path = '' } of requests) counts[path] = (counts[path] ?? 0) + 1;
  return counts;
};

test('OPS-03 after a change the proxy fetches each page anew that was asked for in the last minute, in each coding, and the CDN is told its address', async () => {
  await (await app.get('/de/produktionen')).text();
  app.clock.advance(120_000);
  await (await app.get('/de/kalender?page=1')).text();
  await (await app.get('/de/kalender')).text();
  expect((await settings('Haus X')).status).toBe(200);
  await expect.poll(() => received.length).toBe(7);
  const refreshed = received.filter(({ path }) => path !== '/purge');
  expect(new Set(refreshed.map(({ path, headers }) => `${path} ${headers['accept-encoding']}`))).toEqual(
    new Set(['/de/kalender', '/de/kalender?page=1'].flatMap((path) => ['br', 'gzip', 'identity'].map((coding) => `${path} ${coding}`))),
  );
  for (const { method, headers } of refreshed) expect([method, headers['x-cache-refresh']]).toEqual(['GET', 'a-token-of-the-proxy']);
  const [purge] = received.filter(({ path }) => path === '/purge');
  expect([purge?.method, purge?.headers.authorization]).toEqual(['POST', 'Bearer a-token-of-the-cdn']);
  expect(new Set(JSON.parse(purge?.body ?? '{}').files)).toEqual(new Set([`${address}/de/kalender`, `${address}/de/kalender?page=1`]));
});

test('OPS-03 a proxy that does not answer holds nothing up: the change is stored, pages go on, and the next change is announced again', async () => {
  status = 500;
  received = [];
  await (await app.get('/de/kalender')).text();
  expect((await settings('Haus Y')).status).toBe(200);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  expect(await (await app.get('/de/kalender')).text()).toContain('Haus Y</title>');
  status = 200;
  expect((await settings('Haus Z')).status).toBe(200);
  await expect.poll(purges, { timeout: 5000 }).toBeGreaterThan(1);
  expect(received.at(-1)?.path).toBe('/purge');
});

test('OPS-03 an address that fails keeps no other from being announced', async () => {
  app.clock.advance(120_000);
  received = [];
  badPath = '/de/kalender';
  for (const path of ['/de/kalender', '/de/produktionen', '/de/kalender?page=1']) await (await app.get(path)).text();
  expect((await settings('Haus A')).status).toBe(200);
  await expect.poll(purges, { timeout: 5000 }).toBe(1);
  badPath = '';
  expect(countOf(received)).toEqual({ '/de/kalender': 3, '/de/produktionen': 3, '/de/kalender?page=1': 3, '/purge': 1 });
});

test('OPS-03 the requests of the site itself do not count as visits: what nobody asks for any more is not announced again and again', async () => {
  app.clock.advance(120_000);
  received = [];
  await (await app.get('/de/kalender')).text();
  app.clock.advance(40_000);
  expect((await settings('Haus B')).status).toBe(200);
  await expect.poll(purges, { timeout: 5000 }).toBe(1);
  expect(countOf(received)).toEqual({ '/de/kalender': 3, '/purge': 1 });
  app.clock.advance(40_000);
  received = [];
  await (await app.get('/de/produktionen')).text();
  expect((await settings('Haus C')).status).toBe(200);
  await expect.poll(purges, { timeout: 5000 }).toBe(1);
  expect(countOf(received)).toEqual({ '/de/produktionen': 3, '/purge': 1 });
});
