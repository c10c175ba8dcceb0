import type { Language } from '../../core/languages.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';

/** The current page: its path, its paths by language, and the query it answers to. */
export interface Place {
  pathname: string;
  urls: Record<Language, string>;
  query: string;
}

/** Markup cut at its links. */
export interface LinkedMarkup {
  /** The markup before the first link, between two and after the last one. */
  texts: string[];
  links: { href: string; language: Language | undefined; attributes: string }[];
}

/** Links as menus render them: with href as the first attribute. */
const link = /<a href="([^"]*)"([^>]*)>/g;

export function cutAtLinks(markup: string): LinkedMarkup {
  const cut: LinkedMarkup = { texts: [], links: [] };
  let from = 0;
  for (const { 0: whole, 1: href = '', 2: attributes = '', index } of markup.matchAll(link)) {
    cut.texts.push(markup.slice(from, index));
    from = index + whole.length;
    cut.links.push({ href, language: /data-language="(de|en)"/.exec(attributes)?.[1] as Language | undefined, attributes });
  }
  cut.texts.push(markup.slice(from));
  return cut;
}

/**
 * Marks the links to the current page, and points those of the languages to it (NAV-05). In the browser `swapRegions`
 * (islands/navigation) does the same after each soft navigation.
 */
export function markLinks({ texts, links }: LinkedMarkup, { pathname, urls, query }: Place): string {
  let marked = texts[0] ?? '';
  for (const [index, { href, language, attributes }] of links.entries()) {
    const current = language ? undefined : currentOf(href, pathname);
    const address = language ? escapeHtml(urls[language] + query) : href;
    marked += `<a href="${address}"${current ? ` aria-current="${current}"` : ''}${attributes}>${texts[index + 1] ?? ''}`;
  }
  return marked;
}

/** Whether a link leads to the page at a path ('page') or to one above it ('true'); the home page is above everything and is not marked. */
export function currentOf(url: string, pathname: string): 'page' | 'true' | undefined {
  if (url === pathname) return 'page';
  return url.split('/').length > 2 && pathname.startsWith(`${url}/`) ? 'true' : undefined;
}
