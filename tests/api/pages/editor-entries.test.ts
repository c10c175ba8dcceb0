import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../../../src/core/contract/call.ts';
import type { CatalogueModule } from '../../../src/editor/session/catalogue.ts';
import { resourceOfType } from '../../../src/features/admin/resources.server.ts';
import type { getEntryFields } from '../../../src/features/pages/drafts/catalogue.contract.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { Editor, insertion } from '../../support/editor/editor.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { seedForms } from '../../support/office/forms.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
let ada: Editor;

beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await seedForms(database);
    },
  });
  ada = await Editor.of(app);
});
afterAll(() => app.close());

test('EDIT-13 every content type with a page answers all its fields, to be edited there or in the office by name; others answer none', async () => {
  const ofOffice: Record<string, readonly string[]> = {
    event: ['images', 'prices', 'programs', 'seat_groups', 'sponsors'],
    production: ['images', 'programs', 'sponsors'],
    article: [],
    article_category: [],
    article_tag: [],
    person: [],
    series: [],
    venue: [],
    form: ['fields'],
  };
  for (const [type, names] of Object.entries(ofOffice)) {
    const answer = await ada.ask<AnswerOf<typeof getEntryFields>>('GET', `entry-fields/${type}/`);
    const { resource, module, office } = answer;
    const all = resourceOfType(type)?.fields ?? {};
    expect(office.map(({ name }) => name).sort()).toEqual(names);
    // None is forgotten, and each is called as in the office.
    expect([...module.fields, ...office].map(({ name }) => name).sort()).toEqual(Object.keys(all).sort());
    for (const { name, label } of [...module.fields, ...office]) expect(label, `${type}.${name}`).toBe(all[name]?.label.de);
    // What a reference points to is offered by name.
    for (const { kind, resource: list } of module.fields.filter((field) => field.kind.startsWith('reference')))
      expect((await ada.call('GET', `content/${list}/`)).status, kind).toBe(200);
    expect((await ada.call('GET', `content/${resource}/`)).status).toBe(200);
  }
  for (const type of ['media', 'page', 'alert', '__proto__']) expect((await ada.call('GET', `entry-fields/${type}/`)).status).toBe(404);
});

test('EDIT-13 PAGE-09 PAGE-10 the free modules of details, lists and forms have a draft of their own', async () => {
  for (const [type, id] of [
    ['event', 1],
    ['team', 1],
    ['magazine_tags', 1],
    ['form', 1],
  ] as const) {
    const draft = await ada.open(type, id);
    const { outcomes } = await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'text', { content: { de: '<p>Frei</p>' } })]);
    expect(outcomes.map(({ status }) => status)).toEqual(['applied']);
    expect((await ada.open(type, id)).nodes).toHaveLength(1);
  }
});

test('MOD-38 EDIT-02 a preview shows the draft as visitors will see it at a moment, to editors alone', async () => {
  const id = await publishPage(app.database, { slug: 'vorschau', nodes: [] });
  await app.app.applyNewChanges();
  const draft = await ada.open('page', id);
  const fields = { headline: { de: 'Weihnachtsgruss' }, online_from: '2026-12-24T17:00:00Z' };
  await ada.save(draft, [insertion(draft.ids[0] ?? 0, 'hero-media', fields)]);
  // A long word of a title is divided by soft hyphens.
  const shown = async (query: string, headers: Record<string, string> = ada.headers) =>
    (await (await app.get(`/de/vorschau${query}`, { headers })).text()).replaceAll('\u00ad', '').includes('Weihnachtsgruss');
  expect(await shown('?edit')).toBe(true);
  expect(await shown('?edit&preview=now')).toBe(false);
  expect(await shown('?edit&preview=2026-12-24T16:59:00Z')).toBe(false);
  expect(await shown('?edit&preview=2026-12-24T17:01:00Z')).toBe(true);
  expect(await shown('?edit&preview=9999999-99')).toBe(false);
  expect(await shown('?edit&preview=2026-12-24T17:01:00Z', {})).toBe(false);
});

test('MOD-34 a module’s sample refers to contents of the site; an unknown name is not found', async () => {
  const names = (await ada.ask<CatalogueModule[]>('GET', 'catalogue')).map(({ name }) => name);
  for (const name of names) expect((await ada.ask<{ model: string }>('GET', `catalogue/${name}/`)).model).toBe(name);
  expect((await ada.call('GET', 'catalogue/none/')).status).toBe(404);
});
