import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTable, table, tableLimits, writeTable } from '../../../src/core/fields/table.ts';

const { schema } = table({ label: { de: 'Zellen', en: 'Cells' }, required: true });

describe('MOD-40', () => {
  test('what spreadsheets copy becomes rows of equal length, without empty ones at the end', () => {
    expect(parseTable('Rang\tFreitag\t\r\nParkett\r\nLoge\t 48 € \t\n\t\t\n')).toEqual([
      ['Rang', 'Freitag'],
      ['Parkett', ''],
      ['Loge', '48 €'],
    ]);
    expect(parseTable(' \n\t')).toEqual([]);
  });

  test('any cells are read as they were written, once they are clean', () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(cells, (some) => {
        const clean = parseTable(writeTable(some));
        expect(parseTable(writeTable(clean))).toEqual(clean);
        expect(new Set(clean.map((row) => row.length)).size).toBeLessThan(2);
      }),
    );
  });

  test('one larger than a table may be is refused, an empty one is none', () => {
    expect(schema.safeParse({ de: 'a\n'.repeat(tableLimits.rows) }).success).toBe(true);
    expect(schema.safeParse({ de: 'a\n'.repeat(tableLimits.rows + 1) }).success).toBe(false);
    expect(
      schema.safeParse({
        de: Array(tableLimits.columns + 1)
          .fill('a')
          .join('\t'),
      }).success,
    ).toBe(false);
    expect(schema.safeParse({ de: '\t\n' }).success).toBe(false);
  });
});
