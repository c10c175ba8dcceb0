import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { Article, ArticleTag, ArticleTeaser, Category } from '../../../src/features/magazine/magazine.contract.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import type { ProductionDetail } from '../../../src/features/programme/programme.shapes.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { articleOf } from '../../support/programme/articles.ts';
import { productionOf, seedProductions } from '../../support/programme/productions.ts';

interface List {
  count: number;
  next: string | null;
  previous: string | null;
  results: ArticleTeaser[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedProductions });
});
afterAll(() => app.close());

const readJson = async <Answer>(path: string) => (await (await app.get(path)).json()) as Answer;
const idsOf = async (query: string) => (await readJson<List>(`/de/api/articles/${query}`)).results.map(({ id }) => id);
const edit = async (tags: string[], change: (database: TestApp['database']['db']) => Promise<unknown>) => {
  await app.database.db.transaction(async (transaction) => {
    await change(transaction);
    await announceChange(transaction, tags);
  });
  await app.app.applyNewChanges();
};

const { older, newest, german, elsewhere, reserved, tomorrow } = articleOf;

describe('API-24 which articles are listed', () => {
  test.each([
    ['', [newest, older, reserved, elsewhere, german]],
    ['?category=1', [older, german]],
    ['?tag=1', [newest, older]],
    ['?tag=2', [older, german]],
    ['?category=1&tag=1', [older]],
    ['?category=&tag=', [newest, older, reserved, elsewhere, german]],
    ['?category=999999999', []],
    ['?leading=false', [older, reserved, elsewhere, german]],
    ['?leading=false&tag=1', [newest, older]],
    ['?page_size=2&page=2', [reserved, elsewhere]],
  ])('%s: newest first; drafts, deleted ones and those dated ahead never', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test('API-03 pages lead to each other, past the end is 404', async () => {
    expect(await readJson<List>('/en/api/articles/?page_size=2&page=2&leading=false')).toMatchObject({
      count: 4,
      next: null,
      previous: '/en/api/articles/?leading=false&page_size=2&page=1',
    });
    expect((await readJson<List>('/en/api/articles/?page_size=2')).next).toBe('/en/api/articles/?page_size=2&page=2');
    const past = await app.get('/en/api/articles/?page_size=2&page=4');
    expect(past.status).toBe(404);
    expect(await past.json()).toHaveProperty('detail');
  });

  test.each(['category=x', 'tag=0', 'tag=-1', 'page=0', 'page=1.5', 'page_size=101', 'page_size=0', 'leading=true', 'colour=red'])(
    'API-09 %s is refused by name',
    async (query) => {
      const response = await app.get(`/de/api/articles/?${query}`);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()) as object)).toEqual([query.split('=')[0]]);
    },
  );

  test('API-09 any query answers a page of articles or a documented error', async () => {
    const word = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('1', '2', '', '0', '1e3', '９', '%00', 'null', '__proto__'),
    );
    const query = fc.dictionary(fc.oneof(fc.constantFrom('category', 'tag', 'page', 'page_size', 'leading'), fc.string()), word, {
      maxKeys: 4,
    });
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const response = await app.get(`/de/api/articles/?${new URLSearchParams(values)}`);
        expect([200, 400, 404]).toContain(response.status);
        if (response.status === 200) expect((await response.json()) as List).toHaveProperty('results');
      }),
      { numRuns: 150 },
    );
  });
});

describe('what a teaser says', () => {
  test('MAG-05 MAG-02 name, address in its language, category with theme, tags, date', async () => {
    const [, needles] = (await readJson<List>('/en/api/articles/')).results;
    expect(needles).toMatchObject({
      id: older,
      name: 'Needles',
      link: { url: `/en/mediathek-en/needles/${older}` },
      category: { id: 1, name: 'Workshop', style_name: 'cc01', slug: 'workshop' },
      tags: [
        { id: 1, name: 'Costume' },
        { id: 2, name: 'Stage' },
      ],
      date: '2026-11-01',
    });
  });

  test('MAG-05 one that stands elsewhere leads there; a category that is gone is none', async () => {
    const { results } = await readJson<List>('/de/api/articles/');
    expect(results.find(({ id }) => id === elsewhere)?.link.url).toBe('https://zeitung.example/1');
    expect(results.find(({ id }) => id === reserved)?.category).toBeNull();
  });

  test('ROUTE-09 a reserved word is never the slug of an article', async () => {
    const { results } = await readJson<List>('/de/api/articles/');
    expect(results.find(({ id }) => id === reserved)?.link.url).toBe(`/de/mediathek-de/article-tags/${reserved}`);
  });

  test('MAG-05 EVD-03 a production names its articles with their pages', async () => {
    const { articles: about } = await readJson<ProductionDetail>(`/en/api/productions/${productionOf.exhibition}/`);
    expect(about.map(({ link }) => link.url)).toEqual([`/en/mediathek-en/threads/${newest}`, `/en/mediathek-en/needles/${older}`]);
  });
});

test('API-22 MAG-03 categories come in their order with theme and slug', async () => {
  expect(await readJson<Category[]>('/en/api/article-categories/')).toEqual([
    { id: 2, name: 'Conversation', style_name: 'cc02', slug: 'conversation' },
    { id: 1, name: 'Workshop', style_name: 'cc01', slug: 'workshop' },
  ]);
  expect((await readJson<Category[]>('/api/article-categories/?language=de'))[0]?.slug).toBe('gespraech');
});

test('API-45 tags count what visitors see, by name', async () => {
  expect(await readJson<ArticleTag[]>('/de/api/article-tags/')).toEqual([
    { id: 2, name: 'Bühne', slug: 'buehne', count: 2 },
    { id: 1, name: 'Kostüm', slug: 'kostuem', count: 2 },
    { id: 3, name: 'Ohne Beitrag', slug: 'ohne-beitrag', count: 0 },
  ]);
});

describe('API-38 MAG-08 one article', () => {
  test('holds what its page shows and says what is not translated', async () => {
    expect(await readJson<Article>(`/en/api/articles/${german}/`)).toMatchObject({
      name: 'Nur auf Deutsch',
      slug: 'nur-auf-deutsch',
      urls: { de: `/de/mediathek-de/nur-auf-deutsch/${german}`, en: `/en/mediathek-en/nur-auf-deutsch/${german}` },
      subline: 'A subline',
      author: 'Ada Berg',
      is_online: true,
      text: '<p>Ein Absatz.</p>',
      productions: [1, 4, 5],
      untranslated: { name: 'de', text: 'de' },
      image_obj: { id: 1 },
    });
  });

  test.each([articleOf.offline, articleOf.deleted, tomorrow, 999_999_999])('ERR-02 %i is not found', async (id) => {
    const response = await app.get(`/en/api/articles/${id}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  test.each(['x', '0', '-1', '1e1', '99999999999999999999', '%00', 'constructor'])('ERR-01 %s is no article', async (id) => {
    expect((await app.get(`/de/api/articles/${id}/`)).status).toBe(404);
  });
});

describe('what changes', () => {
  test('API-23 the newest article leads; one dated ahead from its day on, with its page and its count', async () => {
    const leading = async () => (await readJson<ArticleTeaser | null>('/de/api/articles-teaser/'))?.id;
    const page = async () => (await app.get(`/de/mediathek-de/erst-morgen/${tomorrow}`)).status;
    expect([await leading(), await page()]).toEqual([newest, 404]);
    app.clock.set('2026-11-20T23:59:59+01:00');
    expect([await leading(), await page()]).toEqual([newest, 404]);
    app.clock.set('2026-11-21T00:00:00+01:00');
    expect([await leading(), await page()]).toEqual([tomorrow, 200]);
    expect((await readJson<ArticleTag[]>('/de/api/article-tags/')).find(({ id }) => id === 2)?.count).toBe(3);
  });

  test('API-23 API-45 what goes offline is gone from everywhere; without articles nothing leads', async () => {
    const setOnline = (isOnline: boolean) =>
      edit(['articles', ...Object.values(articleOf).map((id) => `article:${id}`)], (database) =>
        database.update(articles).set({ is_online: isOnline }).where(eq(articles.is_online, !isOnline)),
      );
    await setOnline(false);
    expect(await readJson<ArticleTeaser | null>('/de/api/articles-teaser/')).toBeNull();
    expect(await idsOf('')).toEqual([]);
    expect((await readJson<ArticleTag[]>('/de/api/article-tags/')).map(({ count }) => count)).toEqual([0, 0, 0]);
    expect((await app.get(`/de/mediathek-de/nadeln/${older}`)).status).toBe(404);
    await edit(['articles', `article:${older}`], (database) =>
      database.update(articles).set({ is_online: true }).where(eq(articles.id, older)),
    );
    expect((await app.get(`/de/mediathek-de/nadeln/${older}`)).status).toBe(200);
  });
});
