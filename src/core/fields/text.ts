import { z } from 'zod';
import { type StoredLanguage, type Translated, translate } from '../languages.ts';
import type { Field, FieldOptions } from './field.ts';

/** Maximal single-line text in characters (EDIT-20). */
export const singleLineLimit = 255;

interface TextOptions extends FieldOptions {
  /** Characters; 255 by default. */
  max?: number;
}

interface PlainTextOptions extends TextOptions {
  /** Content type whose entries may be named by their number, beside what other systems call theirs; the editor offers them. */
  target?: string;
}

/** A text that is the same in every language: a name, an address, a code. */
export function text({ required = false, max = singleLineLimit, ...texts }: PlainTextOptions): Field<'text', string> {
  const schema = z.string().trim().max(max);
  return {
    ...texts,
    kind: 'text',
    limit: max,
    isRequired: required,
    schema: required ? schema.min(1) : schema,
    initial: '',
    words: (value) => value,
  };
}

/** A plain text per language (I18N-08). A bare string is taken as German. */
export function translatedText({ required = false, max = singleLineLimit, ...texts }: TextOptions): Field<'translated-text', Translated> {
  return {
    ...texts,
    kind: 'translated-text',
    limit: max,
    isRequired: required,
    schema: translatedSchema(z.string().trim().max(max), required),
    initial: {},
    words,
  };
}

/** Schema of `{ de, en, ja, la }` that also takes a bare string as German and drops empty entries. */
export function translatedSchema(entry: z.ZodType<string>, required: boolean): z.ZodType<Translated> {
  const perLanguage = z.strictObject({ de: entry.optional(), en: entry.optional(), ja: entry.optional(), la: entry.optional() });
  const either = z.union([entry.transform((de) => ({ de })), perLanguage]).transform(withoutEmpty);
  return (required
    ? either.refine((value) => Object.keys(value).length > 0, { message: 'This field is required!' })
    : either) as unknown as z.ZodType<Translated>;
}

function withoutEmpty(value: Record<string, string | undefined>): Translated {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry)) as Translated;
}

function words(value: Translated, language: StoredLanguage): string {
  return translate(value, language).text;
}

/** A name by which links of the page find this place (ANIM-05); a letter first, then letters, digits, '-' and '_'. */
export function anchor(): Field<'text', string> {
  const schema = z
    .string()
    .trim()
    .max(60)
    .regex(/^([A-Za-z][\w-]*)?$/);
  return { label: { de: 'Sprungmarke', en: 'Anchor' }, kind: 'text', isRequired: false, schema, initial: '', words: () => '' };
}
