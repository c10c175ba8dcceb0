import { describe, expect, test } from 'vitest';
import { browser, counted, createSite, held, page, said } from './support.ts';

describe('joining', () => {
  test('concurrent misses render once', async () => {
    const { cache, ask } = createSite();
    const render = counted(() => page('once'));
    const answers = await Promise.all([ask('/', render), ask('/', render, { acceptEncoding: 'gzip' }), ask('/', render)]);
    expect(answers.map(({ source }) => source)).toEqual(['miss', 'joined', 'joined']);
    expect(answers.map(said)).toEqual(['once', 'once', 'once']);
    expect(render.calls).toBe(1);
    expect(cache.stats().answers).toMatchObject({ miss: 1, joined: 2 });
  });

  test('a render that throws gives all who wait the same error and stores nothing', async () => {
    const { cache, ask } = createSite();
    const error = new Error('away');
    const render = counted(() => Promise.reject(error));
    const results = await Promise.allSettled([ask('/', render), ask('/', render)]);
    expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual([error, error]);
    expect(render.calls).toBe(1);
    expect(cache.stats().entries).toBe(0);
    expect(said(await ask('/', async () => page('back')))).toBe('back');
  });

  test('after any change later requests do not join, and the old page goes only to those who came before', async () => {
    const { cache, changes, ask } = createSite();
    const old = held(() => page('old'));
    const before = ask('/', old.render);
    changes.write('page');
    const after = ask('/', async () => page('new'));
    expect(said(await after)).toBe('new');
    old.finish();
    const late = await before;
    expect(said(late)).toBe('old');
    expect(late.headers['cdn-cache-control']).toBe('s-maxage=0');
    expect(cache.lookup('/', browser, undefined)).toMatchObject({ source: 'hit' });
    expect(said(await ask('/', async () => page('newer')))).toBe('new');
  });

  test('a change of other content does not keep a page from being stored', async () => {
    const { changes, ask, cache } = createSite();
    const slow = held(() => page('x'));
    const answer = ask('/', slow.render);
    changes.write('other');
    slow.finish();
    await answer;
    expect(cache.stats().entries).toBe(1);
  });

  test('who comes after a page has expired does not get it from a render that began before', async () => {
    const { time, ask } = createSite();
    const expiresAt = new Date(time.now + 1000);
    const first = held(() => page('early', { expiresAt }));
    const early = ask('/', first.render);
    time.now += 1000;
    const render = counted(() => page('late'));
    const late = [ask('/', render), ask('/', render)];
    first.finish();
    expect(said(await early)).toBe('early');
    expect((await Promise.all(late)).map(said)).toEqual(['late', 'late']);
    expect(render.calls).toBe(1);
  });
});

describe('invalidation', () => {
  test('a change outdates the pages with one of its tags and no others', async () => {
    const { cache, changes, ask } = createSite();
    await ask('/a', async () => page('a', { tags: new Set(['event:1', 'events']) }));
    await ask('/b', async () => page('b', { tags: new Set(['event:2']) }));
    changes.write('event:1', 'unknown');
    expect(cache.lookup('/a', browser, undefined)).toBeUndefined();
    expect(cache.lookup('/b', browser, undefined)).toBeDefined();
    expect(said(await ask('/a', async () => page('a2', { tags: new Set(['event:1']) })))).toBe('a2');
    changes.write('events');
    expect(cache.lookup('/a', browser, undefined)).toBeDefined();
  });

  test('a page ends at its moment, to the millisecond', async () => {
    const { cache, time, ask } = createSite();
    await ask('/', async () => page('before', { expiresAt: new Date(time.now + 5000) }));
    time.now += 4999;
    expect(cache.lookup('/', browser, undefined)).toBeDefined();
    time.now += 1;
    expect(cache.lookup('/', browser, undefined)).toBeUndefined();
    expect(said(await ask('/', async () => page('after')))).toBe('after');
  });

  test('a CDN is told of each change after our own pages are outdated; its failure is only reported', async () => {
    const purged: unknown[] = [];
    const house = createSite({
      purge: async (tags) => {
        purged.push([tags, house.cache.lookup('/', browser, undefined)]);
        throw new Error('CDN away');
      },
    });
    await house.ask('/', async () => page('x'));
    house.changes.write('page');
    await house.cache.idle();
    expect(purged).toEqual([[['page'], undefined]]);
    await expect.poll(() => house.errors).toHaveLength(1);
  });
});

describe('when rendering fails', () => {
  const fail = () => Promise.reject(new Error('database away'));

  test.each(['change', 'time'])('the last good page is answered after a %s', async (cause) => {
    const { changes, time, errors, ask, cache } = createSite();
    const { headers } = await ask('/', async () => page('good', { expiresAt: new Date(time.now + 60_000) }));
    if (cause === 'change') changes.write('page');
    else time.now += 60_000;
    const answer = await ask('/', fail);
    expect(answer).toMatchObject({ status: 200, source: 'stale', headers: { 'cdn-cache-control': 's-maxage=0' } });
    expect(said(answer)).toBe('good');
    expect(errors).toHaveLength(1);
    expect(await ask('/', fail, { ifNoneMatch: headers.etag })).toMatchObject({ status: 304, source: 'stale' });
    expect(cache.lookup('/', browser, undefined)).toBeUndefined();
    time.now += 1000;
    expect(said(await ask('/', async () => page('new')))).toBe('new');
    expect(cache.stats()).toMatchObject({ entries: 1, staleEntries: 0 });
  });

  test('an answer 5xx counts as failure', async () => {
    const { changes, ask } = createSite();
    const broken = async () => page('broken', { status: 500, isCacheable: false });
    expect(await ask('/', broken)).toMatchObject({ status: 500, source: 'bypass' });
    await ask('/', async () => page('good'));
    changes.write('page');
    expect(said(await ask('/', broken))).toBe('good');
  });

  test.each([404, 410, 302])('a %i is an answer and ends the last good page', async (status) => {
    const { changes, time, ask } = createSite();
    await ask('/', async () => page('good'));
    changes.write('page');
    const gone = async () => page('gone', { status, isCacheable: status !== 302 });
    expect(await ask('/', gone, { notFoundKey: '404' })).toMatchObject({ status });
    changes.write('page');
    time.now += 5000;
    await ask('/', fail, { notFoundKey: '404' }).then(
      (answer) => expect(said(answer)).not.toBe('good'),
      (error) => expect(error).toBeInstanceOf(Error),
    );
  });

  test('for a second nobody waits for another attempt, unless something changed', async () => {
    const { changes, time, ask } = createSite();
    await ask('/', async () => page('good'));
    changes.write('page');
    await ask('/', fail);
    const render = counted(() => page('new'));
    time.now += 999;
    expect(said(await ask('/', render))).toBe('good');
    expect(render.calls).toBe(0);
    changes.write('other');
    expect(said(await ask('/', render))).toBe('new');
  });
});

describe('hot pages', () => {
  const warm = async (house: ReturnType<typeof createSite>, key: string, hits: number, render: () => Promise<ReturnType<typeof page>>) => {
    await house.ask(key, render);
    for (let i = 0; i < hits; i++) house.cache.lookup(key, browser, undefined);
  };

  test('are rendered again after a change, hottest first, one at a time; others are not', async () => {
    const house = createSite({ hotHits: 5 });
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
      await warm(house, key, hits, render(key));
    order.length = 0;
    house.changes.write('page');
    expect(house.cache.lookup('hot', browser, undefined)).toBeUndefined();
    await house.cache.idle();
    expect(order).toEqual(['hot0', 'warm0']);
    expect(house.cache.lookup('hot', browser, undefined)?.headers['content-encoding']).toBe('br');
    expect(house.cache.lookup('cold', browser, undefined)).toBeUndefined();
    order.length = 0;
    house.changes.write('page');
    await house.cache.idle();
    expect(order, 'warmth outlives a change').toEqual(['hot0', 'warm0']);
  });

  test('cool down', async () => {
    const house = createSite({ hotHits: 5 });
    const render = counted(() => page('x'));
    await warm(house, '/', 9, render);
    house.time.now += 10 * 60_000;
    house.changes.write('page');
    await house.cache.idle();
    expect(render.calls).toBe(1);
  });

  test('are tried again when content moves during the attempt', async () => {
    const house = createSite({ hotHits: 1 });
    const render = counted((call) => {
      if (call === 2) house.changes.write('page');
      return page(`version ${call}`);
    });
    await warm(house, '/', 2, render);
    house.changes.write('page');
    await house.cache.idle();
    expect(render.calls).toBe(3);
    expect(said(await house.ask('/', render))).toBe('version 3');
  });

  test('are not rendered twice when a visitor came first, and failures are only reported', async () => {
    const house = createSite({ hotHits: 1 });
    const render = counted((call) => (call < 3 ? page('x') : Promise.reject(new Error('away'))));
    await warm(house, '/', 2, render);
    house.changes.write('page');
    await house.ask('/', render);
    await house.cache.idle();
    expect(render.calls).toBe(2);
    house.changes.write('page');
    await house.cache.idle();
    expect(render.calls).toBe(3);
    expect(house.errors).toEqual([new Error('away')]);
  });
});

test('a hot shared 404 is rendered again too', async () => {
  const house = createSite({ hotHits: 2 });
  const render = counted(() => page('gone', { status: 404 }));
  await house.ask('/bad', render, { notFoundKey: '404' });
  for (let i = 0; i < 3; i++) house.cache.lookup('/bad', browser, undefined);
  house.changes.write('page');
  await house.cache.idle();
  expect(render.calls).toBe(2);
  expect(house.cache.lookup('/bad', browser, undefined)).toMatchObject({ status: 404 });
});

test('closing empties the cache, ends the background and keeps nothing more', async () => {
  const purged: unknown[] = [];
  const house = createSite({ hotHits: 1, purge: (tags) => purged.push(tags) });
  const render = counted(() => page('x'));
  await house.ask('/', render);
  house.cache.lookup('/', browser, undefined);
  house.changes.write('page');
  await house.cache.close();
  house.changes.write('page');
  expect(purged).toHaveLength(1);
  expect(render.calls).toBe(1);
  await house.ask('/', render);
  expect(house.cache.stats()).toMatchObject({ entries: 0, staleEntries: 0, bytes: 0 });
});
