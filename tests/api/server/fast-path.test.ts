import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';
import { head, openWire, type Wire } from '../../support/wire.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
});
afterAll(() => site.close());

/** A connection on which the page has been answered, so that the next request for it comes from memory. */
async function openKnown(request: string): Promise<Wire> {
  const wire = await openWire(site.url);
  for (let count = 0; count < 2; count += 1) {
    wire.send(request);
    await wire.next();
  }
  return wire;
}

const request = head('/de/kalender');

test('SITE-10 Strict-Transport-Security is on every answer to who came by https through a trusted proxy, and on no other', async () => {
  const behindProxy = await startTestApp({ environment: { TRUST_PROXY: '1' } });
  const https = { 'x-forwarded-proto': 'https' };
  const headerOf = async ({ url }: TestApp, path: string, headers: Record<string, string>) =>
    (await fetch(`${url}${path}`, { headers, redirect: 'manual' })).headers.get('strict-transport-security');
  try {
    for (const path of ['/de', '/de', '/', '/api/rooms/', '/de/nothing', '/de/admin/events', '/healthz', '/de/api/nothing']) {
      expect(await headerOf(behindProxy, path, https), path).toBe('max-age=31536000');
      expect(await headerOf(behindProxy, path, { 'x-forwarded-proto': 'http' }), path).toBeNull();
      expect(await headerOf(site, path, https), path).toBeNull();
    }
  } finally {
    await behindProxy.close();
  }
});

describe('page cache: GEN-02 known pages are answered before everything else', () => {
  test('with the same answer as the long way', async () => {
    const wire = await openWire(site.url);
    wire.send(request);
    const { headers: long, body } = await wire.next();
    wire.send(request);
    const { headers: quick, body: again } = await wire.next();
    const ofEach = { date: '', 'x-request-id': '' };
    expect({ ...quick, ...ofEach }).toEqual({ ...long, ...ofEach });
    expect(again).toBe(body);
  });

  test('and never with a page that content has left behind', async () => {
    const wire = await openKnown(request);
    await site.database.db.transaction(async (transaction) => {
      await transaction
        .update(events)
        .set({ name: { de: 'Ganz neu', en: 'Quite new' } })
        .where(eq(events.id, eventOf.tonight));
      await announceChange(transaction, ['events', `event:${eventOf.tonight}`]);
    });
    await site.app.applyNewChanges();
    wire.send(request);
    expect((await wire.next()).body).toContain('Ganz neu');
  });

  test('with 304 for who has the page, and the coding requested', async () => {
    const first = await openKnown(request);
    first.send(request);
    const { headers } = await first.next();
    const conditional = head('/de/kalender', { 'if-none-match': headers.etag ?? '' });
    const wire = await openKnown(conditional);
    wire.send(conditional);
    expect(await wire.next()).toMatchObject({ status: 304, body: '' });
    const compressed = await openKnown(head('/de/kalender', { 'accept-encoding': 'br' }));
    compressed.send(head('/de/kalender', { 'accept-encoding': 'br' }));
    expect((await compressed.next()).headers['content-encoding']).toBe('br');
  });

  test('other addresses on the same connection are answered in their order', async () => {
    const wire = await openKnown(request);
    for (const [path, status] of [
      ['/de', 200],
      ['/de/gibt-es-nicht', 404],
      ['/de/kalender/', 301],
      ['/healthz', 200],
      ['/de/kalender', 200],
    ] as const) {
      wire.send(head(path));
      expect((await wire.next()).status, path).toBe(status);
    }
  });
});

describe('page cache: GEN-05 what only looks like a known request is none', () => {
  /** All answers up to the end of the connection, which the last request asks for. */
  async function answersTo(chunks: readonly string[], count: number): Promise<number[]> {
    const wire = await openKnown(request);
    const statuses: number[] = [];
    for (const chunk of chunks) wire.send(chunk);
    for (let index = 0; index < count; index += 1) statuses.push((await wire.next()).status);
    wire.socket.end();
    await wire.ended;
    await expect(wire.next(), 'no further answer').rejects.toThrow('end of the connection');
    return statuses;
  }

  test('several in one piece are as many answers', async () => {
    expect(await answersTo([request + request + request], 3)).toEqual([200, 200, 200]);
  });

  test('a body that reads like one stays a body, also after its request was refused', async () => {
    const body = request;
    const post = `POST /de/kalender HTTP/1.1\r\nhost: house.test\r\ncontent-type: text/plain\r\ncontent-length: ${body.length}\r\n\r\n`;
    const wire = await openKnown(request);
    wire.send(post);
    // Sent when the head has been answered or not: in no case may it be taken for a request of its own.
    wire.send(body);
    const { status } = await wire.next();
    expect(status).toBeGreaterThanOrEqual(400);
    wire.socket.end();
    await wire.ended;
    await expect(wire.next()).rejects.toThrow('end of the connection');
  });

  test('a GET with a body, a half head and its rest', async () => {
    const [half, rest] = [request.slice(0, 25), request.slice(25)];
    const wire = await openKnown(request);
    wire.send(half);
    wire.send(rest);
    expect((await wire.next()).status).toBe(200);
    // A head inside of a head: the second line belongs to the first request.
    wire.send('GET /healthz HTTP/1.1\r\nhost: house.test\r\nx-note: ');
    wire.send(request);
    const { status, body } = await wire.next();
    expect(status).toBe(200);
    expect(body).not.toContain('<html');
    wire.socket.end();
    await wire.ended;
    await expect(wire.next()).rejects.toThrow('end of the connection');
  });

  test('who wants the connection to end gets that', async () => {
    const closing = head('/de/kalender', { connection: 'close' });
    const wire = await openWire(site.url);
    wire.send(closing);
    expect((await wire.next()).headers.connection).toBe('close');
    await wire.ended;
  });

  test('who asks without reading the answers is held back', async () => {
    const wire = await openKnown(request);
    wire.socket.pause();
    const before = process.memoryUsage().rss;
    for (let count = 0; count < 20_000; count += 1) {
      if (!wire.socket.write(request)) await new Promise((resolve) => setImmediate(resolve));
      if (wire.socket.writableLength > 1_000_000) break;
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    wire.socket.destroy();
  });
});

test('page cache: GEN-05 a site that closes ends its connections at once', async () => {
  const other = await startTestApp({ database: site.database });
  const wire = await openWire(other.url);
  for (let tries = 0; tries < 3; tries += 1) {
    wire.send(request);
    await wire.next();
  }
  await other.close();
  await wire.ended;
});

test('OPS-41 a request has ten minutes to arrive', () => {
  expect(site.app.server.server.requestTimeout).toBe(600_000);
});
