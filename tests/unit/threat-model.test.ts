import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('SEC-01 every test and folder that the threat model and its details name is there', () => {
  const text = ['docs/threat-model.md', 'docs/security.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...text.matchAll(/`((?:api|unit|conformance)\/[\w/-]+)`/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(`tests/${name}.test.ts`) && !existsSync(`tests/${name}`))).toEqual([]);
  for (const [, name = '', title = ''] of text.matchAll(/`((?:api|unit|conformance)\/[\w/-]+)` '([^']+?) …'/g))
    expect(readFileSync(`tests/${name}.test.ts`, 'utf8'), name).toContain(title);
});
