import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import type { Language } from '../../../src/core/languages.ts';
import type { Module } from '../../../src/core/module/module.ts';
import { fixedPages } from '../../../src/features/pages/fixed-pages.ts';
import type { Nav, Page } from '../../../src/features/pages/pages.contract.ts';
import { containers, pages, sections } from '../../../src/features/pages/pages.tables.server.ts';
import { createPage, PageError, trashPage, updatePage } from '../../../src/features/pages/pages.write.server.ts';
import { ensureContainer, ModuleError, replaceModules } from '../../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../../src/features/pages/snapshots/publish.write.server.ts';
import { overrideDesign } from '../../../src/features/site/design.write.server.ts';
import { designSettingsSchema } from '../../../src/features/site/design-settings.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { rawRequest, startTestApp, type TestApp, testNow } from '../../support/app.ts';
import { publishPage, publishSlot } from '../../support/editor/pages.ts';
import { readsOf } from '../../support/editor/site-reads.ts';
import { seedSeason } from '../../support/programme/season.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: seedSeason });
});
afterAll(() => app.close());

const textNode = (de: string, en?: string) => ({
  model: 'text',
  fields: { content: { de: `<p>${de}</p>`, ...(en && { en: `<p>${en}</p>` }) } },
});
const { getJson, textOf, change } = readsOf(() => app);

async function containerOf(page: number): Promise<number> {
  const [row] = await app.database.db.select().from(containers).where(eq(containers.object_id, page)).limit(1);
  return row?.id ?? 0;
}

describe('fixed pages', () => {
  test.each(['agb', 'datenschutz', 'impressum'] as const)(
    'ROUTE-17 ROUTE-18 ROUTE-19 /{lang}/%s is a page in every database',
    async (name) => {
      for (const language of ['de', 'en'] as const) {
        expect(await textOf(`/${language}/${name}`)).toContain(fixedPages[name].title[language]);
      }
    },
  );

  test('ROUTE-02 API-10 home has the empty path, whoever writes it', async () => {
    const home = await getJson<Page>('/de/pageeditor-api/page');
    expect(home.urls).toEqual({ de: '/de', en: '/en' });
    for (const path of ['/de/pageeditor-api/page/', '/de/pageeditor-api/page/de', '/de/pageeditor-api/page//']) {
      expect((await getJson<Page>(path)).id, path).toBe(home.id);
    }
  });

  test('ROUTE-20 the 404 page answers 404 itself, and every missing address shows it', async () => {
    for (const path of ['/en/404', '/en/nothing-here', '/en/events/nothing/999999']) {
      const answer = await app.get(path);
      expect(answer.status, path).toBe(404);
      const html = await answer.text();
      expect(html, path).toContain('This page could not be found');
      expect(html, path).toContain('404 Not Found');
      expect(html, path).not.toContain('/assets/entry.client');
    }
  });

  test('ROUTE-19 they can be neither moved nor deleted, and starting again changes nothing', async () => {
    const [imprint] = await app.database.db.select().from(pages).where(eq(pages.fixed, 'impressum'));
    const id = imprint?.id ?? 0;
    await expect(app.database.db.transaction((db) => updatePage(db, id, { slug: { de: 'anders' } }, app.clock.now()))).rejects.toThrow(
      PageError,
    );
    await expect(app.database.db.transaction((db) => trashPage(db, id, app.clock.now()))).rejects.toThrow(PageError);
    const again = await startTestApp({ database: app.database });
    await again.close();
    expect(await app.database.db.$count(pages)).toBeGreaterThanOrEqual(Object.keys(fixedPages).length);
    expect(await app.database.db.$count(pages, eq(pages.fixed, 'impressum'))).toBe(1);
  });

  test('BRAND-10 a brand can name another page for missing addresses', async () => {
    await publishPage(app.database, {
      slug: 'verlaufen',
      nodes: [textNode('Hinter dem Vorhang ist nichts.', 'Nothing behind the curtain.')],
    });
    const ring = { name: 'ring', settings: designSettingsSchema.parse(await getJson('/api/design-settings/')) };
    await change((db) => overrideDesign(db, ring, { notFoundPath: 'verlaufen' }));
    const answer = await app.get('/de/was-es-nie-gab');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Hinter dem Vorhang ist nichts.');
    await change((db) => overrideDesign(db, ring, {}));
  });
});

describe('what visitors see', () => {
  test('PAGE-06 publishing one language leaves the other as it was; visitors see no draft', async () => {
    const id = await publishPage(app.database, { slug: 'zwei-sprachen', nodes: [textNode('Alt', 'Old')] });
    const container = await containerOf(id);
    await change((db) => replaceModules(db, modules, container, [textNode('Neu', 'New')], app.clock.now()));
    expect(await textOf('/de/zwei-sprachen')).toContain('<p>Alt</p>');
    await change((db) => publishContainer(db, modules, { container, languages: ['en'], at: new Date(testNow) }));
    expect(await textOf('/en/zwei-sprachen')).toContain('<p>New</p>');
    expect(await textOf('/de/zwei-sprachen')).toContain('<p>Alt</p>');
    expect(await textOf('/de/zwei-sprachen')).not.toContain('<p>Neu</p>');
  });

  test('PAGE-06 I18N-05 GEN-05 the first publish is of one language too: in the other the page answers 404, and nothing leads there', async () => {
    const page = await app.database.db.transaction((db) =>
      createPage(db, { title: { de: 'Entwurf', en: 'Outline' }, slug: { de: 'entwurf', en: 'outline' }, in_menu: true }),
    );
    await change((db) => db.update(siteSettings).set({ is_indexing_enabled: true }));
    await change((db) => announceChange(db as never, ['site_settings']));
    expect((await app.get('/de/entwurf')).status).toBe(404);
    const publish = (language: Language) =>
      change(async (db) =>
        publishContainer(db, modules, {
          container: await ensureContainer(db, 'page', page.id),
          languages: [language],
          at: new Date(testNow),
        }),
      );
    const namesIn = async (language: Language) =>
      (await getJson<Nav>(`/${language}/pageeditor-api/nav`)).menu.map(({ menu_name }) => menu_name);
    await publish('de');
    const german = await textOf('/de/entwurf');
    expect(german).toContain('Entwurf');
    expect(german).not.toContain('/en/outline');
    expect((await app.get('/en/outline')).status).toBe(404);
    expect(await namesIn('de')).toContain('Entwurf');
    expect(await namesIn('en')).not.toContain('Outline');
    expect(await textOf('/sitemap.xml')).toContain('/de/entwurf<');
    expect(await textOf('/sitemap.xml')).not.toContain('/en/outline');
    await publish('en');
    expect(await textOf('/de/entwurf')).toMatch(/href="[^"]*\/en\/outline"/);
    expect(await textOf('/sitemap.xml')).toContain('/en/outline<');
    await change((db) => db.update(siteSettings).set({ is_indexing_enabled: false }));
    await change((db) => announceChange(db as never, ['site_settings']));
  });

  test('PAGE-07 PAGE-06 publishes of a container at the same time all succeed, and the page is shown', async () => {
    const id = await publishPage(app.database, { slug: 'zugleich', nodes: [textNode('Eins')] });
    const container = await containerOf(id);
    await Promise.all(
      [1, 2, 3].map(() =>
        app.database.db.transaction((db) => publishContainer(db, modules, { container, languages: ['de'], at: new Date(testNow) })),
      ),
    );
    await app.app.applyNewChanges();
    expect(await textOf('/de/zugleich')).toContain('Eins');
  });

  test('PAGE-04 ERR-02 a page that is offline answers 404, also to its call, and is in no menu', async () => {
    const id = await publishPage(app.database, { slug: 'weg', in_menu: true });
    await app.app.applyNewChanges();
    expect((await app.get('/de/weg')).status).toBe(200);
    await change((db) => updatePage(db, id, { is_online: false }, app.clock.now()));
    expect((await app.get('/de/weg')).status).toBe(404);
    for (const language of ['de', 'en']) {
      const call = await app.get(`/${language}/pageeditor-api/page/weg`);
      expect([call.status, await call.json()]).toEqual([404, { detail: '404 Not Found' }]);
    }
    expect(JSON.stringify(await getJson<Nav>('/de/pageeditor-api/nav'))).not.toContain('/de/weg');
  });

  test('PAGE-05 API-10 a version is for editors: documents go to the page, calls answer 401', async () => {
    const answer = await app.get('/de/agb?v=3&x=1', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([301, '/de/agb?x=1', 'no-store']);
    const outside = await rawRequest(app.url, '//evil.example/?v=1');
    expect([outside.status, outside.headers.location]).toEqual([301, '/evil.example']);
    expect((await app.get('/de/pageeditor-api/page/agb?version_id=1')).status).toBe(401);
  });

  test('I18N-08 what is not translated is shown in the other language and marked', async () => {
    await publishPage(app.database, { slug: 'nur-deutsch', nodes: [textNode('Nur auf Deutsch')] });
    await app.app.applyNewChanges();
    expect(await textOf('/en/nur-deutsch')).toMatch(/lang="de"[^>]*><p>Nur auf Deutsch/);
    const { modules: shown } = await getJson<Page>('/en/pageeditor-api/page/nur-deutsch');
    expect(shown[0]?.untranslated).toEqual(['content']);
  });

  test('PAGE-09 API-34 a slot belongs to a content object; where there is none the page is simply without', async () => {
    expect((await app.get('/de/pageeditor-api/container/by-slug/event-3-content')).status).toBe(404);
    await publishSlot(app.database, 'event', 3, [textNode('Einführung um 18.30 Uhr im Foyer')]);
    await app.app.applyNewChanges();
    const container = await getJson<Module>('/de/pageeditor-api/container/by-slug/event-3-content');
    expect(container).toMatchObject({ model: 'container', content_type: 'event', object_id: 3, slug: 'event-3-content' });
    expect(container.columns[0]?.children).toHaveLength(1);
  });

  test('API-29 the calls of legal pages answer plain HTML', async () => {
    const [terms] = await app.database.db.select().from(pages).where(eq(pages.fixed, 'agb'));
    await change(async (db) => {
      const container = await ensureContainer(db, 'page', terms?.id ?? 0);
      await replaceModules(
        db,
        modules,
        container,
        [
          {
            model: 'section',
            fields: {},
            columns: [
              [{ model: 'headline', fields: { content: { de: 'Kauf & Rückgabe' } } }, textNode('Karten sind vom Umtausch ausgeschlossen.')],
            ],
          },
        ],
        app.clock.now(),
      );
      await publishContainer(db, modules, { container, languages: ['de'], at: new Date(testNow) });
    });
    expect(await getJson('/de/api/agb/')).toEqual({
      title: 'AGB',
      html: '<h2>Kauf &amp; Rückgabe</h2><p>Karten sind vom Umtausch ausgeschlossen.</p>',
      url: '/de/agb',
    });
    expect(await getJson('/api/imprint/?language=en')).toMatchObject({ title: 'Imprint', url: '/en/impressum' });
    expect(await getJson('/api/privacy-policy/?language=en')).toMatchObject({ url: '/en/datenschutz' });
  });

  test('NAV-01 API-07 menus follow the page tree; a page that only opens its submenu has no address', async () => {
    const menuPage = await publishPage(app.database, { slug: 'besuch', in_menu: true, is_clickable: false, has_tab_navigation: true });
    await publishPage(app.database, { slug: 'anfahrt', parent: menuPage, in_menu: true });
    await publishPage(app.database, { slug: 'presse', in_footer: true });
    await publishPage(app.database, { slug: 'gastronomie', in_secondary_menu: true });
    await app.app.applyNewChanges();
    const nav = await getJson<Nav>('/de/pageeditor-api/nav');
    expect(nav.menu.find(({ menu_name }) => menu_name === 'besuch')).toEqual({
      url: '',
      menu_name: 'besuch',
      children: [{ url: '/de/besuch/anfahrt', menu_name: 'anfahrt' }],
      has_tab_navigation: true,
    });
    expect(nav.menu[0]).toMatchObject({ url: '/de/kalender', menu_name: 'Spielplan' });
    expect(nav.secondary_menu.map(({ url }) => url)).toEqual(['/de/gastronomie']);
    expect(nav.footer).toContainEqual({ title: 'presse', url: '/de/presse' });
  });
});

describe('what a container may hold', () => {
  const nonsense: [string, unknown][] = [
    ['an unknown module', [{ model: 'marquee', fields: {} }]],
    ['a level of heading there is none of', [{ model: 'headline', fields: { headline_level: 7, content: { de: 'x' } } }]],
    ['a field it does not have', [{ model: 'text', fields: { onclick: 'x' } }]],
    ['a required field left out', [{ model: 'headline', fields: {} }]],
    ['a section in a section', [{ model: 'section', fields: {}, columns: [[{ model: 'section', fields: {} }]] }]],
    ['more columns than the layout has', [{ model: 'section', fields: { layout: '100' }, columns: [[], [textNode('x')]] }]],
    ['something inside what takes nothing', [{ model: 'text', fields: {}, columns: [[textNode('x')]] }]],
    ['a text beyond its limit', [{ model: 'text', fields: { content: { de: 'x'.repeat(20_001) } } }]],
  ];
  test.each(nonsense)('EDIT-20 MOD-02 %s is refused and nothing is lost', async (_, nodes) => {
    const id = await publishPage(app.database, {
      slug: `grenze-${nonsense.findIndex(([, other]) => other === nodes)}`,
      nodes: [textNode('Bleibt')],
    });
    const container = await containerOf(id);
    await expect(
      app.database.db.transaction((db) => replaceModules(db, modules, container, nodes as never, app.clock.now())),
    ).rejects.toThrow(ModuleError);
    expect(await app.database.db.$count(sections, eq(sections.container, container))).toBe(1);
  });

  test('EDIT-07 EDIT-08 rich text is cleaned to what it may hold', async () => {
    const hostile =
      '<p onclick="x()">Guten <script>alert(1)</script><a href="javascript:alert(1)">Abend</a></p><iframe src="https://evil.example"></iframe>';
    await publishPage(app.database, { slug: 'sauber', nodes: [{ model: 'text', fields: { content: { de: hostile } } }] });
    await app.app.applyNewChanges();
    const html = await textOf('/de/sauber');
    expect(html).toContain('<p>Guten <a>Abend</a></p>');
    expect(html).not.toContain('evil.example');
  });

  test('MOD-01 a page with a picture that is gone is still answered', async () => {
    await publishPage(app.database, {
      slug: 'ohne-bild',
      nodes: [{ model: 'section', fields: { image: 4711 }, columns: [[textNode('Text steht')]] }],
    });
    await app.app.applyNewChanges();
    const { modules: shown } = await getJson<Page>('/de/pageeditor-api/page/ohne-bild');
    expect(shown[0]).toMatchObject({ image: 4711, image_obj: null, image_thumbnails: null });
    expect(await textOf('/de/ohne-bild')).toContain('Text steht');
  });
});
