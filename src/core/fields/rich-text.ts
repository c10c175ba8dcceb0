import { z } from 'zod';
import { type Translated, translate } from '../languages.ts';
import type { Field, FieldOptions } from './field.ts';
import { translatedSchema } from './text.ts';

/** Maximal rich text in characters of HTML (EDIT-20). */
export const richTextLimit = 20_000;

/**
 * HTML per language. The schema only limits the length: the write path cleans it to the
 * elements of EDIT-07 (`cleanRichText`), because the sanitizer must not reach the browser.
 */
export function richText({
  required = false,
  isAwaited = false,
  max = richTextLimit,
  ...texts
}: FieldOptions & { isAwaited?: boolean /** Characters of HTML. */; max?: number }): Field<'rich-text', Translated> {
  return {
    ...texts,
    isAwaited,
    kind: 'rich-text',
    limit: max,
    isRequired: required,
    schema: translatedSchema(z.string().trim().max(max), required),
    initial: {},
    words: (value, language) => translate(value, language).text.replace(/<[^>]*>/g, ' '),
  };
}
