import { z } from 'zod';
import { type Translated, translate } from '../languages.ts';
import type { Field, FieldOptions } from './field.ts';
import { translatedSchema } from './text.ts';

export const tableLimits = { rows: 100, columns: 12, characters: 20_000 } as const;

/** Rows of cells. Every row has as many as the first. */
export type Cells = readonly (readonly string[])[];

/**
 * A table per language, stored as spreadsheets copy it: a line per row, cells separated by tabs (MOD-40). Empty rows and
 * columns at the end are left out.
 */
export function table({ required = false, ...texts }: FieldOptions): Field<'table', Translated> {
  const schema = z
    .string()
    .max(tableLimits.characters)
    .refine((value) => parseTable(value).length <= tableLimits.rows, { message: `At most ${tableLimits.rows} rows.` })
    .refine((value) => (parseTable(value)[0]?.length ?? 0) <= tableLimits.columns, { message: `At most ${tableLimits.columns} columns.` })
    .transform((value) => writeTable(parseTable(value)));
  return {
    ...texts,
    kind: 'table',
    limit: tableLimits.characters,
    isRequired: required,
    schema: translatedSchema(schema, required),
    initial: {},
    words: (value, language) => translate(value, language).text.replace(/[\t\n]+/g, ' '),
  };
}

/** Cells of a stored or copied table, without empty rows and columns at the end. */
export function parseTable(text: string): string[][] {
  return trimCells(text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map(trimCell)));
}

/** The opposite of {@link parseTable}; tabs and line breaks inside a cell become spaces. */
export function writeTable(cells: Cells): string {
  return trimCells(cells.map((row) => row.map(trimCell)))
    .map((row) => row.join('\t'))
    .join('\n');
}

const trimCell = (cell: string) => cell.replace(/\s+/g, ' ').trim();

function trimCells(rows: Cells): string[][] {
  const height = rows.findLastIndex((row) => row.some(Boolean)) + 1;
  // Not `Math.max(...)`: more rows than a call takes arguments may have been pasted.
  const width = rows.reduce((widest, row) => Math.max(widest, row.findLastIndex(Boolean) + 1), 0);
  return rows.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
