import { inSlices } from '../../../core/database/in-slices.ts';
import { NamedEntries, namedLists } from '../apply/named-entries.ts';
import type { ConvertedSeason } from '../converted.ts';
import { decodeText } from '../decode-text.ts';
import { importText, linePlace } from '../import-text.server.ts';
import { ImportError, type ImportNote, type Refusal } from '../season.report.ts';
import { columnNamed } from './csv-columns.ts';
import { eventOfRow } from './event-of-row.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { readHeader, type SheetHeader } from './read-header.ts';
import type { SheetCell } from './sheet-row.ts';

/**
 * A sheet as a season: the first row names the columns, every other row is an event.
 * @throws {ImportError} when the file is no such sheet or seems to be cut off.
 */
export async function fromCsv(bytes: Uint8Array, file: string): Promise<ConvertedSeason> {
  const text = decodeText(bytes, file);
  const [first, ...rows] = await readCsv(text, file, (name) => columnNamed(name) !== undefined);
  if (!first)
    throw new ImportError(importText({ de: `${file} ist leer. Nichts wurde geändert.`, en: `${file} is empty. Nothing was changed.` }));
  const header = readHeader(first.cells, file);
  const last = rows.at(-1);
  if (last && last.cells.length < header.names.length && !text.endsWith('\n') && rows.slice(0, -1).every(isWhole(header)))
    throw new ImportError(
      importText({
        de: `${file} endet mitten in der Reihe von Zeile ${last.line}. Nichts wurde geändert; speichern oder holen Sie die Datei noch einmal.`,
        en: `${file} ends within the row of line ${last.line}. Nothing was changed; save or fetch the file again.`,
      }),
    );
  const named = new NamedEntries();
  const refused: Refusal[] = [];
  const events: object[] = [];
  const places: string[] = [];
  await inSlices(rows, (row) => {
    const place = linePlace(row.line);
    const result = row.cells.slice(header.names.length).some(Boolean)
      ? { reason: tooManyCells(header.names.length, row.cells.length) }
      : eventOfRow(cellsOf(row, header), named);
    if ('reason' in result) refused.push({ list: 'events', place, reason: result.reason });
    else {
      events.push(result.event);
      places.push(place);
    }
  });
  return {
    document: { format: 'foyer', version: 1, source: 'csv', ...named.lists, events },
    refused,
    notes: notesOf(header, first.line),
    places: { events: places },
    named: namedLists,
  };
}

function tooManyCells(expected: number, found: number): string {
  return importText({
    de: `erwartet werden ${expected} Zellen, da sind ${found}; setzen Sie eine Zelle mit dem Trennzeichen in Anführungszeichen`,
    en: `expected ${expected} cells, got ${found}; put a cell that holds the separator into quotation marks`,
  });
}

function isWhole({ names }: SheetHeader): (row: CsvRow) => boolean {
  return ({ cells }) => cells.length >= names.length;
}

/** Cells at the end of a row may be missing; they are empty. */
function cellsOf({ cells }: CsvRow, { columns, names }: SheetHeader): SheetCell[] {
  return columns.flatMap((column, index) => (column ? [{ ...column, header: names[index] ?? '', text: cells[index] ?? '' }] : []));
}

function notesOf({ columns, names }: SheetHeader, line: number): ImportNote[] {
  const unknown = names.filter((name, index) => name && !columns[index]);
  return unknown.map((name) => ({
    place: importText({ de: `Zeile ${line} Spalte „${name.slice(0, 60)}“`, en: `line ${line} column '${name.slice(0, 60)}'` }),
    note: importText({
      de: 'eine Spalte dieses Namens gibt es nicht, ihre Zellen wurden ausgelassen; docs/import.md nennt die Spalten',
      en: 'there is no column of this name, its cells were left out; docs/import.md lists the columns',
    }),
  }));
}
