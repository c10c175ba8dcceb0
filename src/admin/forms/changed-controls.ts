import type { Fields } from '../../core/fields/field.ts';
import { languages, type Translated } from '../../core/languages.ts';
import type { FormState } from './form-state.ts';
import { fromForm } from './form-values.ts';

/** Values the controls were rendered with. */
export function shownIn(form: FormState): FormState {
  return new Map([...form].flatMap(([name, value]) => (name.startsWith('was:') ? [[name.slice('was:'.length), value] as const] : [])));
}

/**
 * Values of the fields whose controls were changed, before validation; of a translated field the languages that were. The others are
 * not stored: somebody else may have changed them since.
 */
export function changedIn(fields: Fields, form: FormState): Record<string, unknown> {
  const changed = new Set(changedControls(form));
  return Object.fromEntries(
    Object.entries(fromForm(fields, form, {})).flatMap(([name, value]) => {
      if (changed.has(name)) return [[name, value]];
      const ofLanguages = languages.filter((language) => changed.has(`${name}.${language}`));
      return ofLanguages.length > 0 ? [[name, Object.fromEntries(ofLanguages.map((one) => [one, (value as Translated)[one]]))]] : [];
    }),
  );
}

/** Controls that were changed in the form and, to another value, by somebody else. */
export function clashingIn(form: FormState, stored: FormState): string[] {
  const shown = shownIn(form);
  const isOther = (name: string, one: FormState, other: FormState) => plain(one.get(name)) !== plain(other.get(name));
  return changedControls(form).filter((name) => isOther(name, stored, shown) && isOther(name, stored, form));
}

/** Stored values with the changes of a form applied. */
export function mergedWith(form: FormState, stored: FormState): FormState {
  return new Map([...stored, ...changedControls(form).map((name) => [name, form.get(name) ?? ''] as const)]);
}

/** Controls that were changed in the form. */
export function changedControls(form: FormState): string[] {
  return [...shownIn(form)].filter(([name, value]) => plain(form.get(name)) !== plain(value)).map(([name]) => name);
}

function plain(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim();
}
