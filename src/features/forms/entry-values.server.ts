import { z } from 'zod';
import { localDay } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import { emailPattern, fieldTypes, isMultiple, maxLengths } from './field-types.ts';
import type { EntryValue, FormField } from './forms.contract.ts';

/** Valid values by slug, without empty ones. */
export interface CheckedValues {
  values: Record<string, EntryValue>;
  /** Messages by slug, in the language of the scope. */
  errors: Record<string, string[]>;
}

/**
 * Validates a submission against the fields (FORM-12). Unknown values are dropped: the form may have changed meanwhile.
 * Invisible fields are neither checked nor stored (FORM-02).
 */
export function checkValues(fields: readonly FormField[], given: Readonly<Record<string, unknown>>, now: Date): CheckedValues {
  const values = new Map<string, EntryValue>();
  const errors = new Map<string, string[]>();
  for (const field of fields) {
    if (!field.visible || field.field_type === 'emailconfirm') continue;
    const answer = tidy(field, Object.hasOwn(given, field.slug) ? given[field.slug] : undefined);
    if (isEmpty(answer)) {
      if (field.required) errors.set(field.slug, [m.field_required()]);
      continue;
    }
    const parsed = shapeOf(field, now).safeParse(answer);
    if (parsed.success) values.set(field.slug, parsed.data);
    else errors.set(field.slug, [...new Set(parsed.error.issues.map(({ message }) => message))]);
  }
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) };
}

const emailRule = new RegExp(`^${emailPattern}$`);

/** Schema of a non-empty answer. */
function shapeOf({ field_type, choices }: FormField, now: Date): z.ZodType<EntryValue> {
  const choice = z
    .string({ error: () => m.form_choice_wrong() })
    .refine((text) => choices.includes(text), { error: () => m.form_choice_wrong() });
  switch (field_type) {
    case fieldTypes.textarea:
      return text(maxLengths.text, false);
    case fieldTypes.email:
      return z
        .email({ pattern: emailRule, error: () => m.form_email_wrong() })
        .max(maxLengths.email, { error: () => m.form_email_wrong() });
    case fieldTypes.checkbox:
      return z.union([z.literal('1'), z.literal(true).transform(() => '1')], { error: () => m.form_choice_wrong() });
    case fieldTypes.checkboxes:
    case fieldTypes.multiSelect:
      return z
        .array(choice, { error: () => m.form_choice_wrong() })
        .max(choices.length)
        .transform((list) => [...new Set(list)]);
    case fieldTypes.select:
    case fieldTypes.radio:
      return choice;
    case fieldTypes.file:
      return z.string({ error: () => m.form_file_gone() }).regex(/^[\w-]{43}$/, { error: () => m.form_file_gone() });
    case fieldTypes.date:
      return z.iso.date({ error: () => m.form_date_wrong() });
    case fieldTypes.dateTime:
      return z.iso.datetime({ local: true, error: () => m.form_date_wrong() });
    case fieldTypes.number:
      return number;
    case fieldTypes.url:
      return text(maxLengths.line).pipe(z.url({ protocol: /^https?$/, error: () => m.form_url_wrong() }));
    case fieldTypes.birthday:
      return z.iso.date({ error: () => m.form_date_wrong() }).refine((date) => isPast(date, now), { error: () => m.form_birthday_wrong() });
    default:
      return text(maxLengths.line);
  }
}

const number = z
  .union([z.number(), z.string().regex(/^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/, { error: () => m.form_number_wrong() })], {
    error: () => m.form_number_wrong(),
  })
  .transform((value, context) => {
    const found = typeof value === 'number' ? value : Number(value.replace(',', '.'));
    if (Math.abs(found) < 1e15) return found;
    context.addIssue({ code: 'custom', message: m.form_number_wrong() });
    return z.NEVER;
  });

/** Text without control characters; single lines without breaks, against mail header injection. */
function text(max: number, isLine = true) {
  const pattern = isLine ? /^[^\p{Cc}\u2028\u2029]*$/u : /^[^\p{Cc}]*$/u;
  return z
    .string({ error: () => m.form_text_wrong() })
    .max(max, { error: () => m.form_too_long({ max }) })
    .refine((value) => pattern.test(isLine ? value : value.replace(/[\n\t]/g, '')), { error: () => m.form_text_wrong() });
}

/** Normalizes line breaks and replaces lone surrogates, which cannot be stored. */
function tidy(field: FormField, value: unknown): unknown {
  if (isMultiple(field.field_type)) return (Array.isArray(value) ? value : [value]).filter((one) => !isEmpty(one));
  if (typeof value !== 'string') return value;
  return value.replace(/\r\n?/g, '\n').toWellFormed().trim();
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

/** Plausible date of birth. */
function isPast(date: string, now: Date): boolean {
  return date >= '1900-01-01' && date <= localDay(now);
}
