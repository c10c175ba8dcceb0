import { z } from 'zod';
import type { Field, FieldOptions } from './field.ts';
import { type CodeLabels, codesOf, type FieldTexts } from './labels.ts';
import type { RowOptions } from './rows.ts';

/** Yes or no; no by default. */
export function flag({ initial = false, ...texts }: FieldTexts & { initial?: boolean }): Field<'flag', boolean> {
  return { ...texts, kind: 'flag', isRequired: false, schema: z.boolean(), initial, words: () => '' };
}

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** Fractions are allowed, e.g. for coordinates. */
  isFraction?: boolean;
  /** Initial value; none by default. */
  initial?: number;
  /** Labels of its numbers, where these are few and stand for something, e.g. weekdays. */
  codes?: CodeLabels;
}

/** A number, null when left empty. Whole unless `isFraction`. */
export function number({
  required = false,
  min = 0,
  max = 2_147_483_647,
  isFraction = false,
  initial,
  ...texts
}: NumberOptions): Field<'number', number | null> {
  const value = (isFraction ? z.number() : z.int()).min(min).max(max);
  return {
    ...texts,
    kind: 'number',
    isRequired: required,
    schema: required ? value : value.nullable(),
    initial: initial ?? null,
    words: () => '',
  };
}

/** One of a fixed set of codes; the first by default. */
export function choice<Code extends string>(codes: CodeLabels<Code>, texts: FieldTexts): Field<'choice', Code> {
  return {
    ...texts,
    kind: 'choice',
    codes,
    isRequired: true,
    schema: z.enum(codesOf(codes)) as unknown as z.ZodType<Code>,
    initial: codesOf(codes)[0],
    words: () => '',
  };
}

/** Any number of a fixed set of codes, without repetition. */
export function choices<Code extends string>(codes: CodeLabels<Code>, texts: FieldTexts): Field<'choices', Code[]> {
  const schema = z.array(z.enum(codesOf(codes))).transform((values) => [...new Set(values)]);
  return {
    ...texts,
    kind: 'choices',
    codes,
    isRequired: false,
    schema: schema as unknown as z.ZodType<Code[]>,
    initial: [],
    words: () => '',
  };
}

/** An address: a path of the site, https, http, mailto or tel; empty when there is none. */
export function link(texts: FieldTexts): Field<'link', string> {
  const schema = z
    .string()
    .trim()
    .max(2000)
    .refine((value) => value === '' || isAddress(value), {
      message: 'expected an address beginning with https://, mailto:, tel: or /',
    });
  return { ...texts, kind: 'link', isRequired: false, schema, initial: '', words: () => '' };
}

/** True for what `link` accepts besides nothing; never for javascript: or data:. */
export function isAddress(value: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(value);
}

/** Texts of one kind, such as addresses; written one per line, without repetition. */
export function lines(line: z.ZodType<string>, max: number, texts: FieldTexts): Field<'lines', string[]> {
  const schema = z
    .array(line)
    .max(max)
    .transform((values) => [...new Set(values)]);
  return { ...texts, kind: 'lines', isRequired: false, schema: schema as unknown as z.ZodType<string[]>, initial: [], words: () => '' };
}

/** Structured values that belong to the entry and are read and written with it, each a row of its form. */
export function list<Item>(
  item: z.ZodType<Item>,
  { label, help, ...rowOptions }: FieldTexts & RowOptions<Item>,
): Field<'list', Item[]> & { readonly rowOptions: RowOptions } {
  return {
    ...{ label, ...(help && { help }), rowOptions: rowOptions as RowOptions },
    ...{ kind: 'list', isRequired: false, schema: z.array(item).max(500), initial: [], words: () => '' },
  };
}
