import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statusLabels } from '../../src/features/programme/programme.codes.ts';

type Messages = Record<string, unknown>;
const read = (language: string) => JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Messages;
const [de, en] = [read('de'), read('en')];
const placeholders = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();

test('I18N-07 every interface text exists in German and English, each once', () => {
  for (const language of ['de', 'en']) {
    const keys: string[] = readFileSync(`messages/${language}.json`, 'utf8').match(/^ {2}"\w+"(?=:)/gm) ?? [];
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  }
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
  // English has no word for 'Uhr'; nothing else may be empty.
  for (const messages of [de, en])
    for (const [key, text] of Object.entries(messages)) if (key !== 'calendar_oclock') expect(text, key).not.toBe('');
});

test('I18N-07 every interface text is shown somewhere', () => {
  const files = globSync('{src,brands,demo}/**/*.{ts,tsx}', { exclude: ['src/paraglide/**'] });
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  expect(Object.keys(de).filter((key) => !key.startsWith('$') && !words.has(key))).toEqual([]);
});

test('I18N-07 both languages of a text take the same values', () => {
  for (const key of Object.keys(de)) expect(placeholders(en[key]), key).toEqual(placeholders(de[key]));
});

test('I18N-07 English texts quote in one way, ‘so’, and German ones „so“', () => {
  const stray = { de: /["']|[‘”]|‚/, en: /"|[“”„]|(?<![\p{L}\d])'/u };
  for (const [language, messages] of Object.entries({ de, en }))
    for (const [key, text] of Object.entries(messages))
      for (const form of typeof text === 'string' ? [text] : Object.values((text as [{ match: object }])[0].match))
        expect(String(form), `${language} ${key}`).not.toMatch(stray[language as 'de' | 'en']);
});

test('I18N-07 a text with a number before its noun has a singular and a plural', () => {
  // Of these, and of limits, the number is never one.
  const neverOne = /^(dashboard_days|search_all_dates|production_all_dates|admin_mails_stored|admin_mails_no_server|table_limits)$/;
  const beforeWord = {
    de: /(?<!höchstens )\{(count|tickets|files|rows)\} (?!Zeichen)(?:\p{Lu}|liegen|fehlen)/u,
    en: /(?<!at most )\{(count|tickets|files|rows)\} (?!has )(?:\p{Ll}+s\b|are\b)/u,
  };
  for (const [language, messages] of Object.entries({ de, en }))
    for (const [key, text] of Object.entries(messages))
      if (typeof text === 'string' && !neverOne.test(key))
        expect(text, `${language} ${key}`).not.toMatch(beforeWord[language as 'de' | 'en']);
});

test("ADMIN-282 EVT-28 the label of the status is the given 'canceled', every other English text says 'cancelled'", () => {
  expect(statusLabels.canceled.en).toBe('canceled');
  expect(Object.entries(en).filter(([, text]) => /canceled/i.test(JSON.stringify(text)))).toEqual([]);
});

test('I18N-07 given texts and their counterparts stand in the messages exactly as the requirements give them', () => {
  const given = tableOfTexts().filter(([text]) => isUsed(text));
  expect(given.length).toBeGreaterThan(10);
  for (const [english, german] of given) {
    // One English word may be the singular and the plural of two German ones.
    const keys = Object.keys(en).filter((name) => en[name] === english);
    expect(
      keys.map((key) => de[key]),
      english,
    ).toContain(german);
  }
});

/** Pairs of the table in docs/requirements.md: English text and German text, lists of texts taken apart. */
function tableOfTexts(): [string, string][] {
  const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (?!Given)([^|]+) \| ([^|]+) \|$/gm)].slice(0, 40);
  return rows.flatMap(([, left = '', right = '']) => {
    const [lefts, rights] = [left.split(' / '), right.split(' / ')];
    return lefts.length === rights.length ? lefts.map((text, index): [string, string] => [text.trim(), rights[index]?.trim() ?? '']) : [];
  });
}

function isUsed(text: string): boolean {
  return Object.values(en).includes(text);
}
