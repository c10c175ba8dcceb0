/** Characters of a piece; at least one of two has as many as a usual word, and so has an end that stands alone. */
const shortestPiece = 3;
const usualPiece = 4;
/** What German puts between two words of a compound. */
const linking = ['', 's', 'es', 'n', 'en', 'er'];

/** What is known of a piece of a compound. */
interface KnownWords {
  /** It is a word of the site, the office or the trade. */
  isKnown: (piece: string) => boolean;
  /** The office says what it means. */
  isEntered: (piece: string) => boolean;
}

/**
 * The words of a folded compound that the site does not have as one: 'studententicket' is 'studenten' and 'ticket'. The longest end wins,
 * which says what the thing is; where only that is known and the office says what it means, it stands alone: 'geburtstagsgeschenk' is a
 * 'geschenk'. Null where nothing is known.
 */
export function piecesOf(word: string, { isKnown, isEntered }: KnownWords): string[] | null {
  const ends = Array.from({ length: Math.max(0, word.length - 2 * shortestPiece + 1) }, (_, place) => word.slice(shortestPiece + place));
  for (const end of ends.filter(isKnown)) {
    const begin = word.slice(0, word.length - end.length);
    if (Math.max(begin.length, end.length) < usualPiece) continue;
    const first = linking
      .filter((link) => begin.endsWith(link) && begin.length - link.length >= shortestPiece)
      .map((link) => begin.slice(0, begin.length - link.length))
      .find(isKnown);
    if (first !== undefined) return [first, end];
  }
  const alone = ends.find((end) => end.length >= usualPiece && isEntered(end));
  return alone === undefined ? null : [alone];
}
