import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('requirements: each id stands for one behaviour', () => {
  const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBeGreaterThan(100);
});
