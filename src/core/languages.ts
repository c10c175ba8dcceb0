/** Languages of the public site (I18N-01); German is the default. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'de';

/** Languages a text can be stored in; ja and la have no visitor routes (I18N-03). */
export const storedLanguages = ['de', 'en', 'ja', 'la'] as const;
export type StoredLanguage = (typeof storedLanguages)[number];

/** A text of the interface: complete in every public language, unlike what editors write ({@link Translated}). */
export type InterfaceText = Readonly<Record<Language, string>>;

/** A value per language. A missing or empty entry falls back, see {@link translate}. */
export type Translated<T = string> = Partial<Record<StoredLanguage, T>>;

/** Names and codes of I18N-02; `iso` is the BCP 47 tag for `lang` attributes and Intl. */
export const locales: Record<StoredLanguage, { code: StoredLanguage; name: string; iso: string; readName: string }> = {
  de: { code: 'de', name: 'Deutsch', iso: 'de-DE', readName: 'Auf Deutsch lesen' },
  en: { code: 'en', name: 'English', iso: 'en-GB', readName: 'Read in English' },
  ja: { code: 'ja', name: '日本語', iso: 'ja-JP', readName: '日本語' },
  la: { code: 'la', name: 'Latina', iso: 'la', readName: 'Latina' },
};

/** Configuration of the locale cookie (I18N-04). It is off: nothing writes it. */
export const localeCookie = { isEnabled: false, key: 'i18n_redirected', ageInDays: 365 } as const;

/** True for a language that has visitor routes. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The other public language, target of the language switch. */
export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de';
}

/**
 * The text to show and the language it is written in (I18N-08): the requested language,
 * else German, else English. `language` differs from the requested one after a fallback.
 */
export function translate(value: Translated | null | undefined, language: StoredLanguage): { text: string; language: StoredLanguage } {
  for (const candidate of [language, 'de', 'en'] as const) {
    const text = value?.[candidate];
    if (text) return { text, language: candidate };
  }
  return { text: '', language };
}

/** True for a text that is empty in a language, so that another one is shown. */
export function isUntranslated(value: Translated | null | undefined, language: StoredLanguage): boolean {
  return !value?.[language] && translate(value, language).text !== '';
}

/** The texts with another one in a language; an empty one is left out. */
export function withText(texts: Translated, language: StoredLanguage, text: string): Translated {
  const { [language]: _, ...others } = texts;
  return text === '' ? others : { ...others, [language]: text };
}

export function withoutEmptyTexts(texts: Translated): Translated {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/**
 * The best public language of an Accept-Language header, German when none fits (ROUTE-27, I18N-06).
 * Quality values are honoured; `en-US` counts as `en`.
 */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const ranges = (acceptLanguage ?? '')
    .split(',')
    .map((range, index) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  const best = ranges.find((range) => isLanguage(range.language));
  return (best?.language as Language | undefined) ?? defaultLanguage;
}
