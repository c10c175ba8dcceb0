const maxWords = 8;

/** A text inside a pattern of LIKE: its wildcards are letters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The first eight words of a search; no column holds a NUL. */
export function searchWords(search: string): string[] {
  return search.replaceAll('\0', ' ').trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** The same words, each as the pattern of (I)LIKE that finds it anywhere. */
export function wordPatterns(search: string): string[] {
  return searchWords(search).map((word) => `%${escapeLike(word)}%`);
}
