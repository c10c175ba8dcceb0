import type { Fields } from '../../core/fields/field.ts';
import type { HiddenRowField, RowField, RowFields } from '../../core/fields/rows.ts';

/** Fields of the rows of a list at any depth, e.g. 'seat_groups.0.prices'; none for what is no list. */
export function rowFieldsAt(fields: Fields, name: string): RowFields {
  const [list = '', ...inside] = name.split('.').filter((part) => !/^\d+$/.test(part));
  const outer = Object.hasOwn(fields, list) ? fields[list]?.rowOptions?.rows : undefined;
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
