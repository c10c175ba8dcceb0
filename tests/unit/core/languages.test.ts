import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeCookie, locales, preferredLanguage, translate } from '../../../src/core/languages.ts';

test('I18N-01 I18N-02 languages are German and English with their names and codes', () => {
  expect(languages).toEqual(['de', 'en']);
  expect(locales.de).toEqual({ code: 'de', name: 'Deutsch', iso: 'de-DE', readName: 'Auf Deutsch lesen' });
  expect(locales.en).toEqual({ code: 'en', name: 'English', iso: 'en-GB', readName: 'Read in English' });
  expect(locales.ja).toMatchObject({ name: '日本語', iso: 'ja-JP' });
  expect(locales.la).toMatchObject({ name: 'Latina', iso: 'la' });
});

test('I18N-04 the locale cookie is configured and off', () => {
  expect(localeCookie).toEqual({ isEnabled: false, key: 'i18n_redirected', ageInDays: 365 });
});

test('I18N-08 an empty text falls back to German, an empty German one to English', () => {
  expect(translate({ de: 'Sturm', en: 'Tempest' }, 'en')).toEqual({ text: 'Tempest', language: 'en' });
  expect(translate({ de: 'Sturm', en: '' }, 'en')).toEqual({ text: 'Sturm', language: 'de' });
  expect(translate({ en: 'Tempest' }, 'de')).toEqual({ text: 'Tempest', language: 'en' });
  expect(translate({}, 'de')).toEqual({ text: '', language: 'de' });
});

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['fr-FR, fr;q=0.9, en;q=0.8, de;q=0.7', 'en'],
  ['de;q=0.5, en;q=0.6', 'en'],
  ['en;q=0, de;q=0.1', 'de'],
  ['fr', 'de'],
  ['EN-gb', 'en'],
])('ROUTE-27 I18N-06 the best language of Accept-Language %j is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('ROUTE-27 any header gives one of the two languages', () => {
  fc.assert(fc.property(fc.string(), (header) => languages.includes(preferredLanguage(header))));
});
