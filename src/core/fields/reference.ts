import { z } from 'zod';
import { entryId } from './entry-id.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldTexts } from './labels.ts';

/** Points to one entry of another content type by its id, null when empty. */
export function reference(target: string, { required = false, ...texts }: FieldOptions): Field<'reference', number | null> {
  return {
    ...texts,
    kind: 'reference',
    target,
    isRequired: required,
    schema: required ? entryId : entryId.nullable(),
    initial: null,
    words: () => '',
  };
}

/** Points to any number of entries of another content type, in order, without repetition. */
export function references(target: string, texts: FieldTexts): Field<'references', number[]> {
  const schema = z
    .array(entryId)
    .max(500)
    .transform((ids) => [...new Set(ids)]);
  return {
    ...texts,
    kind: 'references',
    target,
    isRequired: false,
    schema: schema as unknown as z.ZodType<number[]>,
    initial: [],
    words: () => '',
  };
}
