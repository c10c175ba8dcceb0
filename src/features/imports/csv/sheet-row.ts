import { importText } from '../import-text.server.ts';
import type { ComposedColumn, NamedColumn } from './csv-columns.ts';
import { type CsvMoment, readMoment } from './csv-moments.ts';

/** A cell under the header of its column. */
export interface SheetCell extends NamedColumn {
  header: string;
  text: string;
}

/** The cells of a row by column, and what is found wrong with them. */
export class SheetRow {
  readonly cells: readonly SheetCell[];
  /** One sentence each: column, expected and actual value. */
  readonly faults: string[] = [];

  constructor(cells: readonly SheetCell[]) {
    this.cells = cells;
  }

  /** Undefined when the file has no such column. */
  cell(name: ComposedColumn): SheetCell | undefined {
    return this.cells.find((cell) => cell.name === name);
  }

  text(name: ComposedColumn): string {
    return this.cell(name)?.text ?? '';
  }

  /** Null when the cell is empty or no moment. */
  moment(name: ComposedColumn): CsvMoment | null {
    const cell = this.cell(name);
    if (!cell?.text) return null;
    const moment = readMoment(cell.text);
    if (!moment) this.refuse(cell);
    return moment;
  }

  /** Notes that a cell holds something else than its column. */
  refuse({ header, column, text }: SheetCell, expected = column.expected): void {
    const found = text.slice(0, 60).toWellFormed();
    this.faults.push(
      importText({
        de: `Spalte „${header}“: erwartet: ${expected.de}, da steht ${found ? `„${found}“` : 'nichts'}`,
        en: `column '${header}': expected ${expected.en}, got ${found ? `'${found}'` : 'an empty cell'}`,
      }),
    );
  }
}
