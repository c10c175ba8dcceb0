import { importText } from '../import-text.server.ts';
import { ImportError } from '../season.report.ts';
import { columnNamed, csvColumns, type NamedColumn } from './csv-columns.ts';

/** The columns of a sheet from left to right; undefined stands for one nobody knows. */
export interface SheetHeader {
  columns: (NamedColumn | undefined)[];
  names: string[];
}

/**
 * Reads the first row.
 * @throws {ImportError} when it names no title or no day, or a column twice: then nothing can be taken from the rows.
 */
export function readHeader(names: string[], file: string): SheetHeader {
  const columns = names.map(columnNamed);
  const twice = columns.findIndex(
    (column, index) => column && columns.findIndex((other) => other?.name === column.name && other.language === column.language) < index,
  );
  if (twice >= 0)
    fail(
      file,
      importText({
        de: `die Spalte „${names[twice]}“ steht zweimal in der ersten Zeile, unter diesem oder einem anderen ihrer Namen`,
        en: `the column '${names[twice]}' stands twice in the first row, under this or another of its names`,
      }),
    );
  const has = (...wanted: string[]) => columns.some((column) => column && wanted.includes(column.name));
  if (!has('title'))
    fail(file, importText({ de: `die erste Zeile nennt keinen Titel${got(names)}`, en: `the first row names no title${got(names)}` }));
  if (!has('start', 'date'))
    fail(
      file,
      importText({
        de: `die erste Zeile nennt weder Beginn noch Datum${got(names)}`,
        en: `the first row names no start and no date${got(names)}`,
      }),
    );
  return { columns, names };
}

function got(names: readonly string[]): string {
  const found = names.slice(0, 20).map((name) => `'${name.slice(0, 40)}'`);
  return importText({ de: `; da steht ${found.join(', ')}`, en: `; got ${found.join(', ')}` });
}

function fail(file: string, reason: string): never {
  throw new ImportError(
    importText({
      de: `${file} ist keine Tabelle mit Veranstaltungen: ${reason}. Nichts wurde geändert. Spalten sind ${germanNames()}; docs/import.md nennt alle ihre Namen.`,
      en: `${file} is no sheet of events: ${reason}. Nothing was changed. Columns are ${Object.keys(csvColumns).join(', ')}; docs/import.md has their German names.`,
    }),
  );
}

const germanNames = () =>
  Object.entries(csvColumns)
    .map(
      ([
        name,
        {
          also: [german],
        },
      ]) => german ?? name,
    )
    .join(', ');
