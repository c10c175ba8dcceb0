import { describe, expect, test } from 'vitest';
import { browser, counted, createSite, page, paragraphOf, pausedRender } from './support.ts';

describe('joining', () => {
  test('concurrent misses render once', async () => {
    const { cache, request } = createSite();
    const render = counted(() => page('once'));
    const answers = await Promise.all([request('/', render), request('/', render, { acceptEncoding: 'gzip' }), request('/', render)]);
    expect(answers.map(({ source }) => source)).toEqual(['miss', 'joined', 'joined']);
    expect(answers.map(paragraphOf)).toEqual(['once', 'once', 'once']);
    expect(render.calls).toBe(1);
    expect(cache.stats().answers).toMatchObject({ miss: 1, joined: 2 });
  });

  test('a render that throws gives all waiting requests the same error and stores nothing', async () => {
    const { cache, request } = createSite();
    const error = new Error('away');
    const render = counted(() => Promise.reject(error));
    const results = await Promise.allSettled([request('/', render), request('/', render)]);
    expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual([error, error]);
    expect(render.calls).toBe(1);
    expect(cache.stats().entries).toBe(0);
    expect(paragraphOf(await request('/', async () => page('back')))).toBe('back');
  });

  test('after any change later requests do not join, and only earlier requests get the old page', async () => {
    const { cache, changes, request } = createSite();
    const old = pausedRender(() => page('old'));
    const before = request('/', old.render);
    changes.write('page');
    const after = request('/', async () => page('new'));
    expect(paragraphOf(await after)).toBe('new');
    old.finish();
    const late = await before;
    expect(paragraphOf(late)).toBe('old');
    expect(late.headers['cdn-cache-control']).toBe('s-maxage=0');
    expect(cache.lookup('/', browser, undefined)).toMatchObject({ source: 'hit' });
    expect(paragraphOf(await request('/', async () => page('newer')))).toBe('new');
  });

  test('a change of other content does not prevent storing a page', async () => {
    const { changes, request, cache } = createSite();
    const slow = pausedRender(() => page('x'));
    const answer = request('/', slow.render);
    changes.write('other');
    slow.finish();
    await answer;
    expect(cache.stats().entries).toBe(1);
  });

  test('a request after a page has expired does not get it from a render that began before', async () => {
    const { time, request } = createSite();
    const expiresAt = new Date(time.now + 1000);
    const first = pausedRender(() => page('early', { expiresAt }));
    const early = request('/', first.render);
    time.now += 1000;
    const render = counted(() => page('late'));
    const late = [request('/', render), request('/', render)];
    first.finish();
    expect(paragraphOf(await early)).toBe('early');
    expect((await Promise.all(late)).map(paragraphOf)).toEqual(['late', 'late']);
    expect(render.calls).toBe(1);
  });
});

describe('invalidation', () => {
  test('a change outdates the pages with one of its tags and no others', async () => {
    const { cache, changes, request } = createSite();
    await request('/a', async () => page('a', { tags: new Set(['event:1', 'events']) }));
    await request('/b', async () => page('b', { tags: new Set(['event:2']) }));
    changes.write('event:1', 'unknown');
    expect(cache.lookup('/a', browser, undefined)).toBeUndefined();
    expect(cache.lookup('/b', browser, undefined)).toBeDefined();
    expect(paragraphOf(await request('/a', async () => page('a2', { tags: new Set(['event:1']) })))).toBe('a2');
    changes.write('events');
    expect(cache.lookup('/a', browser, undefined)).toBeDefined();
  });

  test('a page expires at its moment, to the millisecond', async () => {
    const { cache, time, request } = createSite();
    await request('/', async () => page('before', { expiresAt: new Date(time.now + 5000) }));
    time.now += 4999;
    expect(cache.lookup('/', browser, undefined)).toBeDefined();
    time.now += 1;
    expect(cache.lookup('/', browser, undefined)).toBeUndefined();
    expect(paragraphOf(await request('/', async () => page('after')))).toBe('after');
  });

  test('OPS-250 a page that a clock made that was ahead is rendered again', async () => {
    const { cache, time, request } = createSite();
    time.now += 3_600_000;
    await request('/', async () => page('tomorrow', { expiresAt: new Date(time.now + 86_400_000) }));
    // Those who came while it was rendered are no reason.
    time.now -= 5000;
    expect(cache.lookup('/', browser, undefined)).toBeDefined();
    time.now -= 3_595_000;
    expect(cache.lookup('/', browser, undefined)).toBeUndefined();
    expect(paragraphOf(await request('/', async () => page('today')))).toBe('today');
  });

  test('OPS-03 shared caches are notified of the pages of a change that were requested within their time, once those are outdated; a failure is only reported', async () => {
    const purged: unknown[] = [];
    const site = createSite({
      purge: async (keys) => {
        purged.push([keys, site.cache.lookup('/', browser, undefined)]);
        throw new Error('CDN away');
      },
    });
    await site.request('/old', async () => page('x'));
    site.time.now += 62_000;
    await site.request('/', async () => page('x'));
    site.changes.write('page');
    await site.cache.idle();
    expect(purged).toEqual([[['/'], undefined]]);
    await expect.poll(() => site.errors).toHaveLength(1);
  });
});

describe('when rendering fails', () => {
  const fail = () => Promise.reject(new Error('database away'));

  test.each(['change', 'time'])('the last good page is answered after a %s', async (cause) => {
    const { changes, time, errors, request, cache } = createSite();
    const { headers } = await request('/', async () => page('good', { expiresAt: new Date(time.now + 60_000) }));
    if (cause === 'change') changes.write('page');
    else time.now += 60_000;
    const answer = await request('/', fail);
    expect(answer).toMatchObject({ status: 200, source: 'stale', headers: { 'cdn-cache-control': 's-maxage=0' } });
    expect(paragraphOf(answer)).toBe('good');
    expect(errors).toHaveLength(1);
    expect(await request('/', fail, { ifNoneMatch: headers.etag })).toMatchObject({ status: 304, source: 'stale' });
    expect(cache.lookup('/', browser, undefined)).toBeUndefined();
    time.now += 1000;
    expect(paragraphOf(await request('/', async () => page('new')))).toBe('new');
    expect(cache.stats()).toMatchObject({ entries: 1, staleEntries: 0 });
  });

  test('OPS-250 a failure while the clock was ahead keeps nobody from trying once it is put right', async () => {
    const { changes, time, request } = createSite();
    await request('/', async () => page('good'));
    changes.write('page');
    time.now += 3_600_000;
    await request('/', fail);
    time.now -= 3_600_000;
    expect(paragraphOf(await request('/', async () => page('new')))).toBe('new');
  });

  test('an answer 5xx counts as failure', async () => {
    const { changes, request } = createSite();
    const broken = async () => page('broken', { status: 500, isCacheable: false });
    expect(await request('/', broken)).toMatchObject({ status: 500, source: 'bypass' });
    await request('/', async () => page('good'));
    changes.write('page');
    expect(paragraphOf(await request('/', broken))).toBe('good');
  });

  test.each([404, 410, 302])('a %i is an answer and ends the last good page', async (status) => {
    const { changes, time, request } = createSite();
    await request('/', async () => page('good'));
    changes.write('page');
    const gone = async () => page('gone', { status, isCacheable: status !== 302 });
    expect(await request('/', gone, { notFoundKey: '404' })).toMatchObject({ status });
    changes.write('page');
    time.now += 5000;
    await request('/', fail, { notFoundKey: '404' }).then(
      (answer) => expect(paragraphOf(answer)).not.toBe('good'),
      (error) => expect(error).toBeInstanceOf(Error),
    );
  });

  test('for a second there is no further attempt, unless something changed', async () => {
    const { changes, time, request } = createSite();
    await request('/', async () => page('good'));
    changes.write('page');
    await request('/', fail);
    const render = counted(() => page('new'));
    time.now += 999;
    expect(paragraphOf(await request('/', render))).toBe('good');
    expect(render.calls).toBe(0);
    changes.write('other');
    expect(paragraphOf(await request('/', render))).toBe('new');
  });
});

describe('hot pages', () => {
  const warm = async (site: ReturnType<typeof createSite>, key: string, hits: number, render: () => Promise<ReturnType<typeof page>>) => {
    await site.request(key, render);
    for (let i = 0; i < hits; i++) site.cache.lookup(key, browser, undefined);
  };

  test('are rendered again after a change, hottest first, one at a time; others are not', async () => {
    const site = createSite({ hotHits: 5 });
    const order: string[] = [];
    let running = 0;
    const render = (name: string) => async () => {
      order.push(`${name}${running++}`);
      await Promise.resolve();
      running--;
      return page(name);
    };
    for (const [key, hits] of [
      ['cold', 4],
      ['warm', 5],
      ['hot', 9],
    ] as const)
      await warm(site, key, hits, render(key));
    order.length = 0;
    site.changes.write('page');
    expect(site.cache.lookup('hot', browser, undefined)).toBeUndefined();
    await site.cache.idle();
    expect(order).toEqual(['hot0', 'warm0']);
    expect(site.cache.lookup('hot', browser, undefined)?.headers['content-encoding']).toBe('br');
    expect(site.cache.lookup('cold', browser, undefined)).toBeUndefined();
    order.length = 0;
    site.changes.write('page');
    await site.cache.idle();
    expect(order, 'warmth outlives a change').toEqual(['hot0', 'warm0']);
  });

  test('cool down', async () => {
    const site = createSite({ hotHits: 5 });
    const render = counted(() => page('x'));
    await warm(site, '/', 9, render);
    site.time.now += 10 * 60_000;
    site.changes.write('page');
    await site.cache.idle();
    expect(render.calls).toBe(1);
  });

  test('are tried again when content moves during the attempt', async () => {
    const site = createSite({ hotHits: 1 });
    const render = counted((call) => {
      if (call === 2) site.changes.write('page');
      return page(`version ${call}`);
    });
    await warm(site, '/', 2, render);
    site.changes.write('page');
    await site.cache.idle();
    expect(render.calls).toBe(3);
    expect(paragraphOf(await site.request('/', render))).toBe('version 3');
  });

  test('are not rendered twice when a visitor came first, and failures are only reported', async () => {
    const site = createSite({ hotHits: 1 });
    const render = counted((call) => (call < 3 ? page('x') : Promise.reject(new Error('away'))));
    await warm(site, '/', 2, render);
    site.changes.write('page');
    await site.request('/', render);
    await site.cache.idle();
    expect(render.calls).toBe(2);
    site.changes.write('page');
    await site.cache.idle();
    expect(render.calls).toBe(3);
    expect(site.errors).toEqual([new Error('away')]);
  });
});

test('a hot shared 404 is rendered again too', async () => {
  const site = createSite({ hotHits: 2 });
  const render = counted(() => page('gone', { status: 404 }));
  await site.request('/bad', render, { notFoundKey: '404' });
  for (let i = 0; i < 3; i++) site.cache.lookup('/bad', browser, undefined);
  site.changes.write('page');
  await site.cache.idle();
  expect(render.calls).toBe(2);
  expect(site.cache.lookup('/bad', browser, undefined)).toMatchObject({ status: 404 });
});

test('closing empties the cache, ends background work and stores nothing more', async () => {
  const purged: unknown[] = [];
  const site = createSite({ hotHits: 1, purge: (keys) => purged.push(keys) });
  const render = counted(() => page('x'));
  await site.request('/', render);
  site.cache.lookup('/', browser, undefined);
  site.changes.write('page');
  await site.cache.close();
  site.changes.write('page');
  expect(purged).toHaveLength(1);
  expect(render.calls).toBe(1);
  await site.request('/', render);
  expect(site.cache.stats()).toMatchObject({ entries: 0, staleEntries: 0, bytes: 0 });
});
