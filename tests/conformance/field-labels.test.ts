import { describe, expect, test } from 'vitest';
import type { Fields } from '../../src/core/fields/field.ts';
import type { FieldTexts } from '../../src/core/fields/labels.ts';
import { isShown, type RowFields } from '../../src/core/fields/rows.ts';
import { resources, siteResources } from '../../src/features/admin/resources.server.ts';
import { modules } from '../../src/modules/modules.server.ts';

const definitions: [string, Fields][] = [
  ...[...Object.values(resources), ...Object.values(siteResources)].map(({ name, fields }): [string, Fields] => [name, fields]),
  ...[...modules.values()].map(({ name, fields }): [string, Fields] => [`module ${name}`, fields]),
];

describe.each(definitions)('%s', (_, fields) => {
  test('I18N-07 every field, code and value of a row is named in both languages, without spaces around it', () => {
    for (const [path, { label, help }] of labelsOf(fields))
      for (const text of [label.de, label.en, ...Object.values(help ?? {})]) expect(text, path).toMatch(/^\S(?:.*\S)?$/);
  });
});

function labelsOf(fields: Fields): [string, FieldTexts][] {
  return Object.entries(fields).flatMap(([name, field]): [string, FieldTexts][] => [
    [name, field],
    ...Object.entries(field.codes ?? {}).map(([code, label]): [string, FieldTexts] => [`${name}=${code}`, { label }]),
    ...labelsOfRows(name, field.rowOptions?.rows ?? {}),
  ]);
}

function labelsOfRows(list: string, rows: RowFields): [string, FieldTexts][] {
  return Object.entries(rows).flatMap(([name, field]): [string, FieldTexts][] =>
    isShown(field) ? [[`${list}.${name}`, field], ...labelsOfRows(`${list}.${name}`, field.rows ?? {})] : [],
  );
}
