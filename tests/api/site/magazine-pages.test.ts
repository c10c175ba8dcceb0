import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { matchUrl } from '../../../src/urls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { publishSlot } from '../../support/editor/pages.ts';
import { articleOf } from '../../support/programme/articles.ts';
import { seedProductions } from '../../support/programme/productions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedProductions });
});
afterAll(() => app.close());

const visit = (path: string) => app.get(path, { redirect: 'manual' });
const { older, german, offline, reserved } = articleOf;

describe('addresses', () => {
  test.each([
    ['/de/mediathek-de', 'Mediathek'],
    ['/en/mediathek-en', 'Magazine'],
    ['/de/mediathek-de/tags', 'Alle #Themen'],
    ['/en/mediathek-en/tags', 'All #Topics'],
    ['/de/mediathek-de/categories/werkstatt/1', 'Werkstatt'],
    ['/en/mediathek-en/categories/workshop/1', 'Workshop'],
    ['/de/mediathek-de/tags/kostuem/1', '#Kostüm'],
    ['/en/mediathek-en/tags/costume/1', '#Costume'],
    [`/de/mediathek-de/nadeln/${older}`, 'Nadeln'],
    [`/en/mediathek-en/needles/${older}`, 'Needles'],
    [`/de/mediathek-de/article-tags/${reserved}`, 'Tags'],
  ])('ROUTE-05..ROUTE-09 GEN-04 %s is the page %s', async (path, title) => {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<title>${title} | Haus am Ring</title>`);
    expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(title);
  });

  test.each([
    [`/en/mediathek-en/nadeln/${older}`, `/en/mediathek-en/needles/${older}`],
    [`/de/mediathek-de/needles/${older}`, `/de/mediathek-de/nadeln/${older}`],
    [`/de/mediathek-de/x/${german}`, `/de/mediathek-de/nur-auf-deutsch/${german}`],
    ['/de/mediathek-de/categories/workshop/1', '/de/mediathek-de/categories/werkstatt/1'],
    ['/en/mediathek-en/tags/kostuem/1', '/en/mediathek-en/tags/costume/1'],
  ])('ROUTE-07..ROUTE-09 the id decides: %s leads to %s', async (path, target) => {
    const answer = await visit(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(target);
  });

  test.each([
    `/de/mediathek-de/entwurf/${offline}`,
    '/de/mediathek-de/nadeln/999999',
    '/de/mediathek-de/nadeln/x',
    `/de/mediathek-de/tags/${older}`,
    `/de/mediathek-de/categories/${older}`,
    '/de/mediathek-de/categories/weg/3',
    '/de/mediathek-de/tags/weg/4',
    '/de/mediathek-de/tags/x/0',
    '/de/mediathek-en',
    '/en/mediathek-de',
    '/de/mediathek-de?page=2',
    '/de/mediathek-de?page=0',
    '/de/mediathek-de?page=abc',
    '/de/mediathek-de/tags/kostuem/1?page=9',
  ])('ROUTE-09 ERR-01 ERR-02 %s is not found', async (path) => {
    expect((await visit(path)).status).toBe(404);
  });

  test('ROUTE-09 whatever stands behind the magazine, the answer is a page, a redirect inside of it or a 404', async () => {
    const piece = fc.oneof(fc.constantFrom('tags', 'categories', 'nadeln', '1', '2', '0', '..', 'constructor', '%2e', '%00'), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), async (pieces) => {
        const path = `/de/mediathek-de/${pieces.map((one) => (one.startsWith('%') ? one : encodeURIComponent(one))).join('/')}`;
        // Other paths are those of content pages, which have tests of their own.
        fc.pre(matchUrl(path)?.name !== 'page');
        const answer = await visit(path);
        expect([200, 301, 302, 400, 404], path).toContain(answer.status);
        if (answer.status === 301) expect(answer.headers.get('location'), path).toMatch(/^\/de/);
      }),
      { numRuns: 120 },
    );
  });
});

describe('what pages say', () => {
  test('MAG-08 an article shows author, day, text with its language, its productions on show and no others', async () => {
    const html = await (await visit(`/en/mediathek-en/nur-auf-deutsch/${german}`)).text();
    expect(html).toMatch(/<h1 lang="de"[^>]*>Nur auf Deutsch<\/h1>/);
    expect(html).toContain('<p class="art-lead">A subline</p>');
    expect(html).toMatch(/<div class="prose opens" lang="de"><p>Ein Absatz\.<\/p><\/div>/);
    expect(html).toContain('By Ada Berg');
    expect(html).toContain('<time dateTime="2026-09-01">01/09/2026</time>');
    expect(html).toContain('/en/productions/hamlet/1');
    // A draft, and one that does not exist.
    expect(html).not.toMatch(/\/en\/productions\/[^/"]+\/(4|5)"/);
    expect(html).toContain(`/en/mediathek-en/needles/${older}`);
  });

  test('MAG-04 while the categories cannot be read the magazine goes on without them, and has them again afterwards', async () => {
    const database = app.database.db;
    const renew = async () => {
      await database.transaction((transaction) => announceChange(transaction, ['article_categories', 'articles']));
      await app.app.applyNewChanges();
    };
    await database.execute(sql`alter table article_categories rename to elsewhere`);
    await renew();
    const without = await visit('/de/mediathek-de');
    const html = await without.text();
    expect(without.status).toBe(200);
    expect(html).not.toContain('href="/de/mediathek-de/categories/');
    expect(html).toContain('/de/mediathek-de/nadeln/1');
    // Hidden ones, and those in templates, wait for a page that does not come.
    expect(html.replace(/<template.*?<\/template>/gs, '')).not.toMatch(/role="alert"(?![^>]*hidden)/);
    expect((await visit(`/de/mediathek-de/nadeln/${older}`)).status).toBe(200);
    await database.execute(sql`alter table elsewhere rename to article_categories`);
    // Nobody announces that a table can be read again.
    app.clock.advance(11_000);
    expect(await (await visit('/de/mediathek-de')).text()).toContain('/de/mediathek-de/categories/werkstatt/1');
  });

  test('GEN-05 SITE-08 SEO-260 while the site is indexed an article describes itself and the way to it', async () => {
    const path = `/en/mediathek-en/needles/${older}`;
    expect(await (await visit(path)).text()).not.toContain('ld+json');
    await app.database.db.update(siteSettings).set({ is_indexing_enabled: true });
    await app.database.db.transaction((transaction) => announceChange(transaction, ['site_settings']));
    await app.app.applyNewChanges();
    const html = await (await visit(path)).text();
    const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const graph = (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(graph[0]).toMatchObject({
      '@type': 'Article',
      headline: 'Needles',
      url: `${app.url}${path}`,
      datePublished: '2026-11-01',
      dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      articleSection: 'Workshop',
      keywords: ['Costume', 'Stage'],
      inLanguage: 'en-GB',
      publisher: { '@type': 'Organization', name: 'Haus am Ring' },
    });
    expect((graph[1] as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name)).toEqual([
      'Home',
      'Magazine',
      'Workshop',
      'Needles',
    ]);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain(`<link rel="alternate" hrefLang="de" href="${app.url}/de/mediathek-de/nadeln/${older}"/>`);
    expect(html).toContain('<meta name="robots" content="index, follow"/>');
  });
});

test.each([
  ['magazine_tags', 1, '/de/mediathek-de/tags'],
  ['article_category', 1, '/de/mediathek-de/categories/werkstatt/1'],
  ['article_tag', 1, '/de/mediathek-de/tags/kostuem/1'],
  ['team', 1, '/de/team'],
] as const)('PAGE-09 what an editor puts into the slot of %s %i stands on %s', async (type, id, path) => {
  await publishSlot(app.database, type, id, [{ model: 'text', fields: { content: { de: `<p>Mehr zu ${type}</p>` } } }]);
  await app.app.applyNewChanges();
  expect(await (await visit(path)).text()).toContain(`<p>Mehr zu ${type}</p>`);
});
