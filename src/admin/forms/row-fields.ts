import type { Fields } from '../../core/fields/field.ts';
import type { HiddenRowField, RowField, RowFields } from '../../core/fields/rows.ts';

/** Fields of the rows of a list at any depth, e.g. 'seat_groups.0.prices' or, in a group, 'header.links'; none for what is no list. */
export function rowFieldsAt(fields: Fields, name: string): RowFields {
  const parts = name.split('.').filter((part) => !/^\d+$/.test(part));
  const length = parts.findIndex((_, index) => Object.hasOwn(fields, parts.slice(0, index + 1).join('.'))) + 1;
  const outer = fields[parts.slice(0, length).join('.')]?.rowOptions?.rows;
  const inside = parts.slice(length);
  return inside.reduce<RowFields>((rows, part) => rowsWithin(rows, part), outer ?? {});
}

/** The field of a row's value, e.g. 'prices.0.price' or 'programs.1.title.de'; undefined for controls beside the fields. */
export function rowFieldAt(fields: Fields, path: string): RowField | HiddenRowField | undefined {
  const [, list = '', name = ''] = /^(.*)\.\d+\.([a-z_]+)(?:\.[a-z]{2})?$/.exec(path) ?? [];
  const rows = rowFieldsAt(fields, list);
  return Object.hasOwn(rows, name) ? rows[name] : undefined;
}

function rowsWithin(rows: RowFields, name: string): RowFields {
  const field = Object.hasOwn(rows, name) ? rows[name] : undefined;
  return field?.input === 'rows' ? (field.rows ?? {}) : {};
}
