import type { CSSProperties } from 'react';
import { softHyphens } from './soft-hyphens.ts';

/** A title's text with soft hyphens, and the style that lets its element choose a size at which no part is wider than its column. */
export interface TitleFit {
  text: string;
  style: CSSProperties;
}

/** Letters up to which words stay whole: in the head of a page the size gives way, in a list all titles have one size. */
const wholeLetters = { head: 20, list: 14 };

/** Widths of letters in both display faces, as multiples of `--letter`, the width of most small letters (tokens of a brand). */
const letterWidths: readonly [letters: RegExp, width: number][] = [
  [/[ijlI.,:;'’!|\s]/u, 0.55],
  [/[frt()\u002d–?„“‚‘]/u, 0.75],
  [/[mwæœ&—@…]/u, 1.62],
  [/[MWÆŒ]/u, 2.1],
  [/\p{Lu}/u, 1.5],
];

/**
 * Sizes a title by its longest part that cannot be broken; base.css has the rule, the title's column is the nearest size container.
 * `language` is that of the title, where it may be another than the page's.
 */
export function titleFit(title: string, place: keyof typeof wholeLetters = 'list', language?: string): TitleFit {
  const text = softHyphens(title, wholeLetters[place], language);
  const parts = text.match(/[^\s\u00ad\u002d–]+[\u00ad\u002d–]?/gu) ?? [];
  const longest = parts.reduce((most, part) => Math.max(most, widthOf(part)), 1);
  return { text, style: { '--longest': Math.ceil(longest * 10) / 10 } as CSSProperties };
}

/** Width of a text in either display face, as a multiple of `--letter`. A soft hyphen at the end of a part is as wide as a hyphen. */
export function widthOf(part: string): number {
  return [...part.replace('\u00ad', '-')].reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  );
}
