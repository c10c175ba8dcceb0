import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('GEN-01 decision 0114 lists every island and element with its weight, and none that is gone', () => {
  const decision = readFileSync('docs/decisions/browser/0114-weight-of-each-part.md', 'utf8');
  const listed = [...decision.matchAll(/^\| `([\w-]+)` +\| (?:island|element) +\| +\d+\.\d +\|$/gm)].map(([, name = '']) => name);
  const parts = globSync('src/**/*.{element.ts,island.tsx}').map((path) => basename(path).replace(/\.(element\.ts|island\.tsx)$/, ''));
  expect(listed.sort()).toEqual(parts.sort());
});
