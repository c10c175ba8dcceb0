import type { Language } from '../../core/languages.ts';
import { escapeAttribute } from '../../core/text/escape-attribute.ts';
import { currentOf } from './current-page.ts';

/** Where the visitor is: path, the paths of the page by language, and the query it answers to. */
export interface Place {
  pathname: string;
  urls: Record<Language, string>;
  query: string;
}

/** Markup cut at its links. */
export interface LinkedMarkup {
  /** What stands before the first link, between two and after the last one. */
  texts: string[];
  links: { href: string; language: Language | undefined; attributes: string }[];
}

/** Links as menus write them: the address first. */
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
 * Marks the links to the page at hand, and points those of the languages to it (NAV-05). In the browser `swapRegions`
 * (islands/navigation) does the same after each step.
 */
export function markLinks({ texts, links }: LinkedMarkup, { pathname, urls, query }: Place): string {
  let marked = texts[0] ?? '';
  for (const [index, { href, language, attributes }] of links.entries()) {
    const current = language ? undefined : currentOf(href, pathname);
    const address = language ? escapeAttribute(urls[language] + query) : href;
    marked += `<a href="${address}"${current ? ` aria-current="${current}"` : ''}${attributes}>${texts[index + 1] ?? ''}`;
  }
  return marked;
}
