import { papers, shades } from './papers.ts';

/** The papers a brand has for the demo's posters, instead of those of `papers.ts`. */
export interface BrandPapers {
  papers: Record<keyof typeof papers, string>;
  shades: Record<keyof typeof shades, string>;
  /** Dark to light, for every colour that is no paper: skin, shadows. */
  tones: readonly string[];
}

/** Replaces each `#RRGGBB` of a drawing by the brand's paper. White stays. */
export function cutFromPapers(svg: string, brandPapers: BrandPapers): string {
  const exchange = new Map<string, string>([
    ...pairs(papers, brandPapers.papers),
    ...pairs(shades, brandPapers.shades),
    ['#FFFFFF', '#FFFFFF'],
  ]);
  return svg.replace(/#[0-9A-F]{6}\b/gi, (colour) => exchange.get(colour.toUpperCase()) ?? toneOf(colour, brandPapers.tones));
}

function pairs<Name extends string>(from: Record<Name, string>, to: Record<Name, string>): [string, string][] {
  return (Object.keys(from) as Name[]).map((name) => [from[name].toUpperCase(), to[name]]);
}

/** The tone that is about as light. */
function toneOf(colour: string, tones: readonly string[]): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 256;
  return tones[Math.floor(light * tones.length)] ?? colour;
}
