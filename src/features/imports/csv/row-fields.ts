import type { Translated } from '../../../core/languages.ts';
import { eventFields } from '../../programme/programme.fields.ts';
import { fieldFault } from '../field-fault.ts';
import { importText } from '../import-text.server.ts';
import type { SheetCell, SheetRow } from './sheet-row.ts';

/** The fields that columns fill by themselves; texts are gathered by language. An empty cell empties its field. */
export function fieldsOf(row: SheetRow): Record<string, unknown> & { name: Translated } {
  const found: Record<string, unknown> = {};
  for (const cell of row.cells) {
    const { field, read } = cell.column;
    if (field === undefined || read === undefined) continue;
    const { kind, initial } = eventFields[field];
    // Yes or no: an empty cell says neither.
    if (!cell.text && kind === 'flag') continue;
    const isText = kind === 'translated-text' || kind === 'rich-text';
    const value = cellValue(row, cell, isText);
    found[field] = isText ? { ...(found[field] as Translated), ...(value as Translated) } : cell.text ? value : initial;
  }
  const titles = row.cells.filter(({ name }) => name === 'title');
  const [title] = titles;
  if (title && titles.every(({ text }) => !text)) row.refuse(title, { de: 'ein Titel', en: 'a title' });
  return found as Record<string, unknown> & { name: Translated };
}

function cellValue(row: SheetRow, cell: SheetCell, isText: boolean): unknown {
  const { field, read } = cell.column;
  if (!cell.text || !field || !read) return {};
  const plain = read(cell.text);
  if (plain === undefined) return row.refuse(cell);
  const value = isText ? { [cell.language]: plain } : plain;
  const fault = fieldFault(field, value);
  if (fault) row.faults.push(importText({ de: `Spalte „${cell.header}“: ${fault}`, en: `column '${cell.header}': ${fault}` }));
  return value;
}
