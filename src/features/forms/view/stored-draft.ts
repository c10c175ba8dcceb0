import type { TempFile } from '../forms.contract.ts';

/** What somebody has written and not sent yet, of one tab. */
export interface Draft {
  values: Record<string, string[]>;
  files: Record<string, TempFile>;
  /** Names the act of sending, until something is changed. */
  key?: string;
}

const nameOf = (form: number) => `form-draft-${form}`;

export function readDraft(form: number): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Null forgets it. Where the browser keeps nothing, nothing is kept. */
export function storeDraft(form: number, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
    else sessionStorage.removeItem(nameOf(form));
  } catch {
    // The visitor's choice; the form works without.
  }
}

/** What stands in the inputs of a form by name; files are kept apart. */
export function valuesOf(form: HTMLFormElement): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') found.set(name, [...(found.get(name) ?? []), value]);
  return Object.fromEntries(found);
}

/** Writes values into the inputs of a form. */
export function fill(form: HTMLFormElement, values: Draft['values']): void {
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement) {
      const given = Object.hasOwn(values, input.name) ? (values[input.name] ?? []) : [];
      if (input.type === 'checkbox' || input.type === 'radio') input.checked = given.includes(input.value);
      else if (input.type !== 'file' && input.type !== 'hidden') input.value = given[0] ?? '';
    } else if (input instanceof HTMLTextAreaElement) input.value = values[input.name]?.[0] ?? '';
    else if (input instanceof HTMLSelectElement)
      for (const option of input.options) option.selected = (values[input.name] ?? ['']).includes(option.value);
  }
}
