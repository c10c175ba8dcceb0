import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { Module } from '../../../src/core/module/module.ts';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { articleOf } from '../../support/programme/articles.ts';
import { at, seedSeason } from '../../support/programme/season.ts';

const both = (text: string) => ({ de: text, en: text });
const onSundayNight = 901;
const onMondayMidnight = 902;
const onSpringMonday = 903;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    now: '2026-10-24T12:00:00+02:00',
    seed: async (database) => {
      await seedSeason(database);
      await database.db.insert(events).values(
        (
          [
            [onSundayNight, '2026-10-25T23:30'],
            [onMondayMidnight, '2026-10-26T00:00'],
            [onSpringMonday, '2027-03-29T00:30'],
          ] as const
        ).map(([id, begin]) => ({
          id,
          name: both(`Nacht ${id}`),
          date_start: at(begin),
          is_online: true,
          prices: [],
          seat_groups: [],
          programs: [],
        })),
      );
    },
  });
});
afterAll(() => app.close());

let pages = 0;

/** Publishes the module on a page of its own; answers how to read it again. */
async function publish(node: ModuleNode, language = 'de'): Promise<() => Promise<Module>> {
  const slug = `laden-${++pages}`;
  await publishPage(app.database, { slug, nodes: [node] });
  await app.app.applyNewChanges();
  return async () => {
    const answer = await app.get(`/${language}/pageeditor-api/page/${slug}`);
    const [module] = ((await answer.json()) as { modules: Module[] }).modules;
    if (!module) throw new Error(`No module on ${slug}.`);
    return module;
  };
}

const idsOf = (module: Module) => (module.event_rows as { id: number }[]).map(({ id }) => id);
const list = (fields: Record<string, unknown>): ModuleNode => ({ model: 'event-list', fields });

test('MOD-23 the weekend of the autumn change of clocks has 49 hours', async () => {
  const read = await publish(list({ filters: 'weekend' }));
  expect(idsOf(await read())).toEqual([14, onSundayNight]);
  app.clock.set('2026-10-25T03:29:00+01:00');
  expect(idsOf(await read()), 'still running').toEqual([14, onSundayNight]);
  app.clock.set('2026-10-25T03:31:00+01:00');
  expect(idsOf(await read()), 'over').toEqual([onSundayNight]);
  app.clock.set('2026-10-26T00:00:00+01:00');
  expect(idsOf(await read()), 'the next weekend').toEqual([]);
});

test('MOD-22 EVT-70 MOD-23 from now on, three days, the weekend, a period, one that has begun, a tag and picked events, as the clock moves', async () => {
  app.clock.set('2026-11-20T16:40:00+01:00');
  const fromNow = await publish(list({ date_to: '2026-11-21T12:00' }));
  const begun = await publish(list({ date_from: '2026-11-01T00:00', date_to: '2026-11-21T12:00' }));
  const days = await publish(list({ filters: 'next_3_days' }));
  const weekend = await publish(list({ filters: 'weekend' }));
  const overridden = await publish(list({ filters: 'weekend', date_from: '2027-03-01T00:00', date_to: '2027-04-01T00:00' }));
  const period = await publish(list({ date_from: '2026-11-22T00:00', date_to: '2026-11-23T00:00' }));
  const tagged = await publish(list({ tag: 2, date_to: '2026-12-20T00:00' }));
  const picked = await publish(list({ events: [19, 7, 1, 11, 12, 99999], filters: 'weekend' }));
  expect(idsOf(await fromNow())).toEqual([2, 6, 3, 4, 8]);
  expect(idsOf(await begun()), 'what is over of a period is left out').toEqual([2, 6, 3, 4, 8]);
  expect(idsOf(await days())).toEqual([2, 6, 3, 4, 8, 18, 7, 9, 10]);
  expect(idsOf(await weekend())).toEqual([2, 8, 18, 7, 9, 10]);
  expect(idsOf(await overridden()), 'a filter overrides the period').toEqual([2, 8, 18, 7, 9, 10]);
  expect(idsOf(await period()), 'what runs into it belongs to it').toEqual([2, 9, 10]);
  const { event_rows, has_more } = await tagged();
  expect((event_rows as unknown[]).length).toBeGreaterThan(0);
  expect(has_more).toBe(false);
  expect(idsOf(await picked()), 'in order of time, without what is over, offline, deleted or unknown').toEqual([7, 19]);

  app.clock.set('2026-11-20T17:31:00+01:00');
  expect(idsOf(await fromNow()), 'the tour is over').toEqual([2, 3, 4, 8]);
  expect(idsOf(await begun()), 'the tour is over').toEqual([2, 3, 4, 8]);
  app.clock.set('2026-11-21T16:30:00+01:00');
  expect(idsOf(await weekend()), 'what is left of the weekend').toEqual([2, 7, 9, 10]);
});

test('MOD-22 a long list ends after twelve and says that there is more', async () => {
  const module = await (await publish(list({})))();
  expect(idsOf(module)).toHaveLength(12);
  expect(module.has_more).toBe(true);
});

test('MOD-20 picked articles first, then the newest; what is offline or gone makes room', async () => {
  const { older, newest, offline, tomorrow, elsewhere } = articleOf;
  const ids = ({ article_objs, main_teaser_obj }: Module) => [
    (main_teaser_obj as { id: number } | null)?.id ?? null,
    ...(article_objs as { id: number }[]).map(({ id }) => id),
  ];
  const fields = { items: 4, articles: [older, offline, 999], main_teaser: elsewhere };
  const chosen = await publish({ model: 'blog-teaser-list', fields });
  expect(ids(await chosen())).toEqual([elsewhere, older, tomorrow, newest]);
  const gone = await publish({ model: 'blog-teaser-list', fields: { items: 2, main_teaser: offline } });
  expect(ids(await gone()), 'tomorrow has come').toEqual([null, tomorrow, newest]);
  await app.database.db.transaction(async (transaction) => {
    await transaction.insert(articles).values({ id: 90, date: '2026-11-21', category: 1, name: both('Neu'), is_online: true });
    await announceChange(transaction, ['articles', 'article:90']);
  });
  await app.app.applyNewChanges();
  expect(ids(await gone()), 'a new one is there at once').toEqual([null, 90, tomorrow]);
});

test('MOD-20 items is a number from 1 to 8', async () => {
  for (const items of [0, 9, 'drei', null])
    await expect(publish({ model: 'blog-teaser-list', fields: { items } }), String(items)).rejects.toThrow();
});

test('MOD-24 the newest article of each category, in the order chosen; of all without a choice', async () => {
  const ids = (module: Module) => (module.article_objs as { id: number }[]).map(({ id }) => id);
  const read = async (categories: number[]) => ids(await (await publish({ model: 'highlight-teaser', fields: { categories } }))());
  expect(await read([1, 3, 2, 77]), 'a category that is gone or unknown is left out').toEqual([90, articleOf.elsewhere]);
  expect(await read([])).toEqual([articleOf.elsewhere, 90]);
});

test('MOD-13 MOD-14 a venue comes with its address in the language; a gone one leaves the page as it is', async () => {
  const venues: ModuleNode = {
    model: 'venue-list',
    fields: {},
    columns: [[1, 999].map((venue) => ({ model: 'venue', fields: { venue } }))],
  };
  const [known, gone] = (await (await publish(venues, 'en'))()).columns[0]?.children ?? [];
  expect(known?.venue_obj).toMatchObject({ id: 1, name: 'House on the Ring', city: 'Berlin' });
  expect(gone).toMatchObject({ venue: 999, venue_obj: null });
});

test.each([
  ['MOD-07 EMBED-04', 'video', { video_url: 'https://youtube.com.evil.example/watch?v=abcdefgh' }],
  ['MOD-07', 'video', { video_url: 'javascript:alert(1)' }],
  ['MOD-09', 'video-item', { video_url: '<script src="https://youtube.com/x"></script>' }],
  ['MOD-10 EMBED-01', 'audio', { embed: 'http://open.spotify.com/track/1' }],
  ['MOD-12 EMBED-02', 'viewer', { embed: 'https://issuu.com@evil.example/a/docs/b' }],
  ['MOD-32 EMBED-03', 'social-media', { embed: 'https://notfacebook.com/post/1' }],
  ['MOD-17', 'forms', { hubspot_id: '../../evil' }],
  ['MOD-17', 'forms', { hubspot_id: '' }],
  ['MOD-22', 'event-list', { date_from: '2026-11-20T10:00', date_to: '2026-11-20T09:00' }],
])('%s %s refuses %o', async (_ids, model, fields) => {
  const inside: ModuleNode = { model, fields };
  const node = model === 'video-item' ? { model: 'video-list', fields: {}, columns: [[inside]] } : inside;
  await expect(publish(node)).rejects.toThrow();
});

test('EMBED-05 pasted iframe code is stored as its address', async () => {
  const embed = '<iframe width="100%" onload="steal()" src="https://e.issuu.com/embed.html?d=heft&amp;u=haus"></iframe>';
  expect((await (await publish({ model: 'viewer', fields: { embed } }))()).embed).toBe('https://e.issuu.com/embed.html?d=heft&u=haus');
});

test('MOD-15 the HTML is a sandboxed document of its own: only from this site, other hosts after consent', async () => {
  const html_code = both('<p>Plan</p><script src="https://widgets.example.com/a.js"></script><a href="https://example.net">mehr</a>');
  const module = await (await publish({ model: 'html', fields: { html_code } }))();
  expect(module.outside_hosts).toEqual(['widgets.example.com']);
  const response = await app.get(String(module.frame_url));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(html_code.de);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('https:');
  const agreed = (await app.get(`${module.frame_url}?outside=1`)).headers.get('content-security-policy') ?? '';
  expect(agreed).toContain('default-src https:');
  expect(agreed).toContain('sandbox');
  expect(agreed).not.toContain('allow-same-origin');
  for (const broken of ['/frames/de/page/1/999999', '/frames/fr/page/1/1', '/frames/de/page/0/x', '/frames/de/..%2f/1/1'])
    expect((await app.get(broken)).status, broken).toBe(404);
});

test('MOD-23 the weekend of the spring change of clocks has 47 hours', async () => {
  app.clock.set('2027-03-26T12:00:00+01:00');
  const read = await publish(list({ filters: 'weekend' }));
  expect(idsOf(await read())).toEqual([15, 13]);
  app.clock.set('2027-03-29T00:00:00+02:00');
  expect(idsOf(await read())).toEqual([]);
});

test('MOD-18 a slide about a production or an event loads the next date that sells; it moves on with the clock', async () => {
  app.clock.set('2026-11-20T16:40:00+01:00');
  const slide = (button_link: string): ModuleNode => ({
    model: 'hero-media',
    fields: { headline: both('Auftakt'), button_link, online_from: '2020-01-01T00:00' },
  });
  const dateOf = async (read: () => Promise<Module>) => ((await read()).next_date as { row: { id: number } } | null)?.row.id ?? null;
  const answer = await app.get('/de/api/productions/1/');
  const dates = ((await answer.json()) as { events: { id: number; date_start: string; statuses: string[] }[] }).events;
  const [first, second] = dates.filter(({ statuses }) => !statuses.some((status) => ['canceled', 'sold_out'].includes(status)));
  const ofProduction = await publish(slide('production:1'));
  expect(await dateOf(ofProduction)).toBe(first?.id);
  expect(await dateOf(await publish(slide(`event:${second?.id}`)))).toBe(second?.id);
  expect(await dateOf(await publish(slide('page:1')))).toBeNull();
  app.clock.set('2040-01-01T00:00:00+01:00');
  expect(await dateOf(ofProduction)).toBeNull();
});
