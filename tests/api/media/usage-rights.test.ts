import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '../../../src/features/media/media.contract.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { type MediaLibrary, openMediaLibrary } from '../../support/media/media-library.ts';
import { plainPng } from '../../support/media/pictures.ts';

let app: MediaLibrary['app'];
let ada: MediaLibrary['ada'];
let uploadMedia: MediaLibrary['uploadMedia'];

beforeAll(async () => {
  ({ app, ada, uploadMedia } = await openMediaLibrary());
  // Structured data is for search engines.
  await app.database.db.update(siteSettings).set({ is_indexing_enabled: true });
  app.app.search.begin();
});
afterAll(() => app.close());

const resources = ['productions', 'events', 'persons', 'articles', 'series', 'venues', 'teasers'] as const;

/** Gives a picture to the first entry of every kind that has one; answers their addresses. */
async function showEverywhere(id: number): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const resource of resources) {
    const { results } = await ada.ask<{ results: { id: number; is_online?: boolean }[] }>('GET', `content/${resource}/`);
    const entry = Math.min(...results.map((one) => one.id));
    await ada.ask('PATCH', `/de/api/${resource}/${entry}/`, { image: id, is_online: true });
    urls.set(resource, (await ada.ask<{ url: string }>('GET', `content/${resource}/${entry}/`)).url);
  }
  await app.app.applyNewChanges();
  await app.app.search.idle();
  return urls;
}

test('ADMIN-174 PAGE-15 after the last day of its rights a picture is in no place: lists, pages, share tags, structured data, calls, search', async () => {
  const media = await uploadMedia(await plainPng('#bb0107'), 'befristet.png');
  const stem = media.url.replace(/\.\w+$/, '');
  const urls = await showEverywhere(media.id);
  await publishPage(app.database, {
    ...{ slug: 'befristet', og_image: media.id },
    nodes: [{ model: 'full-teaser', fields: { image: media.id, headline: { de: 'Der Garten' }, link: '/de' } }],
  });
  const event = urls.get('events') ?? '';
  const meta = (html: string) => /<meta property="og:image"[^>]*>/.exec(html)?.[0] ?? '';
  const graph = (html: string) => /<script type="application\/ld\+json"[^>]*>.*?<\/script>/s.exec(html)?.[0] ?? '';
  const whole = (text: string) => text;
  const places: [string, (text: string) => string][] = [
    ...['/de/kalender', '/de/produktionen', '/de/team', '/de/mediathek-de', '/de/befristet'].map((path) => [path, whole] as const),
    ...[...urls.values()].filter(Boolean).map((path) => [path, whole] as const),
    ...['events', 'productions', 'persons', 'articles', 'venues'].map((name) => [`/de/api/${name}/`, whole] as const),
    ...['/de/search?q=hamlet', '/de/api/search/?query=hamlet', '/de/api/search/others/?query=hamlet'].map((path) => [path, whole] as const),
    ...[event, urls.get('articles') ?? '', '/de/befristet'].map((path) => [path, meta] as const),
    ...[event, urls.get('articles') ?? ''].map((path) => [path, graph] as const),
  ].map(([path, part]) => [path, part]);
  const showing = async () => {
    const found = await Promise.all(places.map(async ([path, part]) => part(await (await app.get(path)).text()).includes(stem)));
    return places.flatMap(([path, part], at) => (found[at] ? [`${path} ${part.name}`] : []));
  };
  const all = places.map(([path, part]) => `${path} ${part.name}`);
  expect(await showing()).toEqual(all);
  await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-11-21' });
  const before = app.clock.now();
  app.clock.set('2026-11-21T23:59:00+01:00');
  expect(await showing()).toEqual(all);
  app.clock.set('2026-11-22T00:00:01+01:00');
  expect(await showing()).toEqual([]);
  const share = media.url.replace(/\.\w+$/, '-share-50-50.jpg');
  for (const url of [media.url, share, ...Object.values(media.image_thumbnails ?? {})]) expect((await app.get(url)).status, url).toBe(410);
  app.clock.set(before);
});

test('ADMIN-174 PAGE-13 a deleted file is gone at the address of every rendition, from another instance too, once that has read the changes', async () => {
  const other = await startTestApp({ database: app.database, environment: { DATA_DIR: app.dataDir } });
  const media = await uploadMedia(await plainPng('#bb0108'), 'weg.png');
  await expect
    .poll(async () => ((await ada.ask<Media>('GET', `media/${media.id}/`)).image_thumbnails?.small ?? media.url) !== media.url)
    .toBe(true);
  const { image_thumbnails } = await ada.ask<Media>('GET', `media/${media.id}/`);
  const addresses = [media.url, media.url.replace(/\.\w+$/, '-share-50-50.jpg'), ...Object.values(image_thumbnails ?? {})];
  const statuses = (of: TestApp) => Promise.all(addresses.map(async (url) => (await of.get(url)).status));
  for (const site of [app, other]) expect(await statuses(site)).toEqual(addresses.map(() => 200));
  expect((await ada.call('DELETE', `media/${media.id}/`)).status).toBe(204);
  await other.app.applyNewChanges();
  for (const site of [app, other]) expect(await statuses(site)).toEqual(addresses.map(() => 410));
  await other.close();
});
