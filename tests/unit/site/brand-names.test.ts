import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const brands = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A brand's name as code would use it: a path into its folder, a word in quotes, a class or attribute. Prose may say 'ring'. */
function mentions(source: string, brand: string): string[] {
  const patterns = [
    new RegExp(`brands/${brand}\\b`, 'g'),
    new RegExp(`(['"\`])${brand}\\1`, 'g'),
    new RegExp(`[.#]${brand}(?=[\\s.,:>{[])`, 'g'),
    new RegExp(`BRAND\\s*[=:]\\s*['"]?${brand}\\b`, 'g'),
    new RegExp(`\\b(?:is|for)${brand[0]?.toUpperCase()}${brand.slice(1)}\\b`, 'g'),
  ];
  return patterns.flatMap((pattern) => source.match(pattern) ?? []);
}

test('BRAND-01 there are two brands, and nothing outside of brands/ knows the name of one', () => {
  expect(brands.sort()).toEqual(['kammer', 'ring']);
  const files = globSync(['src/**/*.{ts,tsx,css,svg}', 'demo/**/*.ts', 'tools/**/*.{ts,mjs}', 'messages/*.json', '*.{ts,json}'], {
    cwd: root,
    exclude: ['src/paraglide/**'],
  });
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return brands.flatMap((brand) => mentions(source, brand).map((mention) => `${file}: ${mention}`));
  });
  expect(found).toEqual([]);
});

test('BRAND-01 the search for names finds one', () => {
  for (const source of ["from '../brands/kammer/brand.ts'", "brand === 'kammer'", '.kammer {', 'BRAND=kammer', 'isKammer']) {
    expect(mentions(source, 'kammer'), source).toHaveLength(1);
  }
  expect(mentions('Haus am Ring, the ring of focus, am-ring', 'ring')).toEqual([]);
});
