import { type Language, locales } from '../../../core/languages.ts';
import { beginningOf } from '../../../core/text/plain-text.ts';
import type { Thing } from '../../../core/text/schema-org.ts';
import { localDay, toLocalIso } from '../../../core/text/wall-clock.ts';
import { href } from '../../../urls.ts';
import type { Article } from '../magazine.contract.ts';

interface Site {
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  name: string;
  language: Language;
}

/** An article as schema.org describes it, for search engines (GEN-05). `modified`: when it was changed last. */
export function describeArticle(article: Article, modified: Date | undefined, site: Site): Thing {
  const { name, headline, subline, text, author, date, category, tags, image_obj, image_thumbnails, urls } = article;
  const absolute = (path: string) => new URL(path, site.origin).href;
  const url = absolute(urls[site.language] ?? '');
  return {
    '@type': 'Article',
    '@id': url,
    headline: headline || name,
    description: beginningOf(subline || text, 300) || undefined,
    url,
    mainEntityOfPage: url,
    image: image_obj ? [...new Set([image_obj.url, ...Object.values(image_thumbnails ?? {}).reverse()])].map(absolute) : undefined,
    datePublished: date || undefined,
    dateModified: modified && localDay(modified) > date ? toLocalIso(modified) : undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: { '@type': 'Organization', name: site.name, url: absolute(href('home', site.language)) },
    articleSection: category?.name,
    keywords: tags.length > 0 ? tags.map((tag) => tag.name) : undefined,
    inLanguage: locales[site.language].iso,
  };
}
