import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { decode } from '../../support/decode.ts';
import { htmlFindings } from '../../support/html-findings.ts';
import { isEvent, schemaFindings, thingsOf } from '../../support/schema-org-findings.ts';
import { isFullRun } from '../../support/variants.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { languages } from '../support/texts.ts';
import { attributes, type CrawledPage, crawl } from './crawl.ts';
import { everyKindOfPage } from './every-kind-of-page.ts';

const siteName = 'Haus am Ring';
const starts = languages.map((language) => `/${language}`);

/**
 * Pages of a kind and language that are looked at, and those of them whose HTML is validated. A season has a thousand dates, which are
 * made of the same parts; `npm run test:all` opens every one.
 */
const [perKind, validPerKind] = isFullRun ? [Number.POSITIVE_INFINITY, 6] : [8, 2];

test('SITE-08 GEN-04 GEN-05 LAYOUT-06 pages of every kind reached from home answer, are valid HTML, describe themselves as schema.org has it, and their links, anchors, pairs and pictures hold', async ({
  site,
}) => {
  test.setTimeout(300_000);
  await site.edit(['site_settings'], (database) => database.update(siteSettings).set({ is_indexing_enabled: true }));
  const crawled = await crawl(site, starts, { perKind });
  const pages = [...crawled.values()].filter(({ html }) => html !== '');
  expect(pages.length).toBeGreaterThan(50);
  // Without a language the site chooses one.
  const wrong = [...crawled.values()].filter(({ path, status }) => status !== (path === '/' ? 302 : 200));
  const problems = wrong.map(({ path, status, from }) => `${path} answers ${status}, linked from ${from}`);
  for (const page of pages)
    problems.push(
      ...(hasLanguage(page) ? [...headProblems(site, page), ...dataProblems(site, page)] : []),
      ...anchorProblems(page, crawled),
    );
  problems.push(
    ...pairProblems(site, pages.filter(hasLanguage)),
    ...titleProblems(pages.filter(hasLanguage)),
    ...(await pictureProblems(site, pages)),
  );
  // The other language has the same elements around other texts.
  const toValidate = isFullRun ? pages : pages.filter(({ path }) => !/^\/en(?=[/?]|$)/.test(path));
  for (const { path, html } of firstOfEachKind(toValidate, validPerKind))
    problems.push(...(await htmlFindings(html)).map((line) => `${path}: ${line}`));
  expect([...new Set(problems)]).toEqual([]);
});

/** The pages of sales carry their language in the query (ROUTE-26), so nothing of the site's own rules of addresses holds there. */
const hasLanguage = ({ path }: CrawledPage) => /^\/(de|en)(?=[/?]|$)/.test(path);

/** So many pages of each kind and language, and every content page: dates of the same calendar are made of the same parts. */
function firstOfEachKind(pages: readonly CrawledPage[], count: number): CrawledPage[] {
  const groups = Map.groupBy(pages, ({ path, kind }) => (kind === 'page' ? path : `${kind} ${path.slice(1, 3)}`));
  return [...groups.values()].flatMap((same) => same.slice(0, count));
}

/** What a page says about itself: language, one h1, title with the site's name, the way from home, its own address. */
function headProblems(site: Site, { path, html, kind }: CrawledPage): string[] {
  const says = (holds: boolean, problem: string) => (holds ? [] : [`${path}: ${problem}`]);
  const language = path.slice(1, 3);
  const title = titleOf(html);
  const isHome = kind === 'home';
  const titles = html.match(/<h1[\s>]/g)?.length ?? 0;
  // The two lists stand on the first level and begin with their filters, as the mocks have them.
  const isList = kind === 'events' || kind === 'productions';
  return [
    ...says(new RegExp(`<html[^>]* lang="${language}`).test(html), 'another language than its address'),
    ...says(titles === 1, `${titles} h1`),
    ...says(isHome ? title === siteName : title.endsWith(` | ${siteName}`), `title '${title}'`),
    ...says(isHome || isList || /<nav class="crumb"/.test(html) || html.includes('class="landing'), 'no breadcrumb'),
    ...says(
      attributes(html, /<link [^>]*rel="canonical"[^>]*>/g, 'href')[0] === site.url + path.replace(/\?.*/, ''),
      'another canonical address',
    ),
    ...says(/<main[^>]* id="main-content"/.test(html), 'nothing to skip to'),
  ];
}

/** What search engines read of a page: of its kind, by the tables of schema.org, with its own address and what it shows (GEN-05). */
function dataProblems(site: Site, { path, html, kind }: CrawledPage): string[] {
  // What is not to be listed describes nothing.
  const isListed = !/<meta [^>]*content="none"/.test(html);
  const things = thingsOf(html);
  const mainTypes: Partial<Record<string, string>> = { home: 'PerformingArtsTheater', article: 'Article' };
  const mainType = mainTypes[`${kind}`] ?? 'BreadcrumbList';
  const isMain = (one: (typeof things)[number]) => (kind === 'event' ? isEvent(one) : one['@type'] === mainType);
  const says = (holds: boolean, problem: string) => (holds ? [] : [problem]);
  const way = things.find(({ '@type': type }) => type === 'BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
  return [
    ...schemaFindings(html),
    ...says(
      isListed ? things.some(isMain) : things.length === 0,
      `a ${kind} that describes ${things.map(({ '@type': type }) => type).join() || 'nothing'}`,
    ),
    ...says(!way || way.at(-1)?.item === site.url + path.replace(/\?.*/, ''), `its breadcrumb ends at ${way?.at(-1)?.item}`),
    ...things.filter(isEvent).flatMap(({ startDate }) => says(html.includes(`dateTime="${startDate}"`), `does not show ${startDate}`)),
  ].map((problem) => `${path}: ${problem}`);
}

/** Places every document has: its beginning, and the dialog about cookies, which opens over the page (CONS-05). */
const standing = ['', 'top', 'consent'];

/** Links to places that are not there. */
function anchorProblems({ path, links }: CrawledPage, crawled: ReadonlyMap<string, CrawledPage>): string[] {
  return links
    .filter((link) => link.includes('#'))
    .flatMap((link) => {
      const [target = '', id = ''] = link.split('#');
      const html = crawled.get(target)?.html;
      return html === undefined || standing.includes(id) || html.includes(` id="${id}"`)
        ? []
        : [`${path}: nothing called '${id}' on ${target}`];
    });
}

/** Pages whose counterpart in the other language does not name them back. */
function pairProblems(site: Site, pages: readonly CrawledPage[]): string[] {
  const alternates = (html: string) => attributes(html, /<link [^>]*rel="alternate"[^>]*hrefLang[^>]*>/gi, 'href');
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap(({ path, html, kind }) => {
    const pair = alternates(html);
    if (pair.length === 0) return html.includes('content="none"') ? [] : [`${path}: no counterparts`];
    return pair.flatMap((address) => {
      const other = byPath.get(address.replace(site.url, ''));
      if (!other)
        return perKind < Number.POSITIVE_INFINITY && kind !== 'page' ? [] : [`${path}: its counterpart ${address} is reached by no link`];
      return alternates(other.html).join() === pair.join() ? [] : [`${path} and ${other.path} name different counterparts`];
    });
  });
}

/** Different pages of one language that are called the same; dates of one production may be. */
function titleProblems(pages: readonly CrawledPage[]): string[] {
  const own = pages.filter(({ path, kind }) => kind !== 'event' && !path.includes('?'));
  const byTitle = Map.groupBy(own, ({ path, html }) => `${path.slice(1, 3)} ${titleOf(html)}`);
  return [...byTitle].filter(([, same]) => same.length > 1).map(([title, same]) => `'${title}': ${same.map(({ path }) => path).join(' ')}`);
}

/** Pictures of pages and for sharing that do not come. */
async function pictureProblems(site: Site, pages: readonly CrawledPage[]): Promise<string[]> {
  const where = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, html } of pages) {
    // What a reader without the site's styles would show.
    const tooWide = attributes(html, /<img\s[^>]*>/g, 'width').filter((width) => Number(width) > 2000);
    if (tooWide.length > 0) problems.push(`${path}: pictures ${tooWide.join(', ')} px wide`);
    const shared = attributes(html, /<meta [^>]*property="og:image"[^>]*>/g, 'content');
    for (const address of [...shared, ...attributes(html, /<img\s[^>]*>/g, 'src')]) where.set(new URL(address, site.url).href, path);
  }
  for (const [address, path] of where) {
    const { status, headers } = await fetch(address, { method: 'HEAD' });
    if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
      problems.push(`${path}: picture ${address} answers ${status}`);
  }
  return problems;
}

function titleOf(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

everyKindOfPage('phone', phone, 'de', isFullRun ? Number.POSITIVE_INFINITY : 5);
if (isFullRun) everyKindOfPage('desktop', desktop, 'en');
