import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Translated } from '../languages.ts';
import type { Field, FieldKind, Fields } from './field.ts';

/** One column shape per field kind. Names are those of the fields, so the property name is the column name. */
const columnOf = {
  text: () => text().notNull().default(''),
  'translated-text': () => jsonb().$type<Translated>().notNull().default({}),
  'rich-text': () => jsonb().$type<Translated>().notNull().default({}),
  'date-time': () => timestamp({ withTimezone: true }),
  date: () => date(),
  flag: () => boolean().notNull().default(false),
  number: () => doublePrecision(),
  choice: ({ initial }: Pick<Field, 'initial'>) => text().notNull().default(String(initial)),
  choices: () => text().array().notNull().default(sql`'{}'`),
  link: () => text().notNull().default(''),
  'embed-url': () => text().notNull().default(''),
  reference: () => integer(),
  references: () => integer().array().notNull().default(sql`'{}'`),
  list: () => jsonb().notNull().default([]),
  lines: () => text().array().notNull().default(sql`'{}'`),
  media: () => integer(),
  'content-link': () => text().notNull().default(''),
  html: () => jsonb().$type<Translated>().notNull().default({}),
  table: () => jsonb().$type<Translated>().notNull().default({}),
} satisfies Record<FieldKind, (field: Field) => unknown>;

const listColumn = <Items>() => jsonb().$type<Items>().notNull();

/** The column type of a field; list columns keep the type of their items. */
type ColumnOf<F> =
  F extends Field<'list', infer Items>
    ? ReturnType<typeof listColumn<Items>>
    : F extends Field<infer Kind, infer Value>
      ? Kind extends 'choices'
        ? ReturnType<typeof choicesColumn<Value>>
        : ReturnType<(typeof columnOf)[Kind]>
      : never;

const choicesColumn = <Codes>() => text().array().notNull().default(sql`'{}'`).$type<Codes>();

/** Drizzle columns of a set of fields: the table of a content type derives from the same definition as its form. */
export function columnsOf<F extends Fields>(fields: F): { [Name in keyof F]: ColumnOf<F[Name]> } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf[field.kind](field)])) as never;
}
