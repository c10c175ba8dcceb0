import { isDeepStrictEqual } from 'node:util';
import { type Translated, withoutEmptyTexts } from '../../../core/languages.ts';

type Values = Record<string, unknown>;

/** Result of a merge (EDIT-19): values to store and conflicting fields. */
export interface MergeResult {
  values: Values;
  /** Names of fields that somebody else changed to another value meanwhile. */
  conflicts: string[];
}

/**
 * Merges submitted values into the current ones by field, translated texts by language. `base` has the values they are
 * based on; for a field missing from it, which is unknown, any difference is a conflict.
 */
export function mergeEntry(base: Values, current: Values, submitted: Values, isText: (name: string) => boolean): MergeResult {
  const merged: MergeResult = { values: {}, conflicts: [] };
  for (const [name, value] of Object.entries(submitted)) {
    const isKnown = Object.hasOwn(base, name);
    if (!isText(name)) {
      if (same(value, current[name]) || (isKnown && same(value, base[name]))) continue;
      if (!isKnown || !same(current[name], base[name])) merged.conflicts.push(name);
      merged.values[name] = value;
      continue;
    }
    const [now, then] = [(current[name] ?? {}) as Translated, (base[name] ?? {}) as Translated];
    const next: Translated = { ...now };
    let isConflict = false;
    for (const [language, text] of Object.entries(value as Translated) as [keyof Translated, string][]) {
      const [current_, before] = [now[language] ?? '', then[language] ?? ''];
      if (text === current_ || (isKnown && text === before)) continue;
      isConflict ||= !isKnown || current_ !== before;
      next[language] = text;
    }
    if (isConflict) merged.conflicts.push(name);
    if (!same(withoutEmptyTexts(next), withoutEmptyTexts(now))) merged.values[name] = withoutEmptyTexts(next);
  }
  return merged;
}

const same = isDeepStrictEqual;
