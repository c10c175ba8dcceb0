import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../src/core/database/changes.server.ts';
import { events } from '../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { seedSeason } from '../support/season.ts';
import { eventOf } from '../support/season-events.ts';
import { head, openWire, type Wire } from '../support/wire.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
});
afterAll(() => site.close());

/** Node's own answers name how long they keep the connection; those of the lane do not. */
const isFromLane = ({ headers }: { headers: Record<string, string> }) => headers.connection === 'keep-alive' && !('keep-alive' in headers);

/** A connection on which the head has been asked until the lane answers it. */
async function openLane(request: string): Promise<Wire> {
  const wire = await openWire(site.url);
  for (let tries = 0; tries < 5; tries += 1) {
    wire.send(request);
    if (isFromLane(await wire.next())) return wire;
  }
  throw new Error('Expected the lane to answer after a few requests of the same head, got Node each time.');
}

const request = head('/de/kalender');

describe('page cache: GEN-02 requests whose head came before are answered before they are parsed', () => {
  test('with the same answer as the long way', async () => {
    const wire = await openWire(site.url);
    wire.send(request);
    const long = await wire.next();
    const lane = await openLane(request);
    lane.send(request);
    const quick = await lane.next();
    expect(isFromLane(long)).toBe(false);
    expect(isFromLane(quick)).toBe(true);
    const { date, 'keep-alive': timeout, ...rest } = long.headers;
    const { date: today, ...others } = quick.headers;
    expect({ ...others, connection: undefined }).toEqual({ ...rest, connection: undefined });
    expect(Math.abs(Date.parse(today ?? '') - Date.parse(date ?? ''))).toBeLessThan(60_000);
    expect(quick.body).toBe(long.body);
    expect(timeout).toBeDefined();
  });

  test('and never with a page that content has left behind', async () => {
    const lane = await openLane(request);
    await site.database.db.transaction(async (transaction) => {
      await transaction
        .update(events)
        .set({ name: { de: 'Ganz neu', en: 'Quite new' } })
        .where(eq(events.id, eventOf.tonight));
      await announceChange(transaction, ['events', `event:${eventOf.tonight}`]);
    });
    await site.app.catchUp();
    lane.send(request);
    expect((await lane.next()).body).toContain('Ganz neu');
  });

  test('with 304 for who has the page, and the coding asked for', async () => {
    const first = await openLane(request);
    first.send(request);
    const { headers } = await first.next();
    const conditional = head('/de/kalender', { 'if-none-match': headers.etag ?? '' });
    const lane = await openLane(conditional);
    lane.send(conditional);
    expect(await lane.next()).toMatchObject({ status: 304, body: '' });
    const compressed = await openLane(head('/de/kalender', { 'accept-encoding': 'br' }));
    compressed.send(head('/de/kalender', { 'accept-encoding': 'br' }));
    expect((await compressed.next()).headers['content-encoding']).toBe('br');
  });

  test('other addresses on the same connection are answered in their order', async () => {
    const lane = await openLane(request);
    for (const [path, status] of [
      ['/de', 200],
      ['/de/gibt-es-nicht', 404],
      ['/de/kalender/', 301],
      ['/healthz', 200],
      ['/de/kalender', 200],
    ] as const) {
      lane.send(head(path));
      expect((await lane.next()).status, path).toBe(status);
    }
  });
});

describe('page cache: GEN-05 what only looks like a known request is none', () => {
  /** All answers up to the end of the connection, which the last request asks for. */
  async function answersTo(chunks: readonly string[], count: number): Promise<number[]> {
    const lane = await openLane(request);
    const statuses: number[] = [];
    for (const chunk of chunks) lane.send(chunk);
    for (let index = 0; index < count; index += 1) statuses.push((await lane.next()).status);
    lane.socket.end();
    await lane.ended;
    await expect(lane.next(), 'no further answer').rejects.toThrow('end of the connection');
    return statuses;
  }

  test('several in one piece are as many answers', async () => {
    expect(await answersTo([request + request + request], 3)).toEqual([200, 200, 200]);
  });

  test('a body that reads like one stays a body, also after its request was refused', async () => {
    const body = request;
    const post = `POST /de/kalender HTTP/1.1\r\nhost: house.test\r\ncontent-type: text/plain\r\ncontent-length: ${body.length}\r\n\r\n`;
    const lane = await openLane(request);
    lane.send(post);
    // Sent when the head has been answered or not: in no case may it be taken for a request of its own.
    lane.send(body);
    const { status } = await lane.next();
    expect(status).toBeGreaterThanOrEqual(400);
    lane.socket.end();
    await lane.ended;
    await expect(lane.next()).rejects.toThrow('end of the connection');
  });

  test('a GET with a body, a half head and its rest', async () => {
    const [half, rest] = [request.slice(0, 25), request.slice(25)];
    const lane = await openLane(request);
    lane.send(half);
    lane.send(rest);
    expect((await lane.next()).status).toBe(200);
    // A head inside of a head: the second line belongs to the first request.
    lane.send('GET /healthz HTTP/1.1\r\nhost: house.test\r\nx-note: ');
    lane.send(request);
    const { status, body } = await lane.next();
    expect(status).toBe(200);
    expect(body).not.toContain('<html');
    lane.socket.end();
    await lane.ended;
    await expect(lane.next()).rejects.toThrow('end of the connection');
  });

  test('who wants the connection to end gets that', async () => {
    const closing = head('/de/kalender', { connection: 'close' });
    const wire = await openWire(site.url);
    wire.send(closing);
    expect((await wire.next()).headers.connection).toBe('close');
    await wire.ended;
  });

  test('who asks without reading the answers is held back', async () => {
    const lane = await openLane(request);
    lane.socket.pause();
    const before = process.memoryUsage().rss;
    for (let count = 0; count < 20_000; count += 1) {
      if (!lane.socket.write(request)) await new Promise((resolve) => setImmediate(resolve));
      if (lane.socket.writableLength > 1_000_000) break;
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    lane.socket.destroy();
  });
});

test('page cache: GEN-05 a site that closes ends the connections of the lane at once', async () => {
  const other = await startTestApp({ database: site.database });
  const wire = await openWire(other.url);
  for (let tries = 0; tries < 3; tries += 1) {
    wire.send(request);
    await wire.next();
  }
  await other.close();
  await wire.ended;
});
