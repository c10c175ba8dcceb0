import { matchUrl, type RouteName } from '../../../src/urls.ts';
import { decode } from '../../support/decode.ts';
import type { Site } from '../support/test-server.ts';
import type { Language } from '../support/texts.ts';

/** A document of the site as it answers before any script runs. */
export interface CrawledPage {
  /** Path with query, as it was linked. */
  path: string;
  status: number;
  /** Empty for what is no HTML. */
  html: string;
  /** The route it belongs to; null for files, feeds and calls. */
  kind: RouteName | null;
  /** Same-origin addresses it links to, as in the HTML. */
  links: string[];
  /** Where the first link to it stands. */
  from: string;
}

/**
 * Follows every link from the starts on. Of addresses that differ by their query alone one per path and
 * name is opened: filters and pages of a list are the same document with other entries. With `perKind` only so many
 * pages of a kind are opened in each language, content pages excepted. With `languages` only their pages are opened.
 */
export async function crawl(
  site: Site,
  starts: readonly string[],
  { perKind = Number.POSITIVE_INFINITY, languages }: { perKind?: number; languages?: readonly Language[] } = {},
): Promise<Map<string, CrawledPage>> {
  const crawled = new Map<string, CrawledPage>();
  const seen = new Set<string>();
  const opened = new Map<string, number>();
  const queue: [path: string, from: string][] = [];
  const add = (address: string, from: string) => {
    const { pathname, search, searchParams } = new URL(address, site.url);
    const names = [...searchParams.keys()];
    const key = search ? `${pathname}?${names}` : pathname;
    if (names.length > 1 || seen.has(key) || languages?.every((one) => !`${pathname}/`.startsWith(`/${one}/`))) return;
    seen.add(key);
    const kind = matchUrl(pathname)?.name;
    const group = `${kind} ${pathname.slice(1, 3)}`;
    const count = opened.get(group) ?? 0;
    opened.set(group, count + 1);
    if (kind !== 'page' && count >= perKind) return;
    queue.push([pathname + search, from]);
  };
  for (const start of starts) add(start, 'the start');
  while (queue.length > 0) {
    const batch = queue.splice(0, 4);
    for (const found of await Promise.all(batch.map(([path, from]) => fetchDocument(site, path, from)))) {
      crawled.set(found.path, found);
      for (const link of found.links) add(link, found.path);
    }
  }
  return crawled;
}

async function fetchDocument(site: Site, path: string, from: string): Promise<CrawledPage> {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  // What stands in a template is not on the page.
  const body = (await answer.text()).replace(/<template.*?<\/template>/gs, '');
  const html = isHtml ? body : '';
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => decode(href))
    .filter((href) => !/^[a-z]+:/i.test(href) || href.startsWith(`${site.url}/`))
    .map((href) => (href.startsWith('#') || href.startsWith('?') ? path.replace(/[?#].*/, '') + href : href));
  return { path, status: answer.status, html, kind: matchUrl(path.replace(/\?.*/, ''))?.name ?? null, links, from };
}

/** All values of an attribute of the elements a pattern finds. */
export function attributes(html: string, element: RegExp, name: string): string[] {
  return [...html.matchAll(element)].map(([tag]) => decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''));
}
