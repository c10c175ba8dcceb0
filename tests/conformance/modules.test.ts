import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/core/languages.ts';
import { fieldsSchema, type ModuleDefinition } from '../../src/core/module/define-module.ts';
import type { Module } from '../../src/core/module/module.ts';
import type { ModuleNode } from '../../src/core/module/samples.ts';
import { modules } from '../../src/modules/modules.server.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { publishPage, sampleThings } from '../support/editor/pages.ts';
import { htmlFindings } from '../support/html-findings.ts';
import { seedSeason } from '../support/programme/season.ts';

const sampleNames = ['usual', 'full', 'bare'] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

/** The sample as a page holds it: what only stands inside something stands inside the first module that takes it. */
function asPage(module: ModuleDefinition, name: (typeof sampleNames)[number]): ModuleNode {
  const node: ModuleNode = { model: module.name, ...module.samples[name](sampleThings) };
  if (!module.isPart) return node;
  const above = [...modules.values()].find(({ children }) => Array.isArray(children?.allowed) && children.allowed.includes(module.name));
  if (!above) throw new Error(`'${module.name}' stands inside nothing.`);
  return { model: above.name, ...above.samples.bare(sampleThings), columns: [[node]] };
}

describe.each([...modules.values()].map((module) => [module.name, module] as const))('MOD-01 MOD-39 %s', (name, module) => {
  test('says what it is in both languages and stands in a folder of its name', () => {
    for (const language of languages) {
      expect(module.label[language], 'label').not.toBe('');
      expect(module.help[language], 'help').not.toBe('');
    }
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(sampleNames)('%s sample is read, stored and read again without loss', (sample) => {
    const schema = fieldsSchema(module);
    const once = schema.parse(module.samples[sample](sampleThings).fields);
    const stored = JSON.parse(JSON.stringify(once));
    expect(JSON.parse(JSON.stringify(schema.parse(stored)))).toEqual(stored);
  });

  test('a field it does not have is refused', () => {
    expect(fieldsSchema(module).safeParse({ ...module.samples.usual(sampleThings).fields, nonsense: 1 }).success).toBe(false);
  });

  test.each(sampleNames)('%s sample is drawn in both languages as valid HTML, and the call answers what the page shows', async (sample) => {
    const slug = `probe-${name}-${sample}`;
    await publishPage(app.database, { slug, nodes: [asPage(module, sample)] });
    await app.app.applyNewChanges();
    for (const language of languages) {
      const page = await app.get(`/${language}/${slug}`);
      const html = await page.text();
      expect(page.status, html.slice(0, 300)).toBe(200);
      // Of a view that fails on the server only its boundary is left.
      expect(html, 'a view that failed').not.toContain('data-msg=');
      expect(await htmlFindings(html), 'HTML the standard forbids').toEqual([]);
      const answer = await app.get(`/${language}/pageeditor-api/page/${slug}`);
      const [outer] = ((await answer.json()) as { modules: Module[] }).modules;
      const own = module.isPart ? outer?.columns[0]?.children[0] : outer;
      expect(own?.model).toBe(name);
      expect(Object.keys(own ?? {})).toEqual(expect.arrayContaining(Object.keys(module.fields)));
    }
  });
});
