import type { TempFile } from '../forms.contract.ts';

/** Unsubmitted input of a form, per tab. */
export interface Draft {
  values: Record<string, string[]>;
  files: Record<string, TempFile>;
  /** Idempotency key of the submission, until the input changes. */
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

/** Null deletes it. Does nothing where storage is unavailable. */
export function storeDraft(form: number, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
    else sessionStorage.removeItem(nameOf(form));
  } catch {
    // Storage is blocked; the form works without.
  }
}

/** Values of the inputs by name, without files. */
export function valuesOf(form: HTMLFormElement): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') found.set(name, [...(found.get(name) ?? []), value]);
  return Object.fromEntries(found);
}

/** Sets the values of the inputs of a form. */
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
