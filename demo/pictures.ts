import sharp from 'sharp';
import { lookOf } from './content/persons.ts';
import { type BrandPapers, cutFromPapers } from './posters/brand-papers.ts';
import { portrait } from './posters/portrait.ts';
import { type PosterSlug, poster, sheets, wideBox } from './posters/poster.ts';
import { type SignKey, sign, signKeys } from './posters/sign.ts';

/**
 * Renders a virtual path of the demo's media list as a webp master of the given width: 'poster/<slug>' and
 * 'portrait/<person key>' in 4:5, 'wide-poster/<slug>' in 16:9, 'sign/<sponsor>' in 3:2. What follows is the name by which
 * editors see the file ('portrait/agnes-thorwald/Porträt Agnes Thorwald.webp'). The same path gives the same picture at every call; a brand may have other papers.
 */
export async function renderDemoPicture(file: string, width: number, brandPapers?: BrandPapers): Promise<Buffer> {
  const { svg, sheetWidth } = drawingOf(file);
  // The drawing is rasterised at its final size (72 dpi is 1:1), so no large picture is scaled afterwards.
  const picture = sharp(Buffer.from(brandPapers ? cutFromPapers(svg, brandPapers) : svg), { density: (72 * width) / sheetWidth }).resize({
    width,
  });
  return await picture.webp({ quality: 82, effort: 2 }).toBuffer();
}

function drawingOf(file: string): { svg: string; sheetWidth: number } {
  const [kind, name = ''] = file.split('/');
  if (kind === 'portrait') return { svg: portrait(name, lookOf(name)), sheetWidth: 1200 };
  if (kind === 'sign' && signKeys.includes(name as SignKey)) return { svg: sign(name as SignKey), sheetWidth: 1200 };
  if ((kind !== 'poster' && kind !== 'wide-poster') || !isPosterSlug(name)) throw new Error(`There is no demo picture '${file}'`);
  if (kind === 'poster') return { svg: poster(name), sheetWidth: 1200 };
  const box = wideBox(name);
  return { svg: poster(name, box), sheetWidth: box[2] };
}

function isPosterSlug(name: string): name is PosterSlug {
  return Object.hasOwn(sheets, name);
}
