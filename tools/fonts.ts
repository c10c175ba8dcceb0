import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the fonts visitors load from the full ones: `node tools/fonts.ts [brand ...]`.
 * Reads brands/<brand>/fonts/full/<font>.woff2 and the axis limits in subset.json, writes fonts/<font>.woff2.
 */
const brandsFolder = join(import.meta.dirname, '../brands');

/** First and last character of each range: Latin of western, northern and central Europe and what typesetting needs. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2015],
];
const singles = 'ẞȷ‘’‚“”„†•…‰′″‹›⁄€™−×←↑→↓↗✓ \u2009\u202f\u00ad';

const text =
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))).join('') +
  singles;

/** What the styles use; everything else (small capitals, alternates) would only weigh. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'lnum', 'tnum', 'pnum', 'case', 'opsz'];

type Axes = Record<string, number | { min: number; max: number }>;

async function subsetBrand(brand: string): Promise<void> {
  const folder = join(brandsFolder, brand, 'fonts');
  const limits: Record<string, Axes> = JSON.parse(await readFile(join(folder, 'subset.json'), 'utf8'));
  for (const [font, variationAxes] of Object.entries(limits)) {
    const full = await readFile(join(folder, 'full', `${font}.woff2`));
    const small = await subsetFont(full, text, { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true });
    await writeFile(join(folder, `${font}.woff2`), small);
    console.log(`${brand}/${font}: ${full.length} to ${small.length} bytes`);
  }
}

const named = process.argv.slice(2);
for (const brand of named.length > 0 ? named : await readdir(brandsFolder)) {
  if (!brand.includes('.')) await subsetBrand(brand);
}
