import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { celumAssets } from '../../../src/core/outside/celum.server.ts';
import { s3Storage } from '../../../src/core/outside/s3-storage.server.ts';
import { SharedCaches } from '../../../src/core/outside/shared-caches.server.ts';
import { eventShape } from '../../../src/features/booking/pretix/pretix.shapes.ts';
import { PretixClient } from '../../../src/features/booking/pretix/pretix-client.server.ts';

/** Addresses of the venue's network that somebody outside would like to have read. */
let inner: Server;
let outer: Server;
const arrived = { inner: [] as string[], outer: [] as string[] };
let status = 302;

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  inner = createServer((request, response) => {
    arrived.inner.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":true}');
  }).listen(0, '127.0.0.1');
  outer = createServer((request, response) => {
    arrived.outer.push(`${request.method} ${request.url}`);
    response.writeHead(status, { location: `${urlOf(inner)}/latest/meta-data` }).end();
  }).listen(0, '127.0.0.1');
  await Promise.all([once(inner, 'listening'), once(outer, 'listening')]);
});
afterAll(() => {
  for (const server of [inner, outer]) server.close();
});

/** Everything the server itself requests over HTTP, beside what somebody entered (`unit/core/fetch-public`): services the operator has configured. */
const fetchers: Record<string, (url: string) => Promise<unknown>> = {
  CELUM: (url) => celumAssets({ url, apiKey: 'key-of-celum' }).overview(),
  'pretix, read': (url) =>
    new PretixClient({ url, organizer: 'ring', token: 'token-of-pretix', timeoutMs: 500 }).request({
      path: '/events/a/',
      answer: eventShape,
    }),
  'pretix, written': (url) =>
    new PretixClient({ url, organizer: 'ring', token: 'token-of-pretix', timeoutMs: 500 }).request({
      ...{ method: 'POST', path: '/events/a/', answer: eventShape, body: { name: 'Ada' } },
    }),
  'the bucket, read': (url) => storageAt(url).open('ab/file.jpg'),
  'the bucket, written': (url) => storageAt(url).write('ab/file.jpg', Buffer.from('private')),
  'the bucket, deleted from': (url) => storageAt(url).remove('ab/file.jpg'),
  'a cache, refreshed': (url) => outdate(url, { refreshToken: 'token-of-the-cache', purgeUrl: undefined, purgeToken: undefined }),
  'a cache, purged': (url) => outdate(url, { refreshToken: undefined, purgeUrl: `${url}/purge`, purgeToken: 'token-of-the-cache' }),
};

const storageAt = (endpoint: string) =>
  s3Storage({ endpoint, bucket: 'foyer', region: 'eu-central-1', accessKeyId: 'KEY', secretAccessKey: 'secret-of-the-bucket' });

async function outdate(url: string, settings: ConstructorParameters<typeof SharedCaches>[0]): Promise<void> {
  const errors: unknown[] = [];
  const caches = new SharedCaches(
    settings,
    () => url,
    (error) => errors.push(error),
  );
  caches.outdated(['/de']);
  await caches.close();
  if (errors.length > 0) throw errors[0];
}

describe.each([301, 302, 303, 307, 308])('SEC-170 a service that answers %i', (answer) => {
  test.each(Object.keys(fetchers))('leads %s nowhere else, with no secret', async (name) => {
    status = answer;
    arrived.inner.length = 0;
    arrived.outer.length = 0;
    const outcome = await fetchers[name]?.(urlOf(outer)).then(
      () => 'taken',
      () => 'refused',
    );
    expect(arrived.outer.length).toBeGreaterThan(0);
    expect(arrived.inner).toEqual([]);
    // A page that has become a redirect is refreshed with it.
    expect(outcome).toBe(name === 'a cache, refreshed' ? 'taken' : 'refused');
  });
});
