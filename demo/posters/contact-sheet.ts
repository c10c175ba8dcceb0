import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { poster, posterSlugs } from './poster.ts';

/** Writes docs/posters.webp: every sheet 200 px wide. Run: node demo/posters/contact-sheet.ts */
const width = 200;
const height = 250;
const gap = 14;
const columns = 8;
const output = process.argv[2] ?? fileURLToPath(new URL('../../docs/posters.webp', import.meta.url));

const tiles = await Promise.all(
  posterSlugs.map(async (slug, index) => ({
    input: await sharp(Buffer.from(poster(slug, slug === 'sturm-nacht' ? [1000, 0, 900, 1125] : undefined)))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
);
const rows = Math.ceil(posterSlugs.length / columns);
const sheet = sharp({
  create: { width: gap + columns * (width + gap), height: gap + rows * (height + gap), channels: 3, background: '#CFC6B3' },
}).composite(tiles);
await (output.endsWith('.png') ? sheet.png() : sheet.webp({ quality: 78 })).toFile(output);
