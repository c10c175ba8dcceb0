import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Module } from '../../../src/core/module/module.ts';
import type { Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import type { Conflict } from '../../../src/features/pages/drafts/modules.contract.ts';
import { edits } from '../../../src/features/pages/editor.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
  ada = await Editor.of(app);
});
afterAll(() => app.close());

async function pageWith(slug: string): Promise<Draft> {
  const text = (de: string, en: string) => ({ model: 'text', fields: { content: { de, en } } });
  const nodes = [
    { model: 'section', fields: { layout: '50-50' }, columns: [[text('<p>A</p>', '<p>A en</p>'), text('<p>B</p>', '<p>B en</p>')], []] },
  ];
  const id = await publishPage(app.database, { slug, nodes });
  await app.app.applyNewChanges();
  return ada.open('page', id);
}

const idOf = (draft: Draft, model: string, at = 0) =>
  draft.nodes.filter((node) => node.model === model).sort((one, other) => one.order - other.order)[at]?.id ?? 0;
const one = (id: number, model = 'text') => `${model}/${id}/`;

test('API-36 PAGE-07 a module is made, read, changed and deleted; without draft=true each is public at once', async () => {
  const draft = await pageWith('aufrufe');
  const section = idOf(draft, 'section');
  const made = await ada.call<Module>('POST', 'text', { parent: section, column: 1, content: '<p>Neu gemacht</p>' });
  expect([made.status, made.body.content, made.body.parent, made.body.model]).toEqual([201, '<p>Neu gemacht</p>', section, 'text']);
  expect(await (await app.get('/de/aufrufe')).text()).toContain('Neu gemacht');
  const { id, version } = made.body;
  const changed = await ada.ask<Module>('PATCH', `${one(id)}?draft=true`, { version, content: { en: '<p>Made</p>', la: '<p>Novum</p>' } });
  expect(changed.version).toBeGreaterThan(version);
  expect((await ada.ask<Module>('GET', `/en/pageeditor-api/${one(id)}`)).content).toBe('<p>Made</p>');
  expect(await (await app.get('/en/aufrufe')).text()).not.toContain('Made');
  // The whole module may be sent back as it was answered.
  const whole = await ada.ask<Module>('POST', one(id), { ...changed, content: '<p>Ganz</p>' });
  expect(whole.content).toBe('<p>Ganz</p>');
  const listed = await ada.ask<Module[]>('GET', `text?parent=${section}`);
  expect(listed.map((module) => module.content)).toEqual(['<p>A</p>', '<p>B</p>', '<p>Ganz</p>']);
  expect((await ada.call('DELETE', one(id))).status).toBe(204);
  expect((await ada.call('GET', one(id))).status).toBe(404);
  expect(await (await app.get('/de/aufrufe')).text()).not.toContain('Ganz');
});

test('MOD-06 MOD-14 MOD-16 MOD-25 MOD-28 API-10 API-34 API-36 a list has its modules in children, in every answer', async () => {
  const list = { model: 'image-list', fields: {}, columns: [[{ model: 'image', fields: { image: 1 } }]] };
  const id = await publishPage(app.database, { slug: 'reihe', nodes: [{ model: 'section', fields: {}, columns: [[list]] }] });
  await app.app.applyNewChanges();
  const inside = (module: Module | undefined) => (module?.children as Module[] | undefined)?.map(({ model }) => model);
  const page = (await (await app.get('/de/pageeditor-api/page/reihe')).json()) as { modules: Module[] };
  const [published] = page.modules[0]?.columns[0]?.children ?? [];
  expect([published?.model, inside(published), published?.columns[0]?.children.length]).toEqual(['image-list', ['image'], 1]);
  expect(page.modules[0]).not.toHaveProperty('children');
  const { container } = await ada.open('page', id);
  const [answered] = await ada.ask<Module[]>('GET', `image-list?container=${container}`);
  expect(inside(answered)).toEqual(['image']);
  // The whole module may be sent back as it was answered.
  const sent = await ada.ask<Module>('POST', one(answered?.id ?? 0, 'image-list'), { ...answered, format: '1-1' });
  expect([sent.format, inside(sent)]).toEqual(['1-1', ['image']]);
});

test('EDIT-19 a PATCH based on an older version merges by field, and answers 409 with all three for the same field', async () => {
  const draft = await pageWith('zusammen');
  const id = idOf(draft, 'text');
  const { version } = await ada.ask<Module>('GET', one(id));
  await ada.ask('PATCH', `${one(id)}?draft=true`, { version, content: '<p>Zuerst</p>' });
  const merged = await ada.call('PATCH', `${one(id)}?draft=true`, { version, anchor: 'oben', content: '<p>A</p>' });
  expect([merged.status, merged.body.content, merged.body.anchor]).toEqual([200, '<p>Zuerst</p>', 'oben']);
  for (const method of ['PATCH', 'POST']) {
    const conflict = await ada.call<Conflict>(method, `${one(id)}?draft=true`, {
      version,
      content: '<p>Zuletzt</p>',
      decrease_distance: true,
    });
    expect(conflict.status).toBe(409);
    const { base, current, submitted, fields } = conflict.body;
    expect([base.content, current.content, submitted.content, fields]).toEqual([
      '<p>A</p>',
      '<p>Zuerst</p>',
      '<p>Zuletzt</p>',
      ['content'],
    ]);
    expect((await ada.ask<Module>('GET', one(id))).decrease_distance).toBe(false);
  }
  const deleting = await ada.call<Conflict>('DELETE', `${one(id)}?draft=true&version=${version}`);
  expect([deleting.status, deleting.body.fields]).toEqual([409, ['anchor', 'content']]);
});

test('EDIT-19 a version far too old is a conflict when nobody knows any more what it was, one from the future is refused', async () => {
  const draft = await pageWith('uralt');
  const id = idOf(draft, 'text');
  const { version } = await ada.ask<Module>('GET', one(id));
  const now = await ada.ask<Module>('PATCH', `${one(id)}?draft=true`, { version, content: '<p>Neuer</p>' });
  await app.database.db.delete(edits).where(eq(edits.container, draft.container));
  const old = await ada.call<Conflict>('PATCH', `${one(id)}?draft=true`, { version: 0, content: '<p>Alt</p>', anchor: '' });
  expect([old.status, old.body.fields, old.body.current?.content, old.body.submitted?.content]).toEqual([
    409,
    ['content'],
    '<p>Neuer</p>',
    '<p>Alt</p>',
  ]);
  for (const wrong of [undefined, now.version + 50, -1, 1.5, '1'])
    expect((await ada.call('PATCH', one(id), { version: wrong, content: 'x' })).body).toEqual({
      version: ['Diese Version gibt es nicht.'],
    });
});

test('EDIT-20 EDIT-19 broken bodies are refused by field: __proto__, dotted names, wrong places, what is required', async () => {
  const draft = await pageWith('kaputt');
  const other = await pageWith('fremd');
  const id = idOf(draft, 'text');
  const version = draft.version;
  expect((await ada.call('PATCH', one(id), `{"version":${version},"__proto__":{"content":"x"}}`)).status).toBe(400);
  expect((await ada.call('PATCH', one(id), `{"version":${version},"constructor":{"prototype":{"x":1}}}`)).status).toBe(400);
  expect((await ada.call('PATCH', one(id), { version, 'content.de': 'x' })).body).toEqual({
    'content.de': ['Dieses Feld gibt es hier nicht.'],
  });
  expect(({} as Record<string, unknown>).content).toBeUndefined();
  const section = idOf(draft, 'section');
  const wrongPlace = { parent: ['Hier kann dieses Modul nicht stehen.'] };
  expect((await ada.call('PATCH', `${one(section, 'section')}?draft=true`, { version, parent: section })).body).toEqual(wrongPlace);
  expect((await ada.call('PATCH', `${one(id)}?draft=true`, { version, parent: idOf(other, 'section') })).body).toEqual(wrongPlace);
  expect((await ada.call('POST', 'text', { parent: idOf(other, 'section'), container: draft.container })).body).toEqual(wrongPlace);
  expect((await ada.call('POST', 'section', { parent: section })).body).toEqual(wrongPlace);
  for (const field of ['parent', 'container'])
    expect((await ada.call('POST', 'text', { [field]: 99_999_999_999 })).body, field).toHaveProperty(field);
  expect((await ada.call('POST', 'headline', { parent: section })).body).toEqual({ content: ['Dieses Feld ist erforderlich!'] });
  expect((await ada.call('POST', 'headline', { parent: section, content: 'x'.repeat(256) })).status).toBe(400);
  expect((await ada.call('POST', 'video', { parent: section, embed: 'https://evil.example' })).status).toBe(400);
  expect((await ada.call('POST', 'constructor', { parent: section })).status).toBe(404);
  expect((await ada.call('GET', one(id, 'headline'))).status).toBe(404);
});

test('API-37 MOD-37 modules are put into an order, and a new layout takes those of dropped columns to the last', async () => {
  const draft = await pageWith('ordnung');
  const section = idOf(draft, 'section');
  const [a, b] = [idOf(draft, 'text', 0), idOf(draft, 'text', 1)];
  const ordered = await ada.ask<{ parent: number; ids: number[]; version: number }>('POST', 'section/reorder', {
    parent: section,
    ids: [b, a],
    version: draft.version,
  });
  expect(ordered).toMatchObject({ parent: section, ids: [b, a] });
  const html = await (await app.get('/de/ordnung')).text();
  expect(html.indexOf('<p>B</p>')).toBeLessThan(html.indexOf('<p>A</p>'));
  await ada.ask('PATCH', one(a), { version: ordered.version, column: 1 });
  const laid = await ada.ask<Module>('PATCH', one(section, 'section'), { version: ordered.version, layout: '100' });
  expect(laid.columns.map(({ children }) => children.map(({ id }) => id))).toEqual([[b, a]]);
  await ada.ask('DELETE', one(a));
  expect((await ada.call('POST', 'section/reorder', { parent: section, ids: [a, b], version: ordered.version })).status).toBe(409);
});

test('API-35 API-34 PAGE-09 PAGE-10 containers by any slug: several of a content object, made for an editor who requests one, each with a parent', async () => {
  const body = { content_type: 'production', object_id: 1, slug: 'production-1-content' };
  const bySlug = (slug: string) => `container/by-slug/${slug}`;
  const made = await ada.call<Module>('POST', 'container', body);
  expect([made.status, made.body.model, made.body.slug, made.body.parent]).toEqual([201, 'container', 'production-1-content', null]);
  const refused = async (change: object) => {
    const { status, body: reasons } = await ada.call('POST', 'container', { ...body, ...change });
    return [status, Object.keys(reasons)];
  };
  expect(await refused({})).toEqual([400, ['slug']]);
  // The slot of another one's page.
  expect(await refused({ slug: 'production-2-content' })).toEqual([400, ['slug']]);
  expect(await refused({ content_type: 'production', object_id: 2, slug: 'beilage', parent: made.body.id })).toEqual([400, ['parent']]);
  expect((await ada.call('POST', 'container', { content_type: 'evil', object_id: 1, slug: 'evil-1-content' })).status).toBe(404);
  const below = await ada.ask<Module>('POST', 'container', { ...body, slug: 'programmheft', parent: made.body.id });
  expect(below).toMatchObject({ slug: 'programmheft', object_id: 1, parent: made.body.id });

  // A visitor, and an editor who only follows a link, make nothing.
  expect((await app.get('/de/pageeditor-api/container/by-slug/production-1-intro')).status).toBe(404);
  const linked = { headers: { cookie: ada.headers.cookie ?? '' } };
  expect((await app.get('/de/pageeditor-api/container/by-slug/production-1-intro', linked)).status).toBe(404);
  const intro = await ada.ask<Module>('GET', bySlug('production-1-intro'));
  expect(intro).toMatchObject({ content_type: 'production', object_id: 1, columns: [{ children: [] }] });
  expect((await ada.ask<Module>('GET', bySlug('production-1-intro'))).id).toBe(intro.id);
  expect(await ada.ask('GET', bySlug('fusszeile'))).toMatchObject({ content_type: 'site', slug: 'fusszeile' });
  expect((await ada.call('GET', bySlug('production-999999-intro'))).status).toBe(404);
  // Spaces around a slug make no second one, and spaces are none.
  expect((await ada.ask<Module>('GET', bySlug('%20production-1-intro%20'))).id).toBe(intro.id);
  expect((await ada.call('GET', bySlug('%20'))).status).toBe(404);

  // Each has its own draft and publish; the page shows its own slot only.
  const visible = async (slug: string) => {
    const answer = await app.get(`/de/pageeditor-api/${bySlug(slug)}`);
    return answer.status === 200 ? ((await answer.json()) as Module).columns[0]?.children.map(({ content }) => content) : answer.status;
  };
  await ada.ask('POST', 'text', { container: intro.id, content: '<p>Vorab</p>' });
  expect([await visible('production-1-intro'), await visible('production-1-content')]).toEqual([['<p>Vorab</p>'], 404]);
  const page = await publishPage(app.database, {
    slug: 'zwei-plaetze',
    nodes: [{ model: 'text', fields: { content: { de: '<p>Seite</p>' } } }],
  });
  await app.app.applyNewChanges();
  const aside = await ada.ask<Draft>('POST', 'drafts', { content_type: 'page', object_id: page, slug: 'randspalte' });
  await ada.ask('POST', 'text', { container: aside.container, content: '<p>Randnotiz</p>' });
  const html = await (await app.get('/de/zwei-plaetze')).text();
  expect([html.includes('<p>Seite</p>'), html.includes('Randnotiz')]).toEqual([true, false]);
  expect(await visible('randspalte')).toEqual(['<p>Randnotiz</p>']);
  const listed = await (await app.get(`/de/pageeditor-api/text?container=${aside.container}`)).json();
  expect((listed as Module[]).map(({ content }) => content)).toEqual(['<p>Randnotiz</p>']);
  expect((await ada.ask<{ id: number; title: string }[]>('GET', 'pages')).filter(({ id }) => id === page)).toHaveLength(1);
});

test('I18N-03 API-34 API-36 the calls of modules and containers take ja and la as {lang}: they write and read those texts, and publish nothing', async () => {
  const draft = await pageWith('vier-sprachen');
  const id = idOf(draft, 'text');
  const { version } = await ada.ask<Module>('GET', `/ja/pageeditor-api/${one(id)}`);
  const written = await ada.ask<Module>('PATCH', `/ja/pageeditor-api/${one(id)}`, { version, content: '<p>日本語</p>' });
  expect([written.content, written.untranslated]).toEqual(['<p>日本語</p>', []]);
  const latin = await ada.ask<Module>('GET', `/la/pageeditor-api/${one(id)}`);
  expect([latin.content, latin.untranslated]).toEqual(['<p>A</p>', ['content']]);
  const listed = await ada.ask<Module[]>('GET', `/ja/pageeditor-api/text?container=${draft.container}`);
  expect(listed.map(({ content }) => content)).toEqual(['<p>日本語</p>', '<p>B</p>']);
  const container = `pageeditor-api/container/by-slug/page-${draft.object_id}-content`;
  const shown = await ada.ask<Module>('GET', `/ja/${container}`);
  expect([shown.slug, JSON.stringify(shown.columns).includes('<p>日本語</p>')]).toEqual([`page-${draft.object_id}-content`, true]);
  expect((await app.get(`/ja/${container}`)).status).toBe(404);
  expect((await ada.ask<Module>('GET', one(id))).content).toBe('<p>A</p>');
  // Visitors have no routes in them, and nothing else takes them.
  expect((await app.get(`/ja/pageeditor-api/text/${id}`)).status).toBe(404);
  expect((await ada.call('POST', `/ja/pageeditor-api/pages/${draft.object_id}/publish`)).status).toBe(404);
  expect((await app.get('/ja')).status).toBe(404);
});
