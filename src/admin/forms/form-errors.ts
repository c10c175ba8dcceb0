import { languages } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from './form-state.ts';
import { splitLines } from './lines.ts';

/** Both versions of a field as text, with the conflicting languages. */
export interface Clashing {
  /** Whose version `theirs` is: another saved one, or the one that is live beside a draft. */
  kind: 'theirs' | 'live';
  mine: string;
  theirs: string;
  languages: readonly string[];
}

/** Errors and conflicts of a refused form. */
export interface FormErrors {
  errors: Readonly<Record<string, readonly string[]>>;
  /** Conflicts by field; null without conflict (EDIT-19). */
  theirs: Readonly<Record<string, Clashing>> | null;
  /** The form holds unsaved input. */
  isUnsaved: boolean;
}

export const noFormErrors: FormErrors = { errors: {}, theirs: null, isUnsaved: false };

/**
 * Maps messages from value paths to controls; for a list edited in one textarea the message names the line. Paths without
 * a control are unchanged.
 */
export function atControls(messages: FormErrors['errors'], form: FormState): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, texts] of Object.entries(messages)) {
    const control = controlOf(path, form);
    const line = Number(/^\d+/.exec(path.slice(control.length + 1))?.[0] ?? Number.NaN);
    const lineText = splitLines(form.get(control)).filter(Boolean)[line];
    found.set(control, [
      ...(found.get(control) ?? []),
      ...texts.map((text) => (lineText ? m.admin_line_wrong({ line: lineText, text }) : text)),
    ]);
  }
  return Object.fromEntries(found);
}

function controlOf(path: string, form: FormState): string {
  for (let name = path; name; name = name.replace(/\.?[^.]*$/, '')) if (form.has(name) || form.has(`${name}.${languages[0]}`)) return name;
  return path;
}
