import { type Language, languages, type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { href } from '../../urls.ts';

/** Segments below the magazine that are other routes (ROUTE-09). */
const reserved = ['tags', 'categories'];

/** The slug of an article of this name; a reserved word gets another one before it. */
export function articleSlug(name: string): string {
  const slug = slugify(name);
  return isReservedSlug(slug) ? `article-${slug}` : slug;
}

/** True for a word that cannot be the slug of an article. */
export function isReservedSlug(slug: string | undefined): boolean {
  return reserved.includes(slug ?? '');
}

/** The page of an article in each language. */
export function articleUrls({ id, name }: { id: number; name: Translated }): Record<Language, string> {
  return inEachLanguage((language) => href('article', language, { slug: articleSlug(translate(name, language).text), id }));
}

/** The view of a category in each language (ROUTE-07). */
export function categoryUrls({ id, name }: { id: number; name: Translated }): Record<Language, string> {
  return inEachLanguage((language) => href('magazineCategory', language, { category: slugify(translate(name, language).text), id }));
}

/** The view of a tag in each language (ROUTE-08). */
export function tagUrls({ id, name }: { id: number; name: Translated }): Record<Language, string> {
  return inEachLanguage((language) => href('magazineTag', language, { tag: slugify(translate(name, language).text), id }));
}

function inEachLanguage(urlOf: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, urlOf(language)])) as Record<Language, string>;
}
