/** Letters without a separable accent that are typed as others. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Maximal length of an indexed word. */
const maxWordLength = 80;

/**
 * Normalizes a text for comparison: small letters without accents, ß as ss, and ä, ae and a all the same, so that 'Floete',
 * 'flote' and 'Flöte' are equal (SRCH-14). Folding the beginning of a word gives the beginning of the folded word.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/([aou])e/g, '$1');
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, maxWordLength).join(''));
}
