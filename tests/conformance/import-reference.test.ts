import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeImport } from '../../tools/reference/import-reference.ts';

test('docs/import.md names the lists, fields and columns that the import takes; npm run reference writes them', () => {
  const text = readFileSync('docs/import.md', 'utf8');
  // The formatter pads the cells of a table.
  const cells = (table: string) => table.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(cells(text)).toBe(cells(describeImport(text)));
});
