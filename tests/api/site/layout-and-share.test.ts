import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productions } from '../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { seedSeason } from '../../support/programme/season.ts';

const longText = `<p>Tanz &amp; Musik&nbsp;um <em>Hamlet</em>, gespielt.</p><p>${'Erstaufführung '.repeat(20)}</p>`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedSeason(database);
      await publishPage(database, { slug: 'ohne-bild' });
      await publishPage(database, { slug: 'mit-bild', og_image: 1 });
      const nodes = [{ model: 'text', fields: { content: { de: longText, en: longText } } }];
      await publishPage(database, { slug: 'mit-text', nodes });
      await database.db
        .update(productions)
        .set({ subline: {}, text: { de: longText } })
        .where(eq(productions.id, 1));
    },
  });
});
afterAll(() => app.close());

const read = async (path: string) => (await app.get(path)).text();
const descriptions = (html: string) =>
  [...html.matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)"/g)].map(([, text]) => text);
const share = (html: string) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];

test('PAGE-03 OPS-283 a page is shared with its own picture, a JPEG of the size that networks take, and with that of the brand, a picture and no drawing, when it has none', async () => {
  const address = share(await read('/de/ohne-bild')) ?? '';
  const answer = await app.get(address.slice(app.url.length));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const own = await read('/de/mit-bild');
  expect(share(own)).toMatch(/^http\S+\/media\/\S+-share-50-50\.jpg$/);
  expect(own).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test.each(['/de/mit-text', '/de/produktionen/hamlet/1'])('SITE-08 the description of %s is plain text of whole words', async (path) => {
  const [description = '', shared] = descriptions(await read(path));
  expect(description).toMatch(/^Tanz &amp; Musik um Hamlet, gespielt\. (Erstaufführung )+…$/);
  expect(description.length).toBeLessThanOrEqual(160 + '&amp;'.length - 1);
  expect(shared).toBe(description);
});

test.each(['de', 'en'])('NAV-07 the top bar says whether the venue is open today (%s)', async (language) => {
  const hours = /class="hours[^>]*>([\s\S]*?)<\/p>/.exec(await read(`/${language}/ohne-bild`))?.[1];
  expect(hours).toMatch(language === 'de' ? /heute/i : /Opening hours today/);
});

test('SITE-210 a document has nothing that only script shows: the list of favourites is in the templates; small pictures name one file', async () => {
  const [calendar, templates] = [await read('/de/kalender'), await read('/de/templates.html')];
  const list = /<[a-z]+ id="favourites"/;
  expect([list.test(calendar), list.test(templates)]).toEqual([false, true]);
  const [first = ''] = /<img src="\/media[^>]*>/.exec(calendar) ?? [];
  expect(first).toContain('src="/media/');
  expect(first).not.toContain('srcSet');
});
