import { z } from 'zod';
import type { Field, FieldOptions } from './field.ts';

/** Yes or no; no by default. */
export function flag({ initial = false }: { initial?: boolean } = {}): Field<'flag', boolean> {
  return { kind: 'flag', isRequired: false, schema: z.boolean(), initial, words: () => '' };
}

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  /** Fractions are allowed, e.g. for coordinates. */
  isFraction?: boolean;
  /** Initial value; none by default. */
  initial?: number;
}

/** A number, null when left empty. Whole unless `isFraction`. */
export function number({
  required = false,
  min = 0,
  max = 2_147_483_647,
  isFraction = false,
  initial,
}: NumberOptions = {}): Field<'number', number | null> {
  const value = (isFraction ? z.number() : z.int()).min(min).max(max);
  return { kind: 'number', isRequired: required, schema: required ? value : value.nullable(), initial: initial ?? null, words: () => '' };
}

/** One of a fixed set of codes; the first by default. */
export function choice<const Code extends string>(codes: readonly [Code, ...Code[]]): Field<'choice', Code> {
  return {
    kind: 'choice',
    codes,
    isRequired: true,
    schema: z.enum(codes) as unknown as z.ZodType<Code>,
    initial: codes[0],
    words: () => '',
  };
}

/** Any number of a fixed set of codes, without repetition. */
export function choices<const Code extends string>(codes: readonly [Code, ...Code[]]): Field<'choices', Code[]> {
  const schema = z.array(z.enum(codes)).transform((values) => [...new Set(values)]);
  return { kind: 'choices', codes, isRequired: false, schema: schema as unknown as z.ZodType<Code[]>, initial: [], words: () => '' };
}

/** An address: a path of the site, https, http, mailto or tel; empty when there is none. */
export function link(): Field<'link', string> {
  const schema = z
    .string()
    .trim()
    .max(2000)
    .refine((value) => value === '' || isAddress(value), {
      message: 'expected an address beginning with https://, mailto:, tel: or /',
    });
  return { kind: 'link', isRequired: false, schema, initial: '', words: () => '' };
}

/** True for what `link` accepts besides nothing; never for javascript: or data:. */
export function isAddress(value: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(value);
}

/** Texts of one kind, such as addresses; written one per line, without repetition. */
export function lines(line: z.ZodType<string>, max: number): Field<'lines', string[]> {
  const schema = z
    .array(line)
    .max(max)
    .transform((values) => [...new Set(values)]);
  return { kind: 'lines', isRequired: false, schema: schema as unknown as z.ZodType<string[]>, initial: [], words: () => '' };
}

/** Structured values that belong to the entry and are read and written with it. */
export function list<Item>(item: z.ZodType<Item>): Field<'list', Item[]> {
  return { kind: 'list', isRequired: false, schema: z.array(item).max(500), initial: [], words: () => '' };
}
