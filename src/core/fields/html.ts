import { z } from 'zod';
import type { Translated } from '../languages.ts';
import type { Field, FieldOptions } from './field.ts';
import { translatedSchema } from './text.ts';

/** Maximal HTML of a module in characters (EDIT-20). */
const htmlLimit = 50_000;

/** HTML by somebody with can_edit_html, per language; stored unchanged and shown in an iframe (MOD-15). */
export function html({ required = false, ...texts }: FieldOptions): Field<'html', Translated> {
  return {
    ...texts,
    kind: 'html',
    limit: htmlLimit,
    isRequired: required,
    schema: translatedSchema(z.string().max(htmlLimit), required),
    initial: {},
    words: () => '',
  };
}
