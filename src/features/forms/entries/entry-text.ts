import { fieldTypes } from '../field-types.ts';
import type { FormField, StoredEntry } from '../forms.contract.ts';

/** Answer as readable text; '' for none. Files by name. */
export function textOf(
  { slug, field_type }: FormField,
  { field_values, files }: Pick<StoredEntry, 'field_values' | 'files'>,
  yes: string,
): string {
  const value = Object.hasOwn(field_values, slug) ? field_values[slug] : undefined;
  if (value === undefined) return '';
  if (field_type === fieldTypes.file) return files.find(({ id }) => id === value)?.name ?? '';
  if (field_type === fieldTypes.checkbox) return yes;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
