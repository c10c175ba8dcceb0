import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { Page } from '../../../src/features/pages/pages.contract.ts';
import { pages } from '../../../src/features/pages/pages.tables.server.ts';
import { createPage, PageError, trashPage, updatePage } from '../../../src/features/pages/pages.write.server.ts';
import { redirects } from '../../../src/features/site/site.tables.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { readsOf } from '../../support/editor/site-reads.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());
const { getJson, textOf, change } = readsOf(() => app);

describe('tree and addresses', () => {
  test('PAGE-01 PAGE-02 PAGE-11 ROUTE-24 a page below another has its path, parents and siblings', async () => {
    const parentPage = await publishPage(app.database, { slug: 'haus', title: { de: 'Das Haus', en: 'The building' } });
    await publishPage(app.database, { slug: 'geschichte', parent: parentPage, title: { de: 'Geschichte', en: 'History' } });
    await publishPage(app.database, {
      slug: 'technik',
      parent: parentPage,
      title: { de: 'Technik', en: 'Backstage' },
      is_landing_page: true,
    });
    await app.app.applyNewChanges();
    const page = await getJson<Page>('/en/pageeditor-api/page/haus/geschichte');
    expect(page).toMatchObject({
      title: 'History',
      urls: { de: '/de/haus/geschichte', en: '/en/haus/geschichte' },
      parent: { title: 'The building', urls: { en: '/en/haus' }, parent: null },
      is_landing_page: false,
      content_type: 'page',
      og_type: 'website',
      modules: [],
    });
    expect(page.siblings.map(({ title }) => title)).toEqual(['History', 'Backstage']);
    const html = await textOf('/de/haus/geschichte');
    expect(html).toMatch(/<ol>.*Das Haus.*aria-current="page">Geschichte/s);
    expect(html).toContain('rel="canonical"');
    expect((await getJson<Page>('/de/pageeditor-api/page/haus/technik')).is_landing_page).toBe(true);
    // A path word of the other language, or in other letters, is no second address (ROUTE-01).
    expect((await app.get('/de/Haus')).status).toBe(404);
  });

  test('PAGE-11 SITE-03 renaming a page moves what is below it and leaves redirects; a circle never arises', async () => {
    const parent = await publishPage(app.database, { slug: 'alt' });
    await publishPage(app.database, { slug: 'kind', parent });
    await change((db) => updatePage(db, parent, { slug: { de: 'neu', en: 'fresh' } }, app.clock.now()));
    for (const [from, to] of [
      ['/de/alt', '/de/neu'],
      ['/en/alt/kind', '/en/fresh/kind'],
    ]) {
      const answer = await app.get(`${from}?lang=x&q=1`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?lang=x&q=1`]);
    }
    expect(await textOf('/en/fresh/kind')).toContain('kind');
    await change((db) => updatePage(db, parent, { slug: { de: 'alt', en: 'alt' } }, app.clock.now()));
    expect((await app.get('/de/alt', { redirect: 'manual' })).status).toBe(200);
    expect((await app.get('/de/neu', { redirect: 'manual' })).headers.get('location')).toBe('/de/alt');
  });

  test('PAGE-11 SITE-03 a page moves with everything below it in a few statements, and every address it ever had leads to its last one', async () => {
    const parent = await publishPage(app.database, { slug: 'umzug' });
    for (let count = 0; count < 20; count++) await publishPage(app.database, { slug: `etage-${count}`, parent });
    await publishPage(app.database, { slug: 'besetzt' });
    await change((db) => updatePage(db, parent, { slug: { de: 'umzug-2', en: 'move-2' } }, app.clock.now()));
    await app.database.script(`create table counted (of text);
      create function count_statement() returns trigger language plpgsql as $$ begin insert into counted values (tg_table_name); return null; end $$;
      create trigger counting after update on pages for each statement execute function count_statement();
      create trigger counting after insert or update or delete on redirects for each statement execute function count_statement();`);
    try {
      await change((db) => updatePage(db, parent, { slug: { de: 'umzug-3', en: 'move-3' } }, app.clock.now()));
      const counted = await rowsOf(app.database, 'select of, count(*)::integer from counted group by of order by of');
      for (const { of, count } of counted) expect(Number(count), String(of)).toBeLessThan(6);
      expect(counted).toHaveLength(2);
    } finally {
      await app.database.script(`drop trigger counting on pages; drop trigger counting on redirects;
        drop function count_statement(); drop table counted;`);
    }
    for (const [from, to] of [
      ['/de/umzug', '/de/umzug-3'],
      ['/en/umzug/etage-7', '/en/move-3/etage-7'],
      ['/de/umzug-2/etage-19', '/de/umzug-3/etage-19'],
    ])
      expect((await app.get(`${from}`, { redirect: 'manual' })).headers.get('location')).toBe(to);
    expect((await app.get('/de/umzug-3/etage-19')).status).toBe(200);
    const taken = change((db) => updatePage(db, parent, { slug: { de: 'frei', en: 'besetzt' } }, app.clock.now()));
    await expect(taken).rejects.toThrow('address-taken');
  });

  test('PAGE-13 30 days after a module was deleted nothing is left of what stood in it, however deep', async () => {
    const id = await publishPage(app.database, { slug: 'tief' });
    const before = app.clock.now();
    const [deleted, ...levels] = [900_001, 900_002, 900_003, 900_004, 900_005];
    await app.database.script(`insert into sections (id, container, parent, model, deleted_at)
      select ${deleted}, id, null, 'section', '${before.toISOString()}' from containers where content_type = 'page' and object_id = ${id};
      ${levels.map((level) => `insert into sections (id, container, parent, model) select ${level}, container, ${level - 1}, 'text' from sections where id = ${deleted};`).join('\n')}`);
    const left = () => rowsOf(app.database, 'select id from sections where id > 900000');
    expect(await left()).toHaveLength(5);
    app.clock.advance(31 * 24 * 3600_000);
    try {
      await expect.poll(left, { timeout: 8000 }).not.toContainEqual({ id: deleted });
      await expect.poll(left, { timeout: 1000 }).toEqual([]);
    } finally {
      app.clock.set(before);
    }
  });

  test('SITE-03 redirect entries in a circle are not followed, those that lead on are', async () => {
    await change(async (db) => {
      await db.insert(redirects).values([
        { old_path: '/de/kreis-a', new_path: '/de/kreis-b' },
        { old_path: '/de/kreis-b', new_path: '/de/kreis-a' },
        { old_path: '/de/weit', new_path: '/de/weiter' },
        { old_path: '/de/weiter', new_path: '/de/kalender' },
      ]);
      await announceChange(db, ['redirects']);
    });
    expect((await app.get('/de/kreis-a', { redirect: 'manual' })).status).toBe(404);
    expect((await app.get('/de/weit/', { redirect: 'follow' })).url).toBe(`${app.url}/de/kalender`);
    expect((await app.get('/de/weit', { redirect: 'manual' })).headers.get('location')).toBe('/de/kalender');
  });

  test('SITE-03 redirect entries keep the query, go before addresses of the programme, and lead to files and to any letters', async () => {
    await change(async (db) => {
      await db.insert(redirects).values([
        { old_path: '/de/weg', new_path: '/de/kalender' },
        { old_path: '/de/kalender/abgesetzt/99999', new_path: '/de/kalender' },
        { old_path: '/de/datei', new_path: '/media/plan.pdf' },
        { old_path: '/de/umlaut', new_path: '/de/gäste-🎭?q=ö%20b' },
      ]);
      await announceChange(db, ['redirects']);
    });
    const targetOf = async (path: string) => {
      const { status, headers } = await app.get(path, { redirect: 'manual' });
      expect(status, path).toBe(301);
      return headers.get('location');
    };
    expect(await targetOf('/de/weg?room=1')).toBe('/de/kalender?room=1');
    expect(await targetOf('/de/kalender/abgesetzt/99999')).toBe('/de/kalender');
    expect(await targetOf('/de/datei')).toBe('/media/plan.pdf');
    // An editor writes an address as it is read.
    expect(await targetOf('/de/umlaut')).toBe('/de/g%C3%A4ste-%F0%9F%8E%AD?q=%C3%B6%20b');
  });

  test('PAGE-11 an address that is taken or belongs to the product is refused, and nothing is stored', async () => {
    const before = await app.database.db.$count(pages);
    for (const slug of ['alt', 'kalender', 'produktionen', 'search', 'api']) {
      await expect(
        app.database.db.transaction((db) => createPage(db, { slug: { de: slug, en: slug } })),
        slug,
      ).rejects.toThrow(PageError);
    }
    await expect(app.database.db.transaction((db) => createPage(db, { title: { de: '!!!' } }))).rejects.toThrow(PageError);
    expect(await app.database.db.$count(pages)).toBe(before);
  });

  test('PAGE-11 a page cannot be moved below itself', async () => {
    const upper = await publishPage(app.database, { slug: 'oben' });
    const lower = await publishPage(app.database, { slug: 'unten', parent: upper });
    await expect(app.database.db.transaction((db) => updatePage(db, upper, { parent: lower }, app.clock.now()))).rejects.toMatchObject({
      field: 'parent',
      reason: 'parent-impossible',
    });
    await expect(app.database.db.transaction((db) => trashPage(db, upper, app.clock.now()))).rejects.toMatchObject({
      reason: 'has-children',
    });
  });

  test('ROUTE-24 any path of letters answers a page or 404 and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (path) => {
        const answer = await app.get(`/de/${encodeURIComponent(path)}`, { redirect: 'manual' });
        expect([200, 301, 302, 400, 404]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
  });
});
