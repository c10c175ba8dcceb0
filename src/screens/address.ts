import { useLocation, useMatches } from 'react-router';
import type { Language } from '../core/languages.ts';
import { href, type LeafName, leaves, matchUrl } from '../urls.ts';

/** Where the visitor is: the leaf of urls.ts and its paths per language (I18N-05). */
export interface Address {
  name: LeafName;
  language: Language;
  urls: Record<Language, string>;
}

/** The address of the page on screen. Pages whose path has parameters return their `urls` from the loader. */
export function useAddress(): Address {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { urls?: Record<Language, string> } | null | undefined;
  const { name, language } = matchUrl(pathname) ?? { name: 'home', language: 'de' };
  return { name, language, urls: data?.urls ?? pathsOf(name) };
}

/** The part of the query a page answers to, so that server and browser agree on it whatever else an address carries. */
export function useOwnQuery(name: LeafName): string {
  const given = new URLSearchParams(useLocation().search);
  const known: readonly string[] = leaves[name].query;
  const kept = new URLSearchParams([...given].filter(([key]) => known.includes(key)));
  return kept.size > 0 ? `?${kept}` : '';
}

function pathsOf(name: LeafName): Record<Language, string> {
  const { path } = leaves[name];
  return /[:*]/.test(path.de) ? { de: href('home', 'de'), en: href('home', 'en') } : path;
}
