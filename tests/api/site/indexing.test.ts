import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../src/core/database/changes.server.ts';
import { forms } from '../../../src/features/forms/forms.tables.server.ts';
import { ensureContainer, replaceModules } from '../../../src/features/pages/sections.write.server.ts';
import { publishContainer } from '../../../src/features/pages/snapshots/publish.write.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { modules } from '../../../src/modules/modules.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { publishPage } from '../../support/editor/pages.ts';
import { productionOf, seedProductions } from '../../support/programme/productions.ts';
import { eventOf } from '../../support/programme/season-events.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ seed: seedProductions, environment: { PUBLIC_URL: 'https://www.house.example' } });
});
afterAll(() => site.close());

async function index(is_indexing_enabled: boolean): Promise<void> {
  await site.database.db.transaction(async (transaction) => {
    await transaction.update(siteSettings).set({ is_indexing_enabled });
    await announceChange(transaction, ['site_settings']);
  });
  await site.app.applyNewChanges();
}

const textOf = async (path: string) => (await site.get(path)).text();
const graphOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, json]) => JSON.parse(json ?? '')['@graph']);

describe('a site that is not to be indexed', () => {
  test('GEN-05 robots are sent away, there is no sitemap, and pages say none', async () => {
    expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect((await site.get('/sitemap.xml')).status).toBe(404);
    const html = await textOf('/de/kalender');
    expect(html).toContain('name="robots" content="none"');
    expect(html).not.toMatch(/hreflang="\w\w" rel="alternate"|rel="alternate" hrefLang/i);
    expect(graphOf(html)).toEqual([]);
  });
});

describe('a site that is to be indexed', () => {
  beforeAll(() => index(true));
  afterAll(() => index(false));

  test('GEN-05 robots.txt names the sitemap under the public address, never under that of the request (SITE-10)', async () => {
    const answer = await site.get('/robots.txt', { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('Sitemap: https://www.house.example/sitemap.xml');
  });

  test('GEN-05 the sitemap has every public page in both languages with its counterparts, and each of them answers', async () => {
    const answer = await site.get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/de', '/en', '/de/kalender', '/en/events', `/de/kalender/hamlet/${eventOf.tonight}`])
      expect(addresses).toContain(`https://www.house.example${path}`);
    expect(addresses.some((address) => address.endsWith(`/${productionOf.hamlet}`) && address.includes('/productions/'))).toBe(true);
    expect(xml).not.toMatch(/\/404<|offline-programme/);
    // An exhibition that has been open since yesterday is on, what ended before today is not.
    expect(addresses).toContain(`https://www.house.example/de/kalender/buehnenbilder/${eventOf.sinceYesterday}`);
    for (const gone of [eventOf.overLongAgo, eventOf.offline, eventOf.deleted])
      expect(addresses.filter((address) => /\/de\/kalender\//.test(address) && address.endsWith(`/${gone}`))).toEqual([]);
    for (const address of addresses) {
      expect(xml).toContain(`hreflang="${address.includes('/de') ? 'de' : 'en'}" href="${address}"`);
      expect((await site.get(new URL(address).pathname, { redirect: 'manual' })).status, address).toBe(200);
    }
  });

  test('GEN-05 a sitemap of more than a file may hold is an index of files, which name everything once', async () => {
    const add = sql`insert into persons (id, first_name, last_name, is_online) select n, 'Person', n::text, true from generate_series(100001, 126000) n`;
    const change = (statement: SQL) =>
      site.database.db.transaction(async (transaction) => {
        await transaction.execute(statement);
        await announceChange(transaction, ['persons']);
      });
    await change(add);
    await site.app.applyNewChanges();
    const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
    const xml = await textOf('/sitemap.xml');
    expect(xml).toContain('<sitemapindex ');
    const named: string[] = [];
    for (const file of locations(xml)) {
      const addresses = locations(await textOf(file));
      expect(addresses.length, file).toBeLessThanOrEqual(50_000);
      expect(addresses.length, file).toBeGreaterThan(0);
      named.push(...addresses);
    }
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((path) => path.startsWith('/en/team/person-')).length).toBe(26_000);
    for (const path of ['/de', '/en/events', `/de/kalender/hamlet/${eventOf.tonight}`]) expect(named).toContain(path);
    for (const none of ['/sitemap-persons-4.xml', '/sitemap-persons-0.xml', '/sitemap-nothing-1.xml'])
      expect((await site.get(none)).status, none).toBe(404);
    await change(sql`delete from persons where id > 100000`);
    await site.app.applyNewChanges();
    expect(await textOf('/sitemap.xml')).toContain('<urlset ');
  });

  test('GEN-05 pages may be indexed, name their counterparts and the way to them', async () => {
    const html = await textOf('/en/events');
    expect(html).toContain('name="robots" content="index, follow"');
    expect(html).toContain('rel="canonical" href="https://www.house.example/en/events"');
    expect(graphOf(html)).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://www.house.example/en' },
          { position: 2, item: 'https://www.house.example/en/events' },
        ],
      },
    ]);
    // Every page that stands below another says so.
    const { results } = await (await site.get('/de/api/articles/')).json();
    for (const path of ['/de/team', '/de/mediathek-de', '/de/mediathek-de/tags', results[0]?.category?.url, '/de/impressum'].filter(
      Boolean,
    )) {
      const [way] = graphOf(await textOf(path)).filter((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList');
      expect(way?.itemListElement.at(-1), path).toMatchObject({ item: `https://www.house.example${path}` });
    }
    const [organization] = graphOf(await textOf('/de'));
    expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://www.house.example/de' });
    expect(organization.name.length).toBeGreaterThan(0);
  });

  test('GEN-05 SEO-312 the page of a form names the way to it, and after it was sent nothing', async () => {
    await site.database.db.insert(forms).values({ id: 900, title: { de: 'Fragen', en: 'Questions' }, fields: [] } as never);
    await site.database.db.transaction((transaction) => announceChange(transaction, ['forms']));
    await site.app.applyNewChanges();
    const path = '/de/forms/fragen/900';
    const [way] = graphOf(await textOf(path));
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { item: `https://www.house.example${path}` }],
    });
    expect(graphOf(await textOf(`${path}?sent=1`))).toEqual([]);
  });

  test('MOD-31 MOD-320 answered questions of a page, of an entry and of a list are in its structured data, wherever they stand', async () => {
    const question = (title: string, content: string) => ({ model: 'faq', fields: { title: { de: title }, content: { de: content } } });
    const nodes = [
      question('Wann ist Einlass?', '<p>Eine Stunde <strong>vorher</strong>.</p>'),
      question('Noch offen?', ''),
      { model: 'section', fields: {}, columns: [[question('Gibt es Garderoben?', '<p>Ja.</p>')]] },
    ];
    const questionsOf = async (path: string) =>
      graphOf(await textOf(path)).filter((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
    await publishPage(site.database, { slug: 'fragen', nodes });
    await site.app.applyNewChanges();
    const described = [
      {
        '@type': 'Question',
        name: 'Wann ist Einlass?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Eine Stunde <strong>vorher</strong>.</p>' },
      },
      { '@type': 'Question', name: 'Gibt es Garderoben?', acceptedAnswer: { '@type': 'Answer', text: '<p>Ja.</p>' } },
    ];
    expect((await questionsOf('/de/fragen')).map(({ mainEntity }: { mainEntity: object[] }) => mainEntity)).toEqual([described]);
    // The free modules of entries and lists, and of the home page, are described as well.
    const slots = [
      ['event', eventOf.tonight, `/de/kalender/hamlet/${eventOf.tonight}`],
      ['production', productionOf.hamlet, `/de/produktionen/hamlet/${productionOf.hamlet}`],
      ['team', 1, '/de/team'],
    ] as const;
    for (const [type, id, path] of slots) {
      expect(await questionsOf(path), path).toEqual([]);
      await site.database.db.transaction(async (transaction) => {
        const container = await ensureContainer(transaction, type, id);
        await replaceModules(transaction, modules, container, nodes, site.clock.now());
        await publishContainer(transaction, modules, { container, languages: ['de'], at: site.clock.now() });
        await announceChange(transaction, [`${type}:${id}`]);
      });
      await site.app.applyNewChanges();
      expect(
        (await questionsOf(path)).map(({ mainEntity }: { mainEntity: object[] }) => mainEntity),
        path,
      ).toEqual([described]);
    }
  });

  test('GEN-05 the offline programme stays none', async () => {
    expect(await textOf('/de/offline-programme')).toContain('name="robots" content="none"');
  });

  test('GEN-05 the sitemap follows the setting at once', async () => {
    await index(false);
    expect((await site.get('/sitemap.xml')).status).toBe(404);
    await index(true);
    expect((await site.get('/sitemap.xml')).status).toBe(200);
  });
});

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
])('SITE-08 without PUBLIC_URL a site that listens on %s names itself by %s', async (host, named) => {
  const home = await startTestApp({ environment: { HOST: host } });
  const html = await (await home.get('/de/kalender')).text();
  expect(html).toContain(`rel="canonical" href="http://${named}:${new URL(home.url).port}/de/kalender"`);
  await home.close();
});
