import type { Page } from '@playwright/test';
import { siteSettings } from '../../src/features/site/site.tables.server.ts';
import { htmlFindings } from '../support/html-findings.ts';
import { attributes, crawl, decode, type Visited } from './crawl.ts';
import { findings } from './findings.ts';
import { desktop, expect, phone, ready, test } from './site.ts';
import type { Site } from './stage.ts';
import { type Language, languages } from './texts.ts';

const siteName = 'Haus am Ring';
const starts = languages.map((language) => `/${language}`);

test('SITE-08 GEN-04 LAYOUT-06 every page reached from home answers, is valid HTML, and its links, anchors, pairs and pictures hold', async ({
  site,
}) => {
  test.setTimeout(300_000);
  await site.edit(['site_settings'], (database) => database.update(siteSettings).set({ is_indexing_enabled: true }));
  const visited = await crawl(site, starts);
  const pages = [...visited.values()].filter(({ html }) => html !== '');
  expect(pages.length).toBeGreaterThan(50);
  // Without a language the house chooses one.
  const wrong = [...visited.values()].filter(({ path, status }) => status !== (path === '/' ? 302 : 200));
  const problems = wrong.map(({ path, status, from }) => `${path} answers ${status}, linked from ${from}`);
  for (const page of pages) problems.push(...(hasLanguage(page) ? headProblems(site, page) : []), ...anchorProblems(page, visited));
  problems.push(
    ...pairProblems(site, pages.filter(hasLanguage)),
    ...titleProblems(pages.filter(hasLanguage)),
    ...(await pictureProblems(site, pages)),
  );
  for (const { path, html } of firstOfEachKind(pages, 6)) problems.push(...(await htmlFindings(html)).map((line) => `${path}: ${line}`));
  expect([...new Set(problems)]).toEqual([]);
});

/** The pages of sales carry their language in the query (ROUTE-26), so nothing of the site's own rules of addresses holds there. */
const hasLanguage = ({ path }: Visited) => /^\/(de|en)(?=[/?]|$)/.test(path);

/** So many pages of each kind and language, and every content page: dates of the same calendar are made of the same parts. */
function firstOfEachKind(pages: readonly Visited[], count: number): Visited[] {
  const groups = Map.groupBy(pages, ({ path, kind }) => (kind === 'page' ? path : `${kind} ${path.slice(1, 3)}`));
  return [...groups.values()].flatMap((same) => same.slice(0, count));
}

/** What a page says about itself: language, one h1, title with the site's name, the way from home, its own address. */
function headProblems(site: Site, { path, html, kind }: Visited): string[] {
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

/** Places every document has: its beginning, and the dialog about cookies, which opens over the page (CONS-05). */
const standing = ['', 'top', 'consent'];

/** Links to places that are not there. */
function anchorProblems({ path, links }: Visited, visited: ReadonlyMap<string, Visited>): string[] {
  return links
    .filter((link) => link.includes('#'))
    .flatMap((link) => {
      const [target = '', id = ''] = link.split('#');
      const html = visited.get(target)?.html;
      return html === undefined || standing.includes(id) || html.includes(` id="${id}"`)
        ? []
        : [`${path}: nothing called '${id}' on ${target}`];
    });
}

/** Pages whose counterpart in the other language does not name them back. */
function pairProblems(site: Site, pages: readonly Visited[]): string[] {
  const alternates = (html: string) => attributes(html, /<link [^>]*rel="alternate"[^>]*hrefLang[^>]*>/gi, 'href');
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap(({ path, html }) => {
    const pair = alternates(html);
    if (pair.length === 0) return html.includes('content="none"') ? [] : [`${path}: no counterparts`];
    return pair.flatMap((address) => {
      const other = byPath.get(address.replace(site.url, ''));
      if (!other) return [`${path}: its counterpart ${address} is reached by no link`];
      return alternates(other.html).join() === pair.join() ? [] : [`${path} and ${other.path} name different counterparts`];
    });
  });
}

/** Different pages of one language that are called the same; dates of one production may be. */
function titleProblems(pages: readonly Visited[]): string[] {
  const own = pages.filter(({ path, kind }) => kind !== 'event' && !path.includes('?'));
  const byTitle = Map.groupBy(own, ({ path, html }) => `${path.slice(1, 3)} ${titleOf(html)}`);
  return [...byTitle].filter(([, same]) => same.length > 1).map(([title, same]) => `'${title}': ${same.map(({ path }) => path).join(' ')}`);
}

/** Pictures of pages and for sharing that do not come. */
async function pictureProblems(site: Site, pages: readonly Visited[]): Promise<string[]> {
  const where = new Map<string, string>();
  for (const { path, html } of pages) {
    const shared = attributes(html, /<meta [^>]*property="og:image"[^>]*>/g, 'content');
    for (const address of [...shared, ...attributes(html, /<img\s[^>]*>/g, 'src')]) where.set(new URL(address, site.url).href, path);
  }
  const problems: string[] = [];
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

/** One page of every kind in a language, and every content page of the demo house. */
async function pagesToShow(site: Site, language: Language): Promise<string[]> {
  const chosen = new Map<string, string>();
  for (const { path, html, kind } of (await crawl(site, starts, { perKind: 4 })).values()) {
    if (html === '' || path.includes('?') || kind === null || !path.startsWith(`/${language}`)) continue;
    const key = kind === 'page' ? path : kind;
    if (!chosen.has(key)) chosen.set(key, path);
  }
  return [...chosen.values()];
}

// Both languages at both sizes would take twice as long and has never found more than the two across.
for (const [size, options, language] of [
  ['phone', phone, 'de'],
  ['desktop', desktop, 'en'],
] as const) {
  test.describe(size, () => {
    test.use({ ...options, hasChosen: false, contextOptions: { reducedMotion: 'reduce' } });

    test('LAYOUT-11 CONS-05 on every kind of page before consent: no message, nothing from elsewhere, nothing moves, axe finds nothing', async ({
      page,
      site,
    }) => {
      test.setTimeout(300_000);
      await watchShifts(page);
      const paths = await pagesToShow(site, language);
      expect(paths.length).toBeGreaterThan(25);
      for (const path of paths) {
        await page.goto(path);
        await ready(page);
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await shifts(page);
        expect(sum, `${path} moves:\n${moved.join('\n')}`).toBeLessThan(0.02);
        expect(await outOfOrder(page), path).toEqual([]);
        expect(await findings(page), path).toEqual([]);
      }
    });
  });
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Collects what moves on the page that is open, with the parts that moved and by how much. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        seen.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.cloneNode(false) : (node?.parentElement?.cloneNode(false) ?? null);
          const tag = name instanceof Element ? name.outerHTML.slice(0, 100) : 'something gone';
          seen.moved.push(`${Math.round(startTime)} ms, ${value.toFixed(3)}: ${tag} from ${box(previousRect)} to ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);

/**
 * Large parts of the page that stand above what comes before them in the document: a page that arrives in pieces shows the later
 * one first and then pushes it down (LAYOUT-11). Small ones, such as a button over its price, do not move a page.
 */
function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInFlow = (element: Element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return position !== 'absolute' && position !== 'fixed' && width > 0 && height > 0;
    };
    const named = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100);
    return [...document.querySelectorAll('main, main :not(svg, svg *)')].flatMap((parent) => {
      const parts = [...parent.children].filter(isInFlow);
      return parts.flatMap((part, index) => {
        const before = parts[index - 1];
        if (!before) return [];
        const [upper, lower] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
        const isAbove = lower.height > 96 && lower.bottom <= upper.top + 1 && lower.left < upper.right && upper.left < lower.right;
        return isAbove ? [`${named(part)} stands above ${named(before)}`] : [];
      });
    });
  });
}
