/** Longer words get soft hyphens, because not every browser can hyphenate German. */
const longWord = /\p{L}{15,}/gu;
/** Consonants between two vowels. */
const between = /(?<=[aeiouyäöü])([^aeiouyäöü]+)(?=[aeiouyäöü])/gi;
/** The longest run of consonants with which a German syllable may begin, at the end of such a group; 's' and 't' alone between vowels part. */
const onset = /(?:sch[lmnrw]?|str|spr|pfl|chr|(?<=.)st|sp|ch|ck|ph|th|tr|br|dr|gr|kr|pr|fr|bl|fl|gl|kl|pl|qu|.)$/i;

/** Adds soft hyphens to words above 14 letters: 'Sommernachtstraum' may break as 'Sommernacht-straum', at least three letters from its ends. */
export function softHyphens(title: string): string {
  return title.replace(longWord, (word) =>
    word.replace(between, (group: string, _: string, at: number) => {
      const start = onset.exec(group)?.index ?? 0;
      const place = at + start;
      return place < 3 || place > word.length - 3 ? group : `${group.slice(0, start)}\u00ad${group.slice(start)}`;
    }),
  );
}
