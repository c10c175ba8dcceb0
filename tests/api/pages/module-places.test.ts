import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { ensureContainer, replaceModules } from '../../../src/features/pages/sections.write.server.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

const write = (...nodes: ModuleNode[]) =>
  app.database.db.transaction(async (transaction) =>
    replaceModules(transaction, modules, await ensureContainer(transaction, 'page', 1), nodes, app.clock.now()),
  );
const holding = (model: string, ...inside: ModuleNode[]): ModuleNode => ({ model, fields: {}, columns: [inside] });
const link: ModuleNode = { model: 'link', fields: { link_text: { de: 'Weiter' }, link: '/de' } };
const teaser: ModuleNode = { model: 'teaser-item', fields: { headline: { de: 'Titel' } } };

test('MOD-33 a container holds sections and stands inside nothing', async () => {
  await expect(write(holding('container', holding('section', link)))).resolves.toBeUndefined();
  await expect(write(holding('section', holding('container')))).rejects.toThrow("cannot stand inside 'section'");
  await expect(write(holding('container', link))).rejects.toThrow("cannot stand inside 'container'");
});

test('MOD-25 MOD-28 lists take their own kind only', async () => {
  await expect(write(holding('teaser-list', teaser), holding('anchor-list', link))).resolves.toBeUndefined();
  await expect(write(teaser)).rejects.toThrow('cannot stand by itself');
  await expect(write(holding('teaser-list', link))).rejects.toThrow("cannot stand inside 'teaser-list'");
});

test.each([
  ['link', { link_text: { de: 'Nur Text' } }],
  ['image', {}],
  ['two-columns', { text: { de: '<p>Text</p>' } }],
  ['full-teaser', { headline: { de: 'Titel' } }],
  ['full-teaser', { image: 1, headline: { de: 'Titel' }, text: { de: 'x'.repeat(3001) } }],
  ['hero-media', { headline: { de: 'Titel' } }],
  ['quote', { author: { de: 'Niemand' } }],
  ['faq', { content: { de: '<p>Antwort</p>' } }],
  ['link', { ...link.fields, extra_class: 'neon' }],
])('MOD-04 MOD-05 MOD-18 MOD-21 MOD-26 MOD-27 MOD-30 MOD-31 MOD-36 %s refuses what lacks or exceeds its fields', async (model, fields) => {
  await expect(write({ model, fields })).rejects.toThrow(`${model}[0]`);
});
