import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browser, counted, createSite, page, paragraphOf } from './support.ts';

/** A text that compressing leaves three quarters of. */
const kilobytes = (count: number) =>
  page('big', { body: randomBytes(count * 768).toString('base64'), headers: { 'content-type': 'text/plain' } });

describe('memory', () => {
  test('the least recently used page is evicted first', async () => {
    const { cache, time, request } = createSite({ maxBytes: 91_000 });
    for (const key of ['a', 'b', 'c']) await request(key, async () => kilobytes(20));
    time.now += 1000;
    cache.lookup('a', browser, undefined);
    for (const key of ['d', 'e']) await request(key, async () => kilobytes(20));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.lookup(key, browser, undefined))).toEqual(['a', 'c', 'd', 'e']);
    expect(cache.stats()).toMatchObject({ entries: 4, evictions: 1 });
    expect(cache.stats().bytes).toBeLessThanOrEqual(91_000);
  });

  test('outdated pages are evicted before fresh ones', async () => {
    const { cache, changes, request } = createSite({ maxBytes: 91_000 });
    await request('fresh', async () => kilobytes(20));
    await request('stale', async () => ({ ...kilobytes(20), tags: new Set(['moved']) }));
    changes.write('moved');
    for (const key of ['c', 'd', 'e']) await request(key, async () => kilobytes(20));
    expect(cache.lookup('fresh', browser, undefined)).toBeDefined();
    expect(cache.stats()).toMatchObject({ entries: 4, staleEntries: 0 });
  });

  test('a page is cached in the content codings of its requests, and a request without one gets the uncompressed text', async () => {
    const { cache, request } = createSite();
    const text = kilobytes(20);
    const { body } = await request('/', async () => text);
    expect(cache.stats().bytes).toBeLessThan((body?.length ?? 0) + 4096);
    const plain = await request('/', async () => text, { acceptEncoding: '' });
    expect(plain).toMatchObject({ source: 'hit', body: Buffer.from(text.body) });
  });

  test('codings made later count', async () => {
    const { cache, request } = createSite();
    await request('/', async () => kilobytes(20));
    const before = cache.stats().bytes;
    const { body } = await request('/', async () => kilobytes(20), { acceptEncoding: 'gzip' });
    expect(cache.stats().bytes - before).toBe(body?.length);
  });

  test('a coded page retains no memory but its own', async () => {
    const { request } = createSite();
    for (const acceptEncoding of ['br', 'gzip']) {
      const { body } = await request('/', async () => kilobytes(10), { acceptEncoding });
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });

  test('a coding that is ready after its page has gone does not count', async () => {
    const { cache, request } = createSite();
    await request('/', async () => kilobytes(20));
    const late = request('/', async () => kilobytes(20), { acceptEncoding: 'gzip' });
    await cache.close();
    expect(await late).toMatchObject({ status: 200, source: 'hit' });
    expect(cache.stats().bytes).toBe(0);
  });

  test('a very large page is answered and not stored', async () => {
    const { cache, request } = createSite({ maxBytes: 100_000 });
    await request('small', async () => kilobytes(1));
    expect(await request('giant', async () => kilobytes(60))).toMatchObject({ status: 200, source: 'miss' });
    expect(cache.lookup('small', browser, undefined)).toBeDefined();
    expect(cache.stats().entries).toBe(1);
  });

  test('the count is zero when all pages are gone, whatever happened', async () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      size: fc.integer({ min: 1, max: 40 }),
      coding: fc.constantFrom('br', 'gzip', ''),
      act: fc.constantFrom('request', 'write', 'wait'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { cache, changes, time, request } = createSite({ maxBytes: 120_000, hotHits: 2 });
        for (const { key, size, coding, act } of steps) {
          if (act === 'write') changes.write(key);
          else if (act === 'wait') time.now += 700;
          else
            await request(key, async () => ({ ...kilobytes(size), tags: new Set([key]), expiresAt: new Date(time.now + 2000) }), {
              acceptEncoding: coding,
            });
          expect(cache.stats().bytes).toBeLessThanOrEqual(120_000);
          expect(cache.stats().bytes > 0).toBe(cache.stats().entries + cache.stats().staleEntries > 0);
        }
        await cache.close();
        expect(cache.stats().bytes).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('404', () => {
  const missing = (tag = 'page') => page('not here', { status: 404, tags: new Set([tag]) });
  const shared = { notFoundKey: 'de 404' };

  test('10,000 bad addresses take one entry and a bounded list', async () => {
    const { cache, request } = createSite();
    for (let i = 0; i < 10_000; i++) await request(`/bad/${i}`, async () => missing(), shared);
    const { entries, bytes, missingAddresses } = cache.stats();
    expect(entries).toBe(1);
    expect(bytes).toBeLessThan(10_000);
    expect(missingAddresses).toBe(1000);
  });

  test('long bad addresses are not stored', async () => {
    const { cache, request } = createSite();
    const { status } = await request(`/${'x'.repeat(5000)}`, async () => missing(), shared);
    expect(status).toBe(404);
    expect(cache.stats()).toMatchObject({ entries: 1, missingAddresses: 0 });
  });

  test('all share the first page, and a known bad address is a hit', async () => {
    const { cache, request } = createSite();
    const first = await request('/a', async () => missing(), shared);
    const second = await request('/b', async () => missing(), shared);
    expect(second.body).toBe(first.body);
    expect(cache.lookup('/b', browser, undefined)).toMatchObject({ status: 404, source: 'hit', body: first.body });
    expect(cache.lookup('/c', browser, undefined)).toBeUndefined();
  });

  test('a new page at a missing address is found at once', async () => {
    const { changes, request } = createSite();
    await request('/a', async () => missing('page:/a'), shared);
    await request('/b', async () => missing('page:/b'), shared);
    changes.write('page:/b');
    expect(paragraphOf(await request('/b', async () => page('born'), shared))).toBe('born');
    expect(
      (
        await request(
          '/a',
          counted(() => page('never')),
          shared,
        )
      ).status,
    ).toBe(404);
  });

  test('a missing address expires', async () => {
    const { time, request } = createSite();
    await request('/a', async () => missing(), shared);
    await request('/b', async () => ({ ...missing(), expiresAt: new Date(time.now + 1000) }), shared);
    time.now += 1000;
    expect(paragraphOf(await request('/b', async () => page('born'), shared))).toBe('born');
  });

  test('without a shared key it is cached like any page', async () => {
    const { cache, request } = createSite();
    await request('/a', async () => missing());
    expect(cache.lookup('/a', browser, undefined)?.status).toBe(404);
  });
});
