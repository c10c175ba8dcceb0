import { languages } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from './form-values.ts';
import { splitLines } from './lines.ts';

/** Two versions of a field in words, and of a text the languages in question. */
export interface Clashing {
  mine: string;
  theirs: string;
  languages: readonly string[];
}

/** Why a form came back. */
export interface FormErrors {
  errors: Readonly<Record<string, readonly string[]>>;
  /** By field what two have made of it; null without conflict (EDIT-19). */
  theirs: Readonly<Record<string, Clashing>> | null;
  /** Something was typed that is not stored yet. */
  isUnsaved: boolean;
}

export const noFormErrors: FormErrors = { errors: {}, theirs: null, isUnsaved: false };

/**
 * Messages at the controls of a form: of a list that is written into one control they come to it, with the line they are about. What has
 * no control stays where it is.
 */
export function atControls(messages: FormErrors['errors'], form: FormState): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, texts] of Object.entries(messages)) {
    const control = controlOf(path, form);
    const line = Number(/^\d+/.exec(path.slice(control.length + 1))?.[0] ?? Number.NaN);
    const written = splitLines(form.get(control)).filter(Boolean)[line];
    found.set(control, [
      ...(found.get(control) ?? []),
      ...texts.map((text) => (written ? m.admin_line_wrong({ line: written, text }) : text)),
    ]);
  }
  return Object.fromEntries(found);
}

function controlOf(path: string, form: FormState): string {
  for (let name = path; name; name = name.replace(/\.?[^.]*$/, '')) if (form.has(name) || form.has(`${name}.${languages[0]}`)) return name;
  return path;
}
