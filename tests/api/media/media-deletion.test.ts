import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import type { Media, MediaPlace } from '../../../src/features/media/media.contract.ts';
import { navigation } from '../../../src/features/pages/pages.tables.server.ts';
import { persons } from '../../../src/features/people/people.tables.server.ts';
import { productions } from '../../../src/features/programme/programme.tables.server.ts';
import { presetSettings } from '../../../src/features/site/site.read.server.ts';
import { alerts, htmlBlocks, siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { insertion } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { type MediaLibrary, openMediaLibrary } from '../../support/media/media-library.ts';
import { plainPng } from '../../support/media/pictures.ts';

let app: MediaLibrary['app'];
let ada: MediaLibrary['ada'];
let uploadMedia: MediaLibrary['uploadMedia'];

beforeAll(async () => {
  ({ app, ada, uploadMedia } = await openMediaLibrary());
});
afterAll(() => app.close());

/** A page that shows a picture, published, and a draft of another that does. */
async function used(color: string, slug: string) {
  const media = await uploadMedia(await plainPng(color), `${slug}.png`);
  const page = await publishPage(app.database, { slug, nodes: [{ model: 'image', fields: { image: media.id } }] });
  await app.app.applyNewChanges();
  const other = await publishPage(app.database, { slug: `${slug}-2`, nodes: [] });
  const draft = await ada.open('page', other);
  await ada.save(draft, [
    insertion(draft.ids[0] ?? 0, 'link', { link: `media:${media.id}`, link_text: { de: 'Herunterladen' } }),
    insertion(draft.ids[1] ?? 0, 'text', { content: { de: `<p><a href="${media.url}">Bild</a> ${media.id}</p>` } }),
  ]);
  await app.database.db.execute(
    `update productions set image = ${media.id}, images = array[${media.id}] where id = (select min(id) from productions)`,
  );
  return { media, page, other };
}
const placesOf = async (id: number) => (await ada.ask<{ places: MediaPlace[] }>('GET', `media/${id}/`)).places;
const html = async (path: string, isEditor = false) => (await app.get(path, isEditor ? { headers: ada.headers } : {})).text();

test('API-41 ADMIN-294 where a file is used: in modules of drafts, of what is planned and of what is published, by links, in content', async () => {
  const { media, page, other } = await used('#bb0001', 'benutzt');
  const states = (all: readonly MediaPlace[]) =>
    all
      .map(({ content_type, field, is_draft, is_planned, is_live }) => `${content_type} ${field} ${is_draft} ${is_planned} ${is_live}`)
      .sort();
  const places = await placesOf(media.id);
  expect(states(places)).toEqual([
    'page content true false false',
    'page image true false true',
    'page link true false false',
    'production image false false true',
    'production images false false true',
  ]);
  expect(places.find(({ field, object_id }) => field === 'image' && object_id === page)).toMatchObject({
    title: expect.stringMatching(/.+/),
    url: '/de/benutzt',
    model: 'image',
    is_required: true,
  });
  expect(places.filter(({ object_id, content_type }) => content_type === 'page' && object_id === other)).toHaveLength(2);
  await ada.ask('POST', `pages/${other}/plan`, { action: 'publish', at: new Date(app.clock.now().getTime() + 3_600_000).toISOString() });
  expect(states(await placesOf(media.id)).slice(0, 3)).toEqual([
    'page content true true false',
    'page image true false true',
    'page link true true false',
  ]);
  const stranger = await uploadMedia(await plainPng('#bb0009'), 'nobody.png');
  expect(await placesOf(stranger.id)).toEqual([]);
  expect((await ada.call('DELETE', `media/${stranger.id}/`)).status).toBe(204);
});

test('API-41 a used file is not deleted without a decision; replaced, every place shows the other at once', async () => {
  const { media } = await used('#bb0002', 'ersetzt');
  const by = await uploadMedia(await plainPng('#bb0003'), 'besser.png');
  const refused = await ada.call<{ detail: string; places: MediaPlace[] }>('DELETE', `media/${media.id}/`);
  expect(refused.status).toBe(409);
  expect(refused.body.places).toHaveLength(5);
  expect(await html('/de/ersetzt')).toContain(media.image_thumbnails?.medium ?? '-');
  expect((await ada.call('DELETE', `media/${media.id}/?replace=${media.id}`)).status).toBe(400);
  expect((await ada.call('DELETE', `media/${media.id}/?replace=999999`)).status).toBe(400);
  expect((await ada.call('DELETE', `media/${media.id}/?replace=${by.id}`)).status).toBe(204);
  const shown = await html('/de/ersetzt');
  expect(shown).toContain(by.image_thumbnails?.medium ?? '-');
  expect(shown).not.toContain(media.image_thumbnails?.medium ?? '-');
  expect(await placesOf(by.id)).toHaveLength(5);
  expect((await ada.call('GET', `media/${media.id}/`)).status).toBe(404);
});

test('ADMIN-305 a file that only texts, links, menus and HTML link to is in use, everywhere by name, and another one takes its place there', async () => {
  const { db } = app.database;
  const media = await uploadMedia(await plainPng('#bb0031'), 'Programmheft.png');
  const by = await uploadMedia(await plainPng('#bb0032'), 'Neues Programmheft.png');
  const unused = async () => (await ada.ask<{ results: Media[] }>('GET', 'media/?only=unused')).results.map(({ id }) => id);
  expect(await unused()).toEqual(expect.arrayContaining([media.id, by.id]));
  const link = `<p><a href="${media.url}">Programmheft</a></p>`;
  const ofEntries = await ada.ask<{ results: { id: number }[] }>('GET', 'content/productions/');
  const [first = { id: 0 }, second = { id: 0 }] = ofEntries.results;
  const logos = { html_footer_logos: [{ code: `<img src="${media.url}">` }] };
  const entries = [{ title: { de: 'Heft' }, url: media.url }];
  await ada.ask('PATCH', `/de/api/productions/${first.id}/`, { description: { de: link }, video_url: media.url });
  const { version, draft } = await ada.ask<{ version: number; draft: { version: number } }>('GET', `content/productions/${second.id}/`);
  const values = { description: { de: link } };
  await ada.ask('PATCH', `content/productions/${second.id}/draft`, { version, draft_version: draft.version, values });
  await db.insert(alerts).values({ title: { de: 'Aushang' }, link: media.url, is_online: true });
  await db.insert(htmlBlocks).values({ slug: 'aushang', html: { de: link } });
  await db
    .insert(siteSettings)
    .values({ id: 1, ...presetSettings, ...logos })
    .onConflictDoUpdate({ target: siteSettings.id, set: logos });
  await db.insert(navigation).values({ menu: 'footer', entries }).onConflictDoUpdate({ target: navigation.menu, set: { entries } });
  await publishPage(app.database, { slug: 'heft', nodes: [{ model: 'html', fields: { html_code: { de: `<img src="${media.url}">` } } }] });
  await app.app.applyNewChanges();
  const places = async (id: number) =>
    (await placesOf(id)).map(({ content_type, field, is_draft, is_live }) => `${content_type} ${field} ${is_draft} ${is_live}`).sort();
  const all = [
    ...['alert link false true', 'html_block html false true', 'navigation footer false true', 'page html_code true true'],
    ...['production description false true', 'production description true false', 'production video_url false true'],
    'site_settings html_footer_logos false true',
  ];
  expect(await places(media.id)).toEqual(all);
  expect(await unused()).not.toContain(media.id);
  const form = (await html(`/de/admin/media/${media.id}`, true)).replaceAll('<!-- -->', '');
  for (const named of ['Aushang', 'aushang', 'Einstellungen der Website', 'Fußzeile']) expect(form).toContain(named);
  expect((await ada.call('DELETE', `media/${media.id}/`)).status).toBe(409);
  expect((await ada.call('DELETE', `media/${media.id}/?replace=${by.id}`)).status).toBe(204);
  expect(await places(by.id)).toEqual(all);
  expect(await html('/de')).toContain(by.url);
  const replaced = await ada.ask<object>('GET', `content/productions/${second.id}/`);
  expect([JSON.stringify(replaced).includes(by.url), JSON.stringify(replaced).includes(media.url)]).toEqual([true, false]);
});

test('API-41 a file that also stands in a deleted section is replaced where it is seen, and where it comes back', async () => {
  const { media, page } = await used('#bb0021', 'auch-geloescht');
  const by = await uploadMedia(await plainPng('#bb0022'), 'stattdessen.png');
  const draft = await ada.open('page', page);
  const [section = 0, inside = 0] = draft.ids;
  const image = { kind: 'insert', place: { parent: section, column: 0, after: null } } as const;
  const node = { id: inside, parent: section, column: 0, order: 0, model: 'image', model_version: 1, fields: { image: media.id } };
  await ada.save(draft, [insertion(section, 'section', { layout: '100' }), { ...image, nodes: [node] }, { kind: 'delete', id: section }]);
  expect((await ada.call('DELETE', `media/${media.id}/?replace=${by.id}`)).status).toBe(204);
  const seen = () => ada.open('page', page);
  const imageOf = async (id: number) => (await seen()).nodes.find((one) => one.id === id)?.fields.image;
  const shown = (await seen()).nodes.find(({ parent, model }) => parent === null && model === 'image');
  expect(shown?.fields.image).toBe(by.id);
  await ada.save(await seen(), [{ kind: 'restore', id: section }]);
  expect(await imageOf(inside)).toBe(by.id);
});

test('PAGE-13 API-41 EDIT-295 left empty it is gone from the page, restored it is back under its id; after 30 days it is gone for good', async () => {
  const { media, page } = await used('#bb0004', 'leer');
  const address = media.image_thumbnails?.medium ?? '-';
  expect(await html('/de/leer')).toContain(address);
  const { container } = await ada.open('page', page);
  const found = async () =>
    (await ada.ask<{ rule: string; field: string }[]>('GET', `drafts/${container}/check`))
      .filter(({ field }) => field === 'image')
      .map(({ rule }) => rule);
  expect(await found()).toEqual(['alternative-text']);
  expect((await ada.call('DELETE', `media/${media.id}/?leave_empty=true`)).status).toBe(204);
  expect(await found()).toEqual(['missing-file']);
  expect(await html('/de/leer')).not.toContain(address);
  const trash = await ada.ask<{ results: Media[] }>('GET', 'media/?only=trash');
  expect(trash.results.map(({ id }) => id)).toContain(media.id);
  const inTrash = await app.get(address);
  expect([inTrash.status, inTrash.headers.get('cache-control')]).toEqual([410, 'no-store']);
  const seenByEditor = await app.get(address, { headers: ada.headers });
  expect([seenByEditor.status, seenByEditor.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await ada.ask<Media>('POST', `media/${media.id}/restore`)).toMatchObject({ id: media.id, deleted: null });
  expect(await html('/de/leer')).toContain(address);
  expect(await found()).toEqual(['alternative-text']);
  expect((await app.get(address)).status).toBe(200);
  expect((await ada.call('POST', `media/${media.id}/restore`)).status).toBe(404);
});

test('PAGE-13 nobody gets a deleted file while the server reads which files are gone', async () => {
  const media = await uploadMedia(await plainPng('#bb0015'), 'eben noch.png');
  expect((await app.get(media.url)).status).toBe(200);
  expect((await ada.call('DELETE', `media/${media.id}/`)).status).toBe(204);
  const answers: Promise<Response>[] = [];
  // The read after the deletion waits for this transaction, whatever the database.
  await app.database.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table media in access exclusive mode`);
    for (let count = 0; count < 5; count++) answers.push(app.get(media.url));
    for (let count = 0; count < 5; count++) await app.get('/media');
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([410, 410, 410, 410, 410]);
});

test('PAGE-13 a file of the trash is deleted for good; bytes that another entry shows stay', async () => {
  const bytes = await plainPng('#bb0005');
  const media = await uploadMedia(bytes, 'zweimal.png');
  expect((await ada.call('DELETE', `media/${media.id}/trash`)).status, 'not before it is in the trash').toBe(404);
  expect((await ada.call('DELETE', `media/${media.id}/`)).status).toBe(204);
  const twin = await uploadMedia(bytes, 'noch einmal.png');
  expect(twin.url).toBe(media.url);
  expect((await ada.call('DELETE', `media/${media.id}/trash`)).status).toBe(204);
  expect((await app.get(media.url)).status).toBe(200);
  await ada.call('DELETE', `media/${twin.id}/`);
  expect((await app.get(media.url)).status).toBe(410);
  expect((await ada.call('DELETE', `media/${twin.id}/trash`)).status).toBe(204);
  for (const url of [media.url, ...Object.values(media.image_thumbnails ?? {})]) expect((await app.get(url)).status, url).toBe(404);
  expect((await ada.call('POST', `media/${twin.id}/restore`)).status).toBe(404);
});

test('PAGE-13 EMBED-08 with a file that is deleted for good go the crops of every focal point it had; the one another entry shows stays', async () => {
  const bytes = await plainPng('#bb0025');
  const media = await uploadMedia(bytes, 'dreimal.png');
  const crop = (focus: string) => media.url.replace(/\.\w+$/, `-share-${focus}.jpg`);
  const statuses = () => Promise.all(['50-50', '10-20', '90-80'].map(async (focus) => (await app.get(crop(focus))).status));
  for (const [focus, place] of Object.entries({ '50-50': null, '10-20': [0.1, 0.2], '90-80': [0.9, 0.8] })) {
    if (place) expect((await ada.call('PATCH', `media/${media.id}/`, { focus: place })).status).toBe(200);
    expect((await app.get(crop(focus))).status, focus).toBe(200);
  }
  await ada.call('DELETE', `media/${media.id}/`);
  const twin = await uploadMedia(bytes, 'viermal.png');
  expect((await ada.call('DELETE', `media/${media.id}/trash`)).status).toBe(204);
  expect(await statuses()).toEqual([200, 404, 404]);
  await ada.call('DELETE', `media/${twin.id}/`);
  await ada.call('DELETE', `media/${twin.id}/trash`);
  expect(await statuses()).toEqual([404, 404, 404]);
});

test('PAGE-15 EDIT-303 after its last day a file is shown nowhere and its address is gone; 30 days before the editors see it', async () => {
  const { media, page } = await used('#bb0006', 'rechte');
  const address = media.image_thumbnails?.medium ?? '-';
  const draft = await ada.open('page', page);
  const findings = async () =>
    (await ada.ask<{ rule: string; detail: string }[]>('GET', `drafts/${draft.container}/check`)).filter(({ rule }) => /^usage/.test(rule));
  const expiring = async () =>
    (await ada.ask<{ results: Media[]; expiring: number }>('GET', 'media/?only=expiring')).results.map(({ id }) => id);
  // The clock stands at 20 November 2026.
  await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-12-21' });
  expect([await findings(), await expiring()]).toEqual([[], []]);
  await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-11-21' });
  const ending = expect.objectContaining({ rule: 'usage-rights', detail: 'Samstag, 21. November 2026' });
  expect([await findings(), await expiring()]).toEqual([[ending], [media.id]]);
  const before = app.clock.now();
  app.clock.set('2026-11-21T23:59:00+01:00');
  expect(await html('/de/rechte')).toContain(address);
  expect((await app.get(address)).status).toBe(200);
  app.clock.set('2026-11-22T00:00:01+01:00');
  expect(await html('/de/rechte')).not.toContain(address);
  expect((await app.get(address)).status).toBe(410);
  expect(await findings()).toMatchObject([{ rule: 'usage-ended' }]);
  app.clock.set(before);
});

test('PAGE-15 nor does a picture of a production, person or article stay in lists, pages, calls, structured data or share tags after its last day', async () => {
  const { db } = app.database;
  const { media } = await used('#bb0007', 'bildrechte');
  const ids = await Promise.all(
    ([productions, persons, articles] as const).map(async (table) => {
      const [row] = await db
        .update(table)
        .set({ image: media.id, is_online: true } as never)
        .where(eq(table.id, db.select({ id: sql`min(${table.id})` }).from(table)))
        .returning({ id: table.id });
      return row?.id ?? 0;
    }),
  );
  await announceChange(db, [
    'productions',
    'persons',
    'articles',
    ...ids.map((id, at) => `${['production', 'person', 'article'][at]}:${id}`),
  ]);
  await app.app.applyNewChanges();
  const stem = media.url.replace(/\.\w+$/, '');
  const places = [
    '/de/produktionen',
    '/de/team',
    '/de/mediathek-de',
    '/de/api/productions/',
    '/de/api/persons/',
    '/de/api/articles/',
    `/de/produktionen/x/${ids[0]}`,
    `/de/team/x/${ids[1]}`,
    `/de/mediathek-de/x/${ids[2]}`,
  ];
  const showing = async () => {
    const found: string[] = [];
    for (const path of places) if ((await html(path)).includes(stem)) found.push(path);
    return found;
  };
  const shown = await showing();
  expect(shown).toEqual(
    expect.arrayContaining(['/de/produktionen', '/de/team', '/de/api/productions/', '/de/api/persons/', '/de/api/articles/']),
  );
  await ada.ask('PATCH', `media/${media.id}/`, { usage_until: '2026-11-21' });
  const before = app.clock.now();
  app.clock.set('2026-11-22T00:00:01+01:00');
  expect(await showing()).toEqual([]);
  app.clock.set(before);
  await ada.ask('PATCH', `media/${media.id}/`, { usage_until: null });
  expect(await showing()).toEqual(shown);
});
