import { Readable } from 'node:stream';
import { type CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { yieldToRequests } from '../../../core/database/in-slices.ts';
import { importText } from '../import-text.server.ts';
import { ImportError } from '../season.report.ts';

/** A line of a sheet: its cells, and the line of the file it begins in, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const separators = [';', ',', '\t', '|'] as const;

/** Maximal row: in a longer one a quote was not closed. */
const maxRowLength = 500_000;
const bytesAtOnce = 65_536;

/**
 * The rows of a CSV text (RFC 4180) without empty ones. The separator is the one that yields most known columns in the first row.
 * @param isColumn whether a cell is the name of a known column.
 * @throws {ImportError} when a quoted cell never ends.
 */
export async function readCsv(text: string, file: string, isColumn: (name: string) => boolean): Promise<CsvRow[]> {
  // Excel writes its separator as a first line.
  const [separatorLine = '', separator] = /^sep=([;,\t|])\n/i.exec(text) ?? [];
  const sheet = text.slice(separatorLine.length);
  const parser = Readable.from(inChunks(Buffer.from(sheet))).pipe(
    parse({ ...grammar, delimiter: separator ?? separatorOf(sheet, isColumn) }),
  );
  const rows: CsvRow[] = [];
  const before = separatorLine ? 1 : 0;
  let last = before;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      last = before + info.lines;
      const cells = record.map((cell) => cell.trim());
      if (cells.some(Boolean)) rows.push({ line: last - breaksIn(record), cells });
    }
  } catch (error) {
    throw new ImportError(faultOf(file, error as CsvError, last + 1));
  }
  return rows;
}

/** Rows may have fewer or more cells than the first; the grammar allows it. */
const grammar: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  info: true,
  record_delimiter: '\n',
  max_record_size: maxRowLength,
};

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    yield bytes.subarray(start, start + bytesAtOnce);
    await yieldToRequests();
  }
}

function separatorOf(sheet: string, isColumn: (name: string) => boolean): string {
  const head = sheet.slice(0, bytesAtOnce);
  const scored = separators.map((separator) => {
    const names = firstRow(head, separator);
    return { separator, known: names.filter(isColumn).length, all: names.length };
  });
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.all - a.all);
  return best?.separator ?? ';';
}

function firstRow(head: string, separator: string): string[] {
  try {
    const [row] = parseAtOnce(head, { ...grammar, info: false, delimiter: separator, to: 1 }) as unknown as string[][];
    return row ?? [];
  } catch {
    return [];
  }
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function faultOf(file: string, { code, message }: CsvError, line: number): string {
  const isOpen = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const de = isOpen
    ? `die Reihe von Zeile ${line} endet nie: eine Zelle beginnt mit einem Anführungszeichen, das nicht geschlossen wird`
    : `erwartet werden Reihen von Zellen, in Zeile ${line} steht anderes`;
  const en = isOpen
    ? `the row of line ${line} never ends: a cell begins with a quotation mark that is not closed`
    : `expected rows of cells, got at line ${line}: ${message}`;
  return importText({
    de: `${file}: ${de}. Nichts wurde geändert; speichern oder holen Sie die Datei noch einmal.`,
    en: `${file}: ${en}. Nothing was changed; save or fetch the file again.`,
  });
}
