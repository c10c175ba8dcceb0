import { z } from 'zod';
import type { Translated } from '../languages.ts';
import type { Field, FieldOptions } from './field.ts';
import { translatedSchema } from './text.ts';

/** Longest HTML of a module in characters (EDIT-20). */
const htmlLimit = 50_000;

/** HTML somebody with can_edit_html wrote, per language; kept as it is and shown in a frame of its own (MOD-15). */
export function html({ required = false }: FieldOptions = {}): Field<'html', Translated> {
  return {
    kind: 'html',
    limit: htmlLimit,
    isRequired: required,
    schema: translatedSchema(z.string().max(htmlLimit), required),
    initial: {},
    words: () => '',
  };
}
