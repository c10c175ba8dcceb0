/** A select with more options than this is searched. */
export const mostInSelect = 20;

/** Options shown at once; more words narrow them down. */
export const mostShown = 100;

/** Options that have every word somewhere in their text, whatever their case and accents; without words all of them. */
export function matchingOptions(options: Iterable<HTMLOptionElement>, words: string): HTMLOptionElement[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  return [...options].filter(({ text, value }) => {
    if (value === '') return wanted.length === 0;
    const title = plain(text);
    return wanted.every((word) => title.includes(word));
  });
}

/** In small letters without accents; dates have spaces that do not break. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
