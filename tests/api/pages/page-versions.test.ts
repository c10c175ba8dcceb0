import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Module } from '../../../src/core/module/module.ts';
import type { EditedPage } from '../../../src/features/pages/editing/pages-edit.contract.ts';
import type { Operation } from '../../../src/features/pages/operations/operation.ts';
import { pages, snapshots } from '../../../src/features/pages/pages.tables.server.ts';
import type { PublishedLanguage } from '../../../src/features/pages/publishing/plans.contract.ts';
import type { Difference, Version } from '../../../src/features/pages/publishing/versions.contract.ts';
import { type EditingSite, first, openEditingSite, text } from '../../support/editor/editing-site.ts';
import { insertion, statuses, textsIn, typing } from '../../support/editor/editor.ts';

let app: EditingSite['app'];
let ada: EditingSite['ada'];
let bodyOf: EditingSite['bodyOf'];
let pageWith: EditingSite['pageWith'];

beforeAll(async () => {
  ({ app, ada, bodyOf, pageWith } = await openEditingSite());
});
afterAll(() => app.close());

test('PAGE-08 API-40 versions are listed, compared by module and field, shown and restored; the other language stays', async () => {
  const { id, draft } = await pageWith('versionen', text('Eins', 'One'), text('Bleibt', 'Stays'));
  const module = first(draft);
  await ada.save(draft, [typing(module, '<p>Eins</p>', '<p>Zwei</p>'), typing(module, '<p>One</p>', '<p>Two</p>', 'en')], {
    isDraft: false,
  });
  const versions = await ada.ask<Version[]>('GET', `pages/${id}/versions`);
  expect(versions.map(({ number, author }) => [number, author])).toEqual([
    [2, 'Ada editor'],
    [1, ''],
  ]);
  const [second = { version_id: 0 }, original = { version_id: 0 }] = versions;
  const differences = await ada.ask<Difference[]>(
    'GET',
    `pages/${id}/versions/compare?from=${original.version_id}&to=${second.version_id}`,
  );
  expect(differences).toEqual([
    {
      path: `module ${module}.content`,
      module,
      model: 'text',
      field: 'content',
      kind: 'changed',
      from: { de: '<p>Eins</p>' },
      to: { de: '<p>Zwei</p>' },
    },
  ]);
  const shown = await ada.ask<{ modules: Module[] }>('GET', `pages/${id}/versions/${original.version_id}`);
  expect(textsIn(shown.modules)).toEqual(['<p>Eins</p>', '<p>Bleibt</p>']);
  const after = await ada.open('page', id);
  const removed = await ada.save(after, [{ kind: 'delete', id: module }], { isDraft: false });
  expect(statuses(removed.outcomes)).toEqual(['applied']);
  const restored = await ada.ask<EditedPage>('POST', `pages/${id}/versions/${original.version_id}/restore`);
  expect(textsIn(restored.modules)).toEqual(['<p>Eins</p>', '<p>Bleibt</p>']);
  expect(restored.modules[0]?.id).toBe(module);
  expect(await bodyOf('/de/versionen')).toContain('<p>Eins</p>');
  // English was published once and nobody has touched it since: neither its page nor its draft text was restored.
  expect(await bodyOf('/en/versionen')).toContain('<p>One</p>');
  expect((await ada.open('page', id)).nodes.find((node) => node.id === module)?.fields.content).toEqual({
    de: '<p>Eins</p>',
    en: '<p>Two</p>',
  });
  const foreign = await pageWith('versionen-anderswo', text('X'));
  for (const path of [`versions/${original.version_id}`, `versions/compare?from=${original.version_id}`])
    expect((await ada.call('GET', `pages/${foreign.id}/${path}`)).status, path).toBe(404);
  expect((await ada.call('POST', `pages/${foreign.id}/versions/${original.version_id}/restore`)).status).toBe(404);
});

test('PAGE-08 PAGE-06 a publish says what changed and is taken back; the draft stays', async () => {
  const { id, draft } = await pageWith('zurueck', text('Vorher'));
  await ada.save(draft, [typing(first(draft), '<p>Vorher</p>', '<p>Nachher</p>')]);
  const state = async () =>
    (await ada.open('page', id)).languages.map(({ language, state: is, changes, number }) => [language, is, changes, number]);
  expect(await state()).toEqual([
    ['de', 'changed', 1, 1],
    ['en', 'changed', 1, 1],
  ]);
  const version = await ada.ask<Version>('POST', `pages/${id}/publish`);
  expect(version).toMatchObject({ language: 'de', is_published: true });
  expect((await state())[0]).toEqual(['de', 'live', 0, version.number]);
  expect(await bodyOf('/de/zurueck')).toContain('<p>Nachher</p>');
  expect(await bodyOf('/en/zurueck')).toContain('<p>Vorher</p>');
  expect(await ada.ask('POST', `pages/${id}/publish/undo`)).toMatchObject({ number: 1, is_published: true });
  expect(await bodyOf('/de/zurueck')).toContain('<p>Vorher</p>');
  expect(textsIn((await ada.open('page', id)).modules)).toEqual(['<p>Nachher</p>']);
});

test('EDIT-240 EDIT-360 what is public already is published as the version it is: after two presses one undo brings back what stood before', async () => {
  const { id, draft } = await pageWith('doppelt', text('Vorher'));
  await ada.save(draft, [typing(first(draft), '<p>Vorher</p>', '<p>Nachher</p>')]);
  const [version, again] = await Promise.all([1, 2].map(() => ada.ask<Version & { published: string[] }>('POST', `pages/${id}/publish`)));
  // One of them has made it public, the other says that nothing was new.
  expect([version?.published, again?.published].toSorted()).toEqual([[], ['de']]);
  expect({ ...again, published: [] }).toEqual({ ...version, published: [] });
  expect(await ada.ask('POST', `pages/${id}/publish/undo`)).toMatchObject({ number: 1, is_published: true });
  expect(await bodyOf('/de/doppelt')).toContain('<p>Vorher</p>');
});

test('PAGE-08 EDIT-19 a publish that names its version is taken back only while visitors see it', async () => {
  const { id, draft } = await pageWith('zurueck-zu-zweit', text('Eins'));
  const publish = async (from: string, to: string) => {
    await ada.save(await ada.open('page', id), [typing(first(draft), `<p>${from}</p>`, `<p>${to}</p>`)]);
    return (await ada.ask<Version>('POST', `pages/${id}/publish`)).number;
  };
  const mine = await publish('Eins', 'Zwei');
  const theirs = await publish('Zwei', 'Drei');
  expect((await ada.call('POST', `pages/${id}/publish/undo`, { number: mine })).status).toBe(409);
  expect(await bodyOf('/de/zurueck-zu-zweit')).toContain('<p>Drei</p>');
  expect(await ada.ask('POST', `pages/${id}/publish/undo`, { number: theirs })).toMatchObject({ is_published: true });
  expect((await ada.call('POST', `pages/${id}/publish/undo`, { number: theirs })).status).toBe(409);
  expect(await bodyOf('/de/zurueck-zu-zweit')).not.toContain('<p>Drei</p>');
});

test('EVT-27 PAGE-06 GEN-04 the calendar has the headline of its content page as it was published; what an editor types is no visitor’s yet', async () => {
  const { rows } = (await app.database.db.execute(sql`select id from pages where fixed = 'events'`)) as unknown as {
    rows: { id: number }[];
  };
  const id = rows[0]?.id ?? 0;
  await ada.ask('POST', `pages/${id}/publish`);
  const { version } = await ada.ask<EditedPage>('GET', `pages/${id}/`);
  await ada.ask('PATCH', `pages/${id}/`, { version, headline: { de: 'Alles, was kommt' } });
  expect(await bodyOf('/de/kalender')).not.toContain('Alles, was kommt');
  await ada.ask('POST', `pages/${id}/publish`);
  const shown = await bodyOf('/de/kalender');
  expect(shown).toMatch(/<h1[^>]*>Alles, was kommt<\/h1>/);
  expect(shown).toContain('<title>Alles, was kommt | ');
  expect(await bodyOf('/en/events')).not.toContain('Alles, was kommt');
});

test('PAGE-08 PAGE-12 what was taken offline stays offline when a later publish is taken back, and then there is nothing to take back', async () => {
  const { id, draft } = await pageWith('wieder-weg', text('Zurückgezogen'));
  const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
  await ada.ask('POST', `/de/pageeditor-api/pages/${id}/plan`, { action: 'unpublish', at });
  const statusOf = async () => (await app.get('/de/wieder-weg')).status;
  app.clock.advance(60_000);
  await expect.poll(statusOf, { timeout: 8000 }).toBe(404);
  await ada.save(await ada.open('page', id), [typing(first(draft), '<p>Zurückgezogen</p>', '<p>Aus Versehen</p>')]);
  await ada.ask('POST', `pages/${id}/publish`);
  expect(await bodyOf('/de/wieder-weg')).toContain('<p>Aus Versehen</p>');
  await ada.ask('POST', `pages/${id}/publish/undo`);
  expect(await statusOf()).toBe(404);
  expect((await ada.call('POST', `pages/${id}/publish/undo`)).status).toBe(409);
  expect(await statusOf()).toBe(404);
});

test('PAGE-08 PAGE-13 a version comes back whole, also what was moved into a section that was deleted with it', async () => {
  const { id, draft } = await pageWith('ganz-zurueck', text('Oben'), text('Unten'));
  const [section = 0, inside = 0] = draft.ids;
  const above = first(draft);
  const steps: Operation[] = [
    insertion(section, 'section', { layout: '100' }),
    insertion(inside, 'text', { content: { de: '<p>Neu</p>' } }, { parent: section }),
    { kind: 'move', id: above, place: { parent: section, column: 0, after: null } },
    { kind: 'delete', id: section },
  ];
  expect(statuses((await ada.save(draft, steps)).outcomes)).toEqual(steps.map(() => 'applied'));
  expect(textsIn((await ada.open('page', id)).modules)).toEqual(['<p>Unten</p>']);
  const [version] = (await ada.ask<Version[]>('GET', `pages/${id}/versions`)).filter(({ is_published }) => is_published);
  const restored = await ada.ask<EditedPage>('POST', `pages/${id}/versions/${version?.version_id}/restore`);
  expect(textsIn(restored.modules)).toEqual(['<p>Oben</p>', '<p>Unten</p>']);
  expect(restored.modules.map(({ model }) => model)).toEqual(['text', 'text']);
});

test('PAGE-08 a version with a value that is not valid any more is refused with the reason, and nothing of it is restored', async () => {
  const { id, draft } = await pageWith('nicht-mehr-gueltig', text('Eins'));
  const [headline = 0] = draft.ids;
  await ada.save(draft, [insertion(headline, 'headline', { headline_level: 2, content: { de: 'Titel' } })]);
  await ada.ask('POST', `pages/${id}/publish`);
  await ada.save(await ada.open('page', id), [{ kind: 'delete', id: headline }]);
  const original = (await ada.ask<Version[]>('GET', `pages/${id}/versions`)).find(({ is_published }) => is_published);
  const { version, title } = await ada.ask<EditedPage>('GET', `pages/${id}/`);
  await ada.ask('PATCH', `pages/${id}/`, { version, title: { de: 'Neuer Titel' } });
  // As if a ninth level had been allowed once.
  const tree = sql`replace(${snapshots.tree}::text, '"headline_level": 2', '"headline_level": 9')::jsonb`;
  await app.database.db
    .update(snapshots)
    .set({ tree })
    .where(eq(snapshots.id, original?.version_id ?? 0));
  const refused = await ada.call('POST', `pages/${id}/versions/${original?.version_id}/restore`);
  expect([refused.status, typeof refused.body.detail]).toEqual([400, 'string']);
  const after = await ada.ask<EditedPage>('GET', `pages/${id}/`);
  expect([title, after.title]).toEqual(['nicht-mehr-gueltig', 'Neuer Titel']);
});

test('PAGE-08 EDIT-19 what a restored version put in the place of the titles is a conflict for whoever began before', async () => {
  const { id } = await pageWith('titel-zurueck', text('Eins'));
  const [original] = await ada.ask<Version[]>('GET', `pages/${id}/versions`);
  const first = await ada.ask<EditedPage>('GET', `pages/${id}/`);
  const begun = await ada.ask<EditedPage>('PATCH', `pages/${id}/`, { version: first.version, title: { de: 'Zweiter Titel' } });
  await ada.ask('POST', `pages/${id}/versions/${original?.version_id}/restore`);
  const conflict = await ada.call('PATCH', `pages/${id}/`, { version: begun.version, title: { de: 'Dritter Titel' } });
  expect([conflict.status, conflict.body.current]).toEqual([409, { title: { de: 'titel-zurueck', en: 'titel-zurueck' } }]);
});

test('PAGE-31 a list that is on the website without modules is live, and changed while it has some that were never published', async () => {
  const [list] = await app.database.db.select({ id: pages.id }).from(pages).where(eq(pages.fixed, 'productions'));
  const id = list?.id ?? 0;
  const draft = await ada.open('page', id);
  const german = async () => (await ada.ask<PublishedLanguage[]>('GET', `pages/${id}/publishing`))[0];
  expect(await german()).toMatchObject({ state: 'live', number: null, changes: 0 });
  await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'text', { content: { de: '<p>Neu</p>' } })]);
  expect(await german()).toMatchObject({ state: 'changed', changes: 1 });
});
