import { wordsOf } from './fold.ts';

/** A piece of a text; marked where a word was found (SRCH-14). */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A text in pieces: every word that `isFound` knows in its folded form is marked as a whole. */
export function markWords(text: string, isFound: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}\u00ad]+|[^\p{L}\p{M}\p{N}\u00ad]+/gu)) {
    const isMarked = /[\p{L}\p{N}]/u.test(piece) && wordsOf(piece).some(isFound);
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.text += piece;
    else parts.push({ text: piece, isMarked });
  }
  return parts;
}

/** Characters of a quotation, and of what stands before the word it is about. */
const quoted = 220;
const before = 60;

/** The part of a text around the first word that was found; its beginning when that has one, or when none has. */
export function quote(text: string, isFound: (word: string) => boolean): string {
  let at = 0;
  for (const part of markWords(text, isFound)) {
    if (part.isMarked) break;
    at += part.text.length;
  }
  const begin = at >= text.length || at < quoted - before ? 0 : text.lastIndexOf(' ', at - before) + 1 || 0;
  const whole = text.slice(begin);
  const end = whole.length <= quoted ? whole.length : Math.max(whole.lastIndexOf(' ', quoted), 1);
  return `${begin > 0 ? '… ' : ''}${whole.slice(0, end).trim()}${end < whole.length ? ' …' : ''}`;
}
