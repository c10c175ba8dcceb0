import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('SEC-01 every test and folder that the threat model names is there', () => {
  const text = readFileSync('docs/threat-model.md', 'utf8');
  const named = [...text.matchAll(/`((?:api|unit|conformance)\/[\w/-]+)`/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(`tests/${name}.test.ts`) && !existsSync(`tests/${name}`))).toEqual([]);
  for (const [, name = '', title = ''] of text.matchAll(/`((?:api|unit|conformance)\/[\w/-]+)` '([^']+?) …'/g))
    expect(readFileSync(`tests/${name}.test.ts`, 'utf8'), name).toContain(title);
});
