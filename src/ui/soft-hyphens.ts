import { getLocale } from '../paraglide/runtime.js';

/** Consonants between two vowels. */
const between = /(?<=[aeiouyäöü])([^aeiouyäöü]+)(?=[aeiouyäöü])/gi;
/** The longest run of consonants with which a German syllable may begin, at the end of such a group; 's' and 't' alone between vowels part. */
const onset = /(?:sch[lmnrw]?|str|spr|pfl|chr|(?<=.)st|sp|ch|ck|ph|th|tr|br|dr|gr|kr|pr|fr|bl|fl|gl|kl|pl|qu|.)$/i;
/** Ends of German words before the next one, most with an 's' between them: 'Vorstellungs-termin', not 'Vorstellung-stermin'. */
const joined = /(?:(?:ung|heit|keit|schaft|ion|ität|(?<=\p{L})(?:fahrt|nacht)|arbeit|amt|ling|tum)s(?!ch)|schutz(?=e))/giu;

/** What English words are made of; others are broken nowhere, because English has no rule to find their syllables by. */
const englishStart =
  /^(?:inter|trans|super|counter|under|over|multi|micro|hyper|electro|photo|extra|intra|semi|para|anti|auto|contra|circum|ultra)(?=\p{L}{4})/iu;
const englishEnd =
  /(?<=\p{L}{4})(?:(?:[ts]ion|ment|ship|hood|ness|less)(?:s|es|ly|al|ally|ed|ing|ism)?|bility|bilities|tional|cally|ively|fully|lessly|plinary)$/iu;
/** No English word in a title is longer, and no English word has these letters. */
const longestEnglish = 20;
const germanLetters = /[äöüß]/i;

/**
 * Adds soft hyphens to words above `whole` letters, because not every browser can hyphenate, and one that can follows them: 'Sommernachtstraum'
 * may break as 'Sommernachts-traum', at least three letters from its ends. An English text is broken by English rules, but for German names
 * in it. `language` is that of the text, by default that of the page.
 */
export function softHyphens(title: string, whole = 14, language: string = getLocale()): string {
  return title.replace(/\p{L}+/gu, (word) => {
    if (word.length <= whole) return word;
    const isEnglish = language === 'en' && word.length <= longestEnglish && !germanLetters.test(word);
    return isEnglish ? inEnglish(word) : inGerman(word);
  });
}

function inGerman(word: string): string {
  const parts = word.replace(joined, (end, at: number) => (at + end.length <= word.length - 3 ? `${end}\u00ad` : end)).split('\u00ad');
  return parts.map(inSyllables).join('\u00ad');
}

function inSyllables(word: string): string {
  return word.replace(between, (group: string, _: string, at: number) => {
    const start = onset.exec(group)?.index ?? 0;
    const place = at + start;
    return place < 3 || place > word.length - 3 ? group : `${group.slice(0, start)}\u00ad${group.slice(start)}`;
  });
}

function inEnglish(word: string): string {
  return word.replace(englishStart, '$&\u00ad').replace(englishEnd, '\u00ad$&');
}
