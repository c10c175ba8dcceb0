/** Consonants between two vowels. */
const between = /(?<=[aeiouyäöü])([^aeiouyäöü]+)(?=[aeiouyäöü])/gi;
/** The longest run of consonants with which a German syllable may begin, at the end of such a group; 's' and 't' alone between vowels part. */
const onset = /(?:sch[lmnrw]?|str|spr|pfl|chr|(?<=.)st|sp|ch|ck|ph|th|tr|br|dr|gr|kr|pr|fr|bl|fl|gl|kl|pl|qu|.)$/i;

/**
 * Adds soft hyphens to words above `whole` letters, because not every browser can hyphenate German: 'Sommernachtstraum' may break as
 * 'Sommernacht-straum', at least three letters from its ends.
 */
export function softHyphens(title: string, whole = 14): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length > whole ? hyphenated(word) : word));
}

function hyphenated(word: string): string {
  return word.replace(between, (group: string, _: string, at: number) => {
    const start = onset.exec(group)?.index ?? 0;
    const place = at + start;
    return place < 3 || place > word.length - 3 ? group : `${group.slice(0, start)}\u00ad${group.slice(start)}`;
  });
}
