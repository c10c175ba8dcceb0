import type { CSSProperties } from 'react';
import { widthOf } from '../../../ui/title-fit.ts';

/** Names up to this width stand in one line, up to twice as much in two. */
const lineWidth = 24;
/** Lines of equal length rarely come out: the widest is at most this much wider than their mean. */
const unevenness = 1.25;
/** Widths of letters are means: a word of many wide ones is at most this much wider. */
const wideWord = 1.15;

/** Style with which the venue's name fills the footer's width, in as many lines as its length needs; footer.css has the rule. */
export function wordmarkFit(name: string): CSSProperties {
  const width = widthOf(name);
  const lines = Math.max(1, Math.min(3, Math.ceil(width / lineWidth)));
  const longestWord = Math.max(...name.split(/\s+/u).map(widthOf));
  const line = Math.max(longestWord * wideWord, lines === 1 ? width : (width / lines) * unevenness);
  return { '--line': line.toFixed(1), '--lines': lines, '--descent': /[gjpqyQJ,;()]/u.test(name) ? 1 : 0 } as CSSProperties;
}
