/** Kinds of fields by their number (FORM-03). */
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

/** Characters of an answer: in one line, in many, and of an e-mail address (RFC 5321). */
export const longest = { line: 255, text: 20_000, email: 254 } as const;

/** Bytes of a file (FORM-10). */
export const largestFile = 10 * 1024 * 1024;

/** The trap for robots (FORM-04): whoever fills it is answered like everybody and not stored. */
export const trapSlug = 'email2';

/** Slugs are keys of what is sent: no word that every object has, such as __proto__ or constructor, and not the trap. */
export function isFieldSlug(slug: string): boolean {
  return /^[a-z][a-z0-9_-]{0,59}$/.test(slug) && !(slug in {}) && slug !== trapSlug;
}

/** True for fields whose answers are some of their choices. */
export function hasChoices(fieldType: number | 'emailconfirm'): boolean {
  return isMultiple(fieldType) || fieldType === fieldTypes.select || fieldType === fieldTypes.radio;
}

/** True for fields that hold several values (FORM-03). */
export function isMultiple(fieldType: number | 'emailconfirm'): boolean {
  return fieldType === fieldTypes.checkboxes || fieldType === fieldTypes.multiSelect;
}

/** What an untouched field begins with; several stand on lines of their own or between commas. */
export function presetsOf(preset: string, fieldType: number | 'emailconfirm'): string[] {
  if (!isMultiple(fieldType)) return preset === '' ? [] : [preset];
  return preset
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter(Boolean);
}
