import { type Language, languages, type Translated } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';

/** A slug per language from what was given: one that is missing is the other language's (PAGE-11). */
export function completeSlug(slug: Translated, title: Translated): Record<Language, string> {
  const given = (language: Language) => {
    const text = slug[language] || title[language] || '';
    // Of signs alone no address can be made.
    return /[\p{L}\p{N}]/u.test(text) ? slugify(text) : '';
  };
  const any = languages.map(given).find((text) => text !== '') ?? '';
  return { de: given('de') || any, en: given('en') || any };
}

/** The path of a page: that of its parent plus its slug, per language. */
export function pathBelow(parent: Translated | null, slug: Record<Language, string>): Record<Language, string> {
  const join = (language: Language) => [parent?.[language], slug[language]].filter(Boolean).join('/');
  return { de: join('de'), en: join('en') };
}
