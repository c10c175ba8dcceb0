import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { htmlBlocks } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const put = async (...rows: (typeof htmlBlocks.$inferInsert)[]) => {
  await app.database.db.transaction(async (transaction) => {
    await transaction.insert(htmlBlocks).values(rows);
    await announceChange(transaction, ['html_blocks']);
  });
  await app.app.applyNewChanges();
};

test('API-28 named blocks of HTML: all by name, one by its name, in the language of the call; none is a 404 in that language', async () => {
  expect(await (await app.get('/api/html/')).json()).toEqual([]);
  await put(
    { slug: 'zugaben', html: { de: '<p>Zugaben</p>', en: '<p>Encores</p>' } },
    { slug: 'anfahrt', html: { de: '<p>Anfahrt</p>' } },
    { slug: 'weg', html: { de: '<p>Weg</p>' }, deleted_at: new Date() },
  );
  expect(await (await app.get('/api/html/')).json()).toEqual([
    { slug: 'anfahrt', html: '<p>Anfahrt</p>' },
    { slug: 'zugaben', html: '<p>Zugaben</p>' },
  ]);
  expect(await (await app.get('/en/api/html/zugaben/')).json()).toEqual({ slug: 'zugaben', html: '<p>Encores</p>' });
  const answers = await Promise.all(['/de/api/html/weg', '/en/api/html/weg/', '/api/html/%00/'].map((path) => app.get(path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const [german, english] = await Promise.all(answers.map(async (answer) => (await answer.json()) as { detail: string }));
  expect(german?.detail).not.toBe(english?.detail);
});
