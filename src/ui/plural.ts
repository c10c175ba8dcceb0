import type { Language } from '../core/languages.ts';

const rules = new Map<Language, Intl.PluralRules>();

/** Stands in for Paraglide's registry (tools/vite/messages.ts): the plural category of a number in a language. */
export function plural(language: Language, count: unknown): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(Number(count));
}
