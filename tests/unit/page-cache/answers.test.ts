import { describe, expect, test } from 'vitest';
import { browser, counted, createSite, page, paragraphOf, textOf } from './support.ts';

describe('encodings', () => {
  test('one entry holds every coding, each made on first demand and cached', async () => {
    const { cache, request } = createSite();
    const render = counted(() => page('hello'));
    const first = await request('/', render);
    expect(first).toMatchObject({ status: 200, source: 'miss', headers: { 'content-encoding': 'br' } });
    expect(paragraphOf(first)).toBe('hello');
    expect(cache.lookup('/', 'gzip', undefined)).toBeUndefined();

    for (const [header, coding] of [
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const answer = await request('/', render, { acceptEncoding: header });
      expect(answer.source).toBe('hit');
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(paragraphOf(answer)).toBe('hello');
      expect(cache.lookup('/', header, undefined)?.body).toBe(answer.body);
    }
    expect(render.calls).toBe(1);
    expect(cache.stats()).toMatchObject({ entries: 1, renders: 1 });
  });

  test('concurrent demands for a coding compress once', async () => {
    const { request } = createSite();
    await request('/', async () => page('hello'));
    const answers = await Promise.all([1, 2, 3].map(() => request('/', async () => page('other'), { acceptEncoding: 'gzip' })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });

  test('the length is that of the coding, and hits share their buffer and headers', async () => {
    const { cache, request } = createSite();
    const first = await request('/', async () => page('hello'));
    expect(first.headers['content-length']).toBe(String(first.body?.length));
    expect(cache.lookup('/', browser, undefined)).toBe(cache.lookup('/', browser, undefined));
  });

  test('hot pages are compressed harder, and a browser with the quick one still gets 304', async () => {
    const { cache, request } = createSite({ hotHits: 3 });
    const long = Array.from({ length: 3000 }, (_, i) => `Karte ${(i * 2654435761) % 997}`).join(' ');
    const first = await request('/', async () => page(long));
    for (let i = 0; i < 2; i++) cache.lookup('/', browser, undefined);
    await cache.idle();
    expect(cache.lookup('/', browser, undefined)?.body).toBe(first.body);
    const bytes = cache.stats().bytes;
    await cache.idle();
    const dense = cache.lookup('/', browser, undefined);
    expect(dense?.body?.length).toBeLessThan(first.body?.length ?? 0);
    expect(dense && textOf(dense)).toBe(textOf(first));
    expect(dense?.headers.etag).not.toBe(first.headers.etag);
    expect(cache.lookup('/', browser, first.headers.etag)).toMatchObject({ status: 304, headers: { etag: first.headers.etag } });
    expect(cache.stats().bytes).toBeLessThan(bytes);
  });
});

describe('headers', () => {
  test('a browser revalidates each time, a CDN caches for a minute, caches distinguish codings', async () => {
    const { request } = createSite();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Language', 'Content-Length': '7', Date: 'then' };
    const answer = await request('/', async () => page('hello', { headers }));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': 's-maxage=60',
      vary: 'Accept-Language, Accept-Encoding',
      'content-security-policy': "script-src 'self'",
    });
    expect(answer.headers).not.toHaveProperty('date');
    expect(Object.keys(answer.headers).filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test('only HTML has a policy', async () => {
    const { request } = createSite();
    const answer = await request('/robots.txt', async () => page('x', { headers: { 'content-type': 'text/plain' } }));
    expect(answer.headers).not.toHaveProperty('content-security-policy');
  });

  test('the policy names the hosts that only this page may load from', async () => {
    const { request } = createSite();
    const answer = await request('/', async () => page('x', { hosts: { scripts: ['https://tags.example'] } }));
    expect(answer.headers['content-security-policy']).toBe("script-src 'self' https://tags.example");
  });

  test('a CDN may cache a page no longer than until it expires, on 304 too', async () => {
    const { cache, time, request } = createSite();
    const { headers } = await request('/', async () => page('x', { expiresAt: new Date(time.now + 90_000) }));
    const promised = () => cache.lookup('/', browser, undefined)?.headers['cdn-cache-control'];
    expect(promised()).toBe('s-maxage=60');
    time.now += 30_000;
    expect(promised()).toBe('s-maxage=60');
    time.now += 1;
    expect(promised()).toBe('s-maxage=59');
    time.now += 58_500;
    expect(promised()).toBe('s-maxage=1');
    expect(cache.lookup('/', browser, headers.etag)?.headers['cdn-cache-control']).toBe('s-maxage=1');
    time.now += 1000;
    expect(promised()).toBe('s-maxage=0');
  });
});

describe('validation', () => {
  const match = async (ifNoneMatch: (tag: string) => string, coding = browser) => {
    const { request } = createSite();
    const render = async () => page('hello');
    const { headers } = await request('/', render);
    return request('/', render, { ifNoneMatch: ifNoneMatch(headers.etag ?? ''), acceptEncoding: coding });
  };

  test.each([
    ['the tag', (tag: string) => tag],
    ['a weak tag', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"a, b", W/"c",${tag}`],
    ['anything', () => ' * '],
  ])('%s answers 304 without body', async (_, header) => {
    const answer = await match(header);
    expect(answer).toMatchObject({ status: 304, body: null });
    expect(Object.keys(answer.headers).sort()).toEqual(['cache-control', 'cdn-cache-control', 'etag', 'vary']);
  });

  test.each([
    ['another tag', () => '"other"'],
    ['a part of the tag', (tag: string) => tag.slice(0, 9)],
    ['a quoted star', () => '"*"'],
    ['an empty header', () => ''],
  ])('%s answers 200', async (_, header) => {
    expect(await match(header)).toMatchObject({ status: 200 });
  });

  test('a tag belongs to one coding', async () => {
    expect(await match((tag) => tag, 'gzip')).toMatchObject({ status: 200 });
    expect(await match((tag) => tag.replace(/-br"/, '"'), 'gzip')).toMatchObject({ status: 200 });
  });

  test('the tag follows body and headers and nothing else', async () => {
    const tagOf = async (more: Parameters<typeof page>[1], policy = 'a') =>
      (await createSite({ policy: () => policy }).request('/', async () => page('x', more))).headers.etag;
    const tag = await tagOf({});
    expect(await tagOf({})).toBe(tag);
    expect(await tagOf({ body: 'other' })).not.toBe(tag);
    expect(await tagOf({}, 'b')).not.toBe(tag);
  });

  test('a 404 is never 304', async () => {
    const { request } = createSite();
    expect(await request('/', async () => page('x', { status: 404 }), { ifNoneMatch: '*' })).toMatchObject({ status: 404 });
  });
});

test('a page that is not cacheable is rendered for everyone and carries no tag', async () => {
  const { cache, request } = createSite();
  const render = counted(() => page('', { status: 302, headers: { Location: '/de' }, body: '', isCacheable: false }));
  const answers = [await request('/', render), ...(await Promise.all([request('/', render), request('/', render)]))];
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 302,
      source: 'bypass',
      headers: { location: '/de', 'cache-control': 'no-store', 'content-length': '0' },
    });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('cdn-cache-control');
  }
  expect(render.calls).toBe(3);
  expect(cache.stats().entries).toBe(0);
});

test('a page with a cookie or an error is never stored, even if marked as cacheable', async () => {
  const { cache, request } = createSite();
  await request('/a', async () => page('x', { headers: { 'Set-Cookie': 'a=b' } }));
  const error = await request('/b', async () => page('x', { status: 503 }));
  expect(error.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(error.headers).not.toHaveProperty('cdn-cache-control');
  expect(cache.stats()).toMatchObject({ entries: 0, staleEntries: 0 });
});
