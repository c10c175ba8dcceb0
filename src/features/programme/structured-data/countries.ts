import { type Language, languages } from '../../../core/languages.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** Codes of ISO 3166-1 by the names of countries in the languages of the site, in lower case. */
const codes = new Map(
  languages.flatMap((language) => {
    const names = namesIn(language);
    return letters.flatMap((first) =>
      letters.flatMap((second) => {
        const name = names.of(first + second);
        return name ? [[name.toLowerCase(), first + second] as const] : [];
      }),
    );
  }),
);

/** The code of a country that an editor named, as search engines want it; another text stays what it is. */
export const countryCode = (country: string): string => codes.get(country.trim().toLowerCase()) ?? country;

/** A country as an editor named it, in the language of the page; another text stays what it is. */
export function countryIn(country: string, language: Language): string {
  const code = countryCode(country);
  return code === country ? country : (namesIn(language).of(code) ?? country);
}
