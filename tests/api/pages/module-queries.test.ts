import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { startTestApp } from '../../support/app.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { plansOf } from '../../support/database/query-plans.ts';
import { publishPage, sampleThings } from '../../support/editor/pages.ts';
import { seedSeason } from '../../support/programme/season.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSeason(database);
});
afterAll(() => database.close());

let pages = 0;

/** What the database is asked for a page nobody has seen, by a site that has cached only the layout around it (menus, settings). */
async function queriesOf(nodes: readonly ModuleNode[]): Promise<string[]> {
  const slug = `lang-${++pages}`;
  await publishPage(database, { slug, nodes });
  await publishPage(database, { slug: `${slug}-daneben` });
  const app = await startTestApp({ database });
  try {
    expect((await app.get(`/de/${slug}-daneben`)).status).toBe(200);
    const plans = await plansOf(database, async () => {
      expect((await app.get(`/de/${slug}`)).status).toBe(200);
    });
    return plans.map(({ sql }) => sql.replace(/\s+/g, ' ').trim());
  } finally {
    await app.close();
  }
}

test('PAGE-06 PAGE-19 a page of forty modules with pictures is one query, and one for the credits of all its pictures', async () => {
  const { image } = sampleThings;
  const nodes = Array.from({ length: 40 }, (_, index): ModuleNode => {
    if (index % 2 === 0) return { model: 'image', fields: { image } };
    return { model: 'text', fields: { content: { de: `<p>Absatz ${index}</p>`, en: `<p>Paragraph ${index}</p>` } } };
  });
  expect(await queriesOf(nodes)).toHaveLength(2);
});

test('PAGE-06 MOD-04 links to entries are one query more, however many and whatever they lead to', async () => {
  const targets = ['page', 'event', 'production', 'article', 'series', 'venue', 'person', 'media'];
  const nodes = Array.from({ length: 40 }, (_, index): ModuleNode => {
    const link = `${targets[index % targets.length]}:${(index % 3) + 1}`;
    return { model: 'link', fields: { link_text: { de: 'Weiter', en: 'More' }, link } };
  });
  const queries = await queriesOf(nodes);
  expect(queries.filter((sql) => !sql.includes('"copyright"'))).toHaveLength(2);
});

test('PAGE-06 MOD-13 what many modules load of the programme is read once for all of them', async () => {
  const nodes = Array.from({ length: 40 }, (_, index): ModuleNode => ({ model: 'venue', fields: { venue: (index % 2) + 1 } }));
  expect(await queriesOf(nodes)).toHaveLength(2);
});
