import { languages, locales } from '../../core/languages.ts';
import { beginningOf } from '../../core/text/plain-text.ts';
import type { CurrentPage } from '../../features/site/current-page.ts';

/** One element of a document's head. */
export type HeadEntry =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }
  | { 'script:ld+json': object };

/** The site, as the description of a page needs it. */
export interface DescribedSite extends Pick<CurrentPage, 'language' | 'siteName' | 'origin' | 'design'> {
  isIndexed: boolean;
}

interface Document {
  /** Page title without the site's name; '' shows only that name (GEN-04). */
  title: string;
  description: string;
  /** Path of this page per language it is there in; that of the page's language is also the canonical address. */
  urls: Record<string, string>;
  /** Path of the share picture; that of the brand stands in (PAGE-03). */
  image?: string | null;
  type?: 'website' | 'article';
  /** Texts for shared links, where they differ. */
  openGraph?: { title: string; description: string };
  /** Things of schema.org, from the loader (GEN-05). */
  graph?: object | null | undefined;
  /** Pages that are never to be indexed, whatever the setting. */
  isHidden?: boolean;
}

/** The description of a document in its head (GEN-04, GEN-05, SITE-08). */
export function describeDocument(
  site: DescribedSite,
  { title, description, urls, image, type = 'website', openGraph, graph, isHidden = false }: Document,
): HeadEntry[] {
  const full = title && title !== site.siteName ? `${title} | ${site.siteName}` : site.siteName;
  const absolute = (path: string) => (/^https?:/.test(path) ? path : `${site.origin}${path}`);
  const canonical = absolute(urls[site.language] ?? '/');
  const isIndexed = site.isIndexed && !isHidden;
  const shared = image || brandPicture(site.design);
  return [
    { title: full },
    { name: 'description', content: description },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'none' },
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    ...(isIndexed
      ? languages
          .filter((language) => urls[language])
          .map((language) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: language, href: absolute(urls[language] ?? '/') }))
      : []),
    { property: 'og:title', content: openGraph?.title || title || site.siteName },
    { property: 'og:description', content: openGraph?.description || description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: site.siteName },
    { property: 'og:locale', content: locales[site.language].iso.replace('-', '_') },
    ...(shared
      ? [
          { property: 'og:image', content: absolute(shared) },
          // Without it some networks show no picture, or a thumbnail.
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(graph ? [{ 'script:ld+json': graph }] : []),
  ];
}

/** What stands in for a page's picture: never an SVG, which no network shows. */
function brandPicture({ header }: DescribedSite['design']): string {
  return header.shareLink || (/\.svg(\?|$)/.test(header.logoLink) ? '' : header.logoLink);
}

/** Characters that search engines show of a description. */
export const descriptionLength = 160;

/** One sentence or two about an entry for its document's head: the subline, else the beginning of its text. */
export function summaryOf({ subline, text, preline }: { subline: string; text: string; preline: string }): string {
  return subline || beginningOf(text, descriptionLength) || preline;
}
