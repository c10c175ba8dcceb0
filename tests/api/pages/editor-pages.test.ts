import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import type { EditedPage, ListedPage } from '../../../src/features/pages/editing/pages-edit.contract.ts';
import type { Page } from '../../../src/features/pages/pages.contract.ts';
import { pages, previewLinks } from '../../../src/features/pages/pages.tables.server.ts';
import type { Version } from '../../../src/features/pages/publishing/versions.contract.ts';
import { type EditingSite, first, openEditingSite, text } from '../../support/editor/editing-site.ts';
import { Editor, insertion, textsIn, typing } from '../../support/editor/editor.ts';

let app: EditingSite['app'];
let ada: EditingSite['ada'];
let bodyOf: EditingSite['bodyOf'];
let pageWith: EditingSite['pageWith'];

beforeAll(async () => {
  ({ app, ada, bodyOf, pageWith } = await openEditingSite());
});
afterAll(() => app.close());

test('PAGE-02 the page an editor gets names where its settings are, and that page of the office opens; nobody else is led there', async () => {
  const { id } = await pageWith('eingestellt', text('Hier'));
  const { settings_url = '' } = await ada.ask<Page>('GET', 'page/eingestellt');
  const settings = await app.get(settings_url, { headers: ada.headers });
  expect([settings.status, settings.url]).toEqual([200, expect.stringContaining(`/de/admin/pages?settings=${id}`)]);
  const account = await Editor.of(app, 'account');
  for (const headers of [{}, account.headers]) {
    const page = (await (await app.get('/de/pageeditor-api/page/eingestellt', { headers })).json()) as Page;
    expect(page).toMatchObject({ id });
    expect(page).not.toHaveProperty('settings_url');
  }
});

test('PAGE-04 PAGE-05 PAGE-06 drafts, offline pages and versions open for editors, and for nobody else', async () => {
  const { id, draft } = await pageWith('heimlich', text('Offen'));
  await ada.save(draft, [typing(first(draft), '<p>Offen</p>', '<p>Geheimsache</p>')]);
  const account = await Editor.of(app, 'account');
  const with_ = (editor: Editor, path: string) => bodyOf(path, { headers: editor.headers });
  const [version = { version_id: 0 }] = await ada.ask<Version[]>('GET', `pages/${id}/versions`);
  expect(await with_(ada, '/de/heimlich?edit')).toContain('Geheimsache');
  expect(await with_(ada, '/de/heimlich')).not.toContain('Geheimsache');
  const asVersion = await app.get(`/de/heimlich?v=${version.version_id}`, { headers: ada.headers, redirect: 'manual' });
  expect([asVersion.status, asVersion.headers.get('cache-control'), asVersion.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(await asVersion.text()).toContain('Geheimsache');
  for (const headers of [{}, account.headers]) {
    expect(await bodyOf('/de/heimlich?edit', { headers })).not.toContain('Geheimsache');
    const sent = await app.get(`/de/heimlich?v=${version.version_id}`, { headers, redirect: 'manual' });
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([301, '/de/heimlich', 'no-store']);
    expect(await bodyOf(`/de/pageeditor-api/text/${first(draft)}/`, { headers })).not.toContain('Geheimsache');
    expect(await bodyOf(`/de/pageeditor-api/text?container=${draft.container}`, { headers })).not.toContain('Geheimsache');
  }
  expect((await app.get(`/de/pageeditor-api/page/heimlich?version_id=${version.version_id}`)).status).toBe(401);
  expect((await account.call('GET', `page/heimlich?version_id=${version.version_id}`)).status).toBe(403);
  expect(textsIn((await ada.ask<Page>('GET', `page/heimlich?version_id=${version.version_id}`)).modules)).toEqual(['<p>Geheimsache</p>']);
  await ada.ask('PATCH', `pages/${id}/`, { is_online: false });
  expect((await app.get('/de/heimlich')).status).toBe(404);
  expect((await app.get('/de/heimlich', { headers: account.headers })).status).toBe(404);
  expect((await app.get('/de/heimlich', { headers: ada.headers })).status).toBe(200);
  expect((await app.get(`/de/pageeditor-api/text/${first(draft)}/`)).status).toBe(404);
  expect((await app.get(`/de/pageeditor-api/container/by-slug/page-${id}-content`)).status).toBe(404);
});

test('PAGE-14 a link shows the draft without account, read-only, and neither after its time nor once it is withdrawn', async () => {
  const { id, draft } = await pageWith('vorschau', text('Oeffentlich'));
  await ada.save(draft, [typing(first(draft), '<p>Oeffentlich</p>', '<p>Vorabsicht</p>')]);
  const link = await ada.ask<{ id: number; url: string; expires: string }>('POST', `pages/${id}/draft-links/`, {});
  expect(Date.parse(link.expires) - app.clock.now().getTime()).toBe(7 * 24 * 3600 * 1000);
  const path = link.url.replace(app.url, '');
  const shown = await app.get(path);
  expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('x-robots-tag'), shown.headers.get('set-cookie')]).toEqual([
    200,
    'no-store',
    'noindex',
    null,
  ]);
  expect(await shown.text()).toContain('Vorabsicht');
  expect(await bodyOf('/de/vorschau')).not.toContain('Vorabsicht');
  // It is of this page: no other draft opens with it.
  const other = await pageWith('vorschau-anderswo', text('Oeffentlich'));
  await ada.save(other.draft, [typing(first(other.draft), '<p>Oeffentlich</p>', '<p>Vorabsicht</p>')]);
  expect(await bodyOf(path.replace('/de/vorschau', '/de/vorschau-anderswo'))).not.toContain('Vorabsicht');
  const [row] = await app.database.db.select().from(previewLinks).where(eq(previewLinks.page, id));
  expect(link.url).not.toContain(row?.token_hash);
  const listed = await ada.ask<{ id: number; url: string | null }[]>('GET', `pages/${id}/draft-links/`);
  expect(listed).toEqual([expect.objectContaining({ id: link.id, url: null })]);
  const before = app.clock.now();
  app.clock.advance(7 * 24 * 3600 * 1000);
  const over = await app.get(path, { redirect: 'manual' });
  expect([over.status, over.headers.get('location'), over.headers.get('cache-control')]).toEqual([302, '/de/vorschau', 'no-store']);
  app.clock.set(before);
  expect(await bodyOf(path)).toContain('Vorabsicht');
  await ada.ask('DELETE', `pages/${id}/draft-links/${link.id}/`);
  expect(await bodyOf(path)).not.toContain('Vorabsicht');
});

test('API-04 PAGE-11 PAGE-13 pages are made, copied, changed, moved, trashed and brought back under the same id', async () => {
  const made = await ada.ask<EditedPage>('POST', 'pages/', { title: 'Neue Seite', is_online: true });
  expect(made).toMatchObject({ title: 'Neue Seite', urls: { de: '/de/neue-seite' }, is_published: false, modules: [] });
  expect((await app.get('/de/neue-seite')).status).toBe(404);
  const draft = await ada.open('page', made.id);
  const [section = 0, inner = 0] = draft.ids;
  await ada.save(
    draft,
    [insertion(section, 'section', {}), insertion(inner, 'text', { content: { de: '<p>Inhalt</p>' } }, { parent: section })],
    { isDraft: false },
  );
  expect(await bodyOf('/de/neue-seite')).toContain('<p>Inhalt</p>');
  const copy = await ada.ask<EditedPage>('POST', 'pages/', { copy_of: made.id, title: 'Zweite Seite' });
  expect(textsIn(copy.modules)).toEqual(['<p>Inhalt</p>']);
  expect(copy.modules[0]?.id).not.toBe(section);
  expect((await ada.call('POST', 'pages/', { title: 'Neue Seite' })).body).toEqual({
    slug: ['Unter dieser Adresse gibt es schon eine Seite.'],
  });
  const moved = await ada.ask<EditedPage>('PATCH', `pages/${copy.id}/`, {
    parent: made.id,
    version: copy.version,
    title: { en: 'Second page' },
  });
  expect(moved).toMatchObject({ urls: { de: '/de/neue-seite/zweite-seite' }, texts: { title: { de: 'Zweite Seite', en: 'Second page' } } });
  expect((await ada.call('PATCH', `pages/${made.id}/`, { parent: copy.id })).body).toEqual({
    parent: ['Unter dieser Seite kann die Seite nicht stehen.'],
  });
  expect((await ada.call('DELETE', `pages/${made.id}/`)).body).toEqual({ id: ['Unter dieser Seite stehen noch andere.'] });
  await ada.ask('DELETE', `pages/${copy.id}/`);
  expect((await ada.call('GET', `pages/${copy.id}/`)).status).toBe(404);
  expect((await ada.call('POST', 'pages/', { copy_of: copy.id, title: 'Dritte Seite' })).body).toEqual({
    copy_of: ['Diese Seite gibt es nicht mehr.'],
  });
  expect((await ada.ask<ListedPage[]>('GET', 'pages/')).map(({ id }) => id)).not.toContain(copy.id);
  await ada.ask('POST', `trash/page/${copy.id}/restore`);
  expect(await ada.ask<EditedPage>('GET', `pages/${copy.id}/`)).toMatchObject({ id: copy.id, urls: { de: '/de/neue-seite/zweite-seite' } });
  await ada.ask('DELETE', `pages/${copy.id}/`);
  const now = app.clock.now();
  app.clock.advance(31 * 24 * 3600 * 1000);
  await expect.poll(() => app.database.db.$count(pages, eq(pages.id, copy.id)), { timeout: 5000 }).toBe(0);
  app.clock.set(now);
  const entries = await app.database.db.select().from(audit).where(eq(audit.object_id, copy.id));
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'settings', 'delete', 'restore']));
});

test('EDIT-19 settings of a page merge by field, and the same field changed twice is a conflict', async () => {
  const { id } = await pageWith('einstellungen', text('X'));
  const before = await ada.ask<EditedPage>('GET', `pages/${id}/`);
  await ada.ask('PATCH', `pages/${id}/`, { version: before.version, title: { de: 'Titel A' }, in_footer: true });
  const merged = await ada.ask<EditedPage>('PATCH', `pages/${id}/`, { version: before.version, title: { en: 'Title B' }, in_menu: true });
  expect(merged).toMatchObject({ in_footer: true, in_menu: true, texts: { title: { de: 'Titel A', en: 'Title B' } } });
  const conflict = await ada.call('PATCH', `pages/${id}/`, { version: before.version, title: { de: 'Titel C' } });
  expect(conflict.status).toBe(409);
  expect(conflict.body).toMatchObject({
    fields: ['title'],
    base: { title: { de: 'einstellungen' } },
    current: { title: { de: 'Titel A' } },
    submitted: { title: { de: 'Titel C' } },
  });
});

test('API-41 MOD-34 the finder names what can be linked, the catalogue every module with its rules', async () => {
  await pageWith('barrierefreiheit', text('X'));
  const found = await ada.ask<{ type: string; link: string; url: string }[]>('GET', 'link-finder?q=BARRIERE');
  expect(found).toEqual([expect.objectContaining({ type: 'page', url: '/de/barrierefreiheit' })]);
  const all = await ada.ask<{ type: string }[]>('GET', 'link-finder?q=');
  expect(new Set(all.map(({ type }) => type))).toEqual(
    new Set(['page', 'event', 'production', 'article', 'person', 'series', 'venue', 'media']),
  );
  expect((await ada.ask<unknown[]>('GET', "link-finder?q=%25'--_%5C")).length).toBe(0);
  const page = (found[0] as { link: string }).link;
  expect(await ada.ask('GET', `link-finder?link=${page}`)).toEqual([{ ...found[0], title: expect.any(String) }]);
  expect(await ada.ask('GET', 'link-finder?link=production:99999')).toEqual([]);
  const catalogue = await ada.ask<
    {
      name: string;
      layout: { columns: Record<string, string[]> } | null;
      fields: { name: string; codes: string[] | null; limit: number | null }[];
    }[]
  >('GET', 'catalogue');
  const section = catalogue.find(({ name }) => name === 'section');
  expect(section?.layout?.columns['67-33']).toEqual(['col-8', 'col-4']);
  expect(catalogue.find(({ name }) => name === 'headline')?.fields.find(({ name }) => name === 'content')?.limit).toBe(255);
});
