import { m } from '../../../paraglide/messages.js';
import { fieldTypes } from '../field-types.ts';
import type { FormField } from '../forms.contract.ts';

/** Errors the browser can detect, by slug, before submitting (FORM-07, FORM-08); the server validates everything. */
export function checkForm(form: HTMLFormElement, fields: readonly FormField[], values: Record<string, unknown>): Record<string, string> {
  const errors: [string, string][] = [];
  for (const field of fields) {
    if (!field.visible || field.field_type === 'emailconfirm') continue;
    const input = form.elements.namedItem(field.slug);
    const validity = input instanceof HTMLInputElement ? input.validity : null;
    const sentence = sentences[field.field_type];
    if (sentence && (validity?.badInput || validity?.typeMismatch || validity?.patternMismatch)) errors.push([field.slug, sentence()]);
    else if (field.required && (values[field.slug] ?? '').toString().trim() === '') errors.push([field.slug, m.field_required()]);
  }
  return Object.fromEntries(errors);
}

const sentences: Record<number, () => string> = {
  [fieldTypes.email]: m.form_email_wrong,
  [fieldTypes.url]: m.form_url_wrong,
  [fieldTypes.number]: m.form_number_wrong,
  [fieldTypes.date]: m.form_date_wrong,
  [fieldTypes.dateTime]: m.form_date_wrong,
  [fieldTypes.birthday]: m.form_date_wrong,
};
