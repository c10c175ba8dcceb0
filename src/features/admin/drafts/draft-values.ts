import { isDeepStrictEqual } from 'node:util';
import { type Fields, isTranslated } from '../../../core/fields/field.ts';
import type { StoredLanguage } from '../../../core/languages.ts';

type Values = Record<string, unknown>;
type Texts = Record<string, string>;

const textsOf = (value: unknown) => (value ?? {}) as Texts;

/** True for fields of the entry that have one text per language. */
export function isText(fields: Fields, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && isTranslated(field);
}

/** Values with partial ones upon them; of a text only the given languages are replaced, '' empties one. */
export function withPartial(fields: Fields, values: Values, partial: Values): Values {
  const changed = Object.entries(partial).map(([name, value]) => {
    if (!isText(fields, name)) return [name, value];
    const texts = { ...textsOf(values[name]), ...textsOf(value) };
    return [name, Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** What turns `from` into `to`, as {@link withPartial} takes it. */
export function differenceOf(fields: Fields, from: Values, to: Values): Values {
  const changed = Object.keys(to).flatMap((name): [string, unknown][] => {
    if (!isText(fields, name)) return isDeepStrictEqual(from[name], to[name]) ? [] : [[name, to[name]]];
    const [before, after] = [textsOf(from[name]), textsOf(to[name])];
    const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (language) => (before[language] ?? '') !== (after[language] ?? ''),
    );
    return languages.length === 0 ? [] : [[name, Object.fromEntries(languages.map((language) => [language, after[language] ?? '']))]];
  });
  return Object.fromEntries(changed);
}

/** Those of `names` in a set of values: of a text the same languages as in `shape`. */
export function sameShape(fields: Fields, values: Values, shape: Values): Values {
  return Object.fromEntries(
    Object.entries(shape).map(([name, value]) => {
      if (!isText(fields, name)) return [name, values[name] ?? null];
      const texts = textsOf(values[name]);
      return [name, Object.fromEntries(Object.keys(textsOf(value)).map((language) => [language, texts[language] ?? '']))];
    }),
  );
}

/** What goes public with these languages: their texts, and every field that has no language. */
export function ofLanguages(fields: Fields, partial: Values, languages: readonly StoredLanguage[]): Values {
  return Object.fromEntries(
    Object.entries(partial).flatMap(([name, value]): [string, unknown][] => {
      if (!isText(fields, name)) return [[name, value]];
      const texts = Object.entries(textsOf(value)).filter(([language]) => languages.includes(language as StoredLanguage));
      return texts.length === 0 ? [] : [[name, Object.fromEntries(texts)]];
    }),
  );
}

/** Fields of which what is live is neither what it was (`base`) nor what is wanted, with the languages of texts concerned. */
export function changedMeanwhile(fields: Fields, live: Values, draft: { values: Values; base: Values }): Map<string, string[]> {
  const isOther = (name: string, one: Values, other: Values) => (language: string) =>
    (textsOf(one[name])[language] ?? '') !== (textsOf(other[name])[language] ?? '');
  const found = new Map<string, string[]>();
  for (const [name, wanted] of Object.entries(draft.values)) {
    if (!Object.hasOwn(draft.base, name)) continue;
    if (isText(fields, name)) {
      const both = Object.keys(textsOf(wanted))
        .filter(isOther(name, live, draft.base))
        .filter(isOther(name, live, draft.values));
      if (both.length > 0) found.set(name, both);
    } else if (!isDeepStrictEqual(live[name], draft.base[name]) && !isDeepStrictEqual(live[name], wanted)) found.set(name, []);
  }
  return found;
}
