/** Field types by number (FORM-03). */
export const fieldTypes = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthday: 15,
} as const;
export type FieldName = keyof typeof fieldTypes;

/** Maximum characters of an answer: single line, multi-line, e-mail address (RFC 5321). */
export const maxLengths = { line: 255, text: 20_000, email: 254 } as const;

/**
 * Form of an e-mail address, the one zod requires, written so that `pattern` of an input reads it too: browsers accept
 * addresses without a dot in their domain.
 */
export const emailPattern = "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+\\-.]*[A-Za-z0-9_+\\-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";

/** Web addresses as the server accepts them. */
export const urlPattern = '[Hh][Tt][Tt][Pp][Ss]?:.*';

/** Bytes of a file (FORM-10). */
export const maxFileBytes = 10 * 1024 * 1024;

/** Slug of the honeypot (FORM-04): submissions that fill it are answered normally and not stored. */
export const trapSlug = 'email2';

/** Slugs are keys of the submission: no inherited property such as __proto__ or constructor, and not the honeypot. */
export function isFieldSlug(slug: string): boolean {
  return /^[a-z][a-z0-9_-]{0,59}$/.test(slug) && !(slug in {}) && slug !== trapSlug;
}

/** True for fields with choices. */
export function hasChoices(fieldType: number | 'emailconfirm'): boolean {
  return isMultiple(fieldType) || fieldType === fieldTypes.select || fieldType === fieldTypes.radio;
}

/** True for fields that hold several values (FORM-03). */
export function isMultiple(fieldType: number | 'emailconfirm'): boolean {
  return fieldType === fieldTypes.checkboxes || fieldType === fieldTypes.multiSelect;
}

/** Default values of a field; several are separated by lines or commas. */
export function presetsOf(preset: string, fieldType: number | 'emailconfirm'): string[] {
  if (!isMultiple(fieldType)) return preset === '' ? [] : [preset];
  return preset
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter(Boolean);
}
