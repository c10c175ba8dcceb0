import type { MetaDescriptor } from 'react-router';
import { languages, locales } from '../core/languages.ts';
import type { RootData } from '../root.tsx';

interface Document {
  /** Page title without the site's name; '' shows only that name (GEN-04). */
  title: string;
  description: string;
  /** Path of this page per language; the first is also the canonical address. */
  urls: Record<string, string>;
  /** Path of the share picture; the brand's logo stands in (PAGE-03). */
  image?: string | null;
  type?: 'website' | 'article';
  /** What shared links say instead, where it is filled. */
  openGraph?: { title: string; description: string };
  /** Things of schema.org, from the loader (GEN-05). */
  graph?: object | null | undefined;
  /** Pages that are never to be indexed, whatever the setting. */
  isHidden?: boolean;
}

/** Everything a document says about itself in its head (GEN-04, GEN-05, SITE-08). */
export function describeDocument(
  root: RootData | undefined,
  { title, description, urls, image, type = 'website', openGraph, graph, isHidden = false }: Document,
): MetaDescriptor[] {
  if (!root) return [];
  const full = title && title !== root.siteName ? `${title} | ${root.siteName}` : root.siteName;
  const absolute = (path: string) => (/^https?:/.test(path) ? path : `${root.origin}${path}`);
  const canonical = absolute(urls[root.language] ?? '/');
  const isIndexed = root.isIndexed && !isHidden;
  return [
    { title: full },
    { name: 'description', content: description },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'none' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isIndexed
      ? languages.map((language) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href: absolute(urls[language] ?? '/') }))
      : []),
    { property: 'og:title', content: openGraph?.title || title || root.siteName },
    { property: 'og:description', content: openGraph?.description || description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: root.siteName },
    { property: 'og:locale', content: locales[root.language].iso.replace('-', '_') },
    { property: 'og:image', content: absolute(image || root.design.header.logoLink) },
    ...(graph ? [{ 'script:ld+json': graph } as MetaDescriptor] : []),
  ];
}

/** The root's data among the matches a meta function gets. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/** One sentence or two about an entry for its document's head: the subline, else the beginning of its text. */
export function summaryOf({ subline, text, preline }: { subline: string; text: string; preline: string }): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return subline || plain.slice(0, 160) || preline;
}
