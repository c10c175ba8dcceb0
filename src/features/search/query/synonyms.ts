import { wordsOf } from '../fold.ts';
import { isOneTypoAway } from './edit-distance.ts';

/** What the office says that visitors mean, in folded words. */
export interface Synonyms {
  /** One word for another: both are searched where the site has both. */
  words: ReadonlyMap<string, string>;
  /** Phrases, the longest first, each with the words that replace it. */
  phrases: readonly { typed: readonly string[]; meant: readonly string[] }[];
}

/** Reads what was entered in the office: phrases separated by commas, and their meaning. */
export function toSynonyms(entries: readonly { words: string; meaning: string }[]): Synonyms {
  const words = new Map<string, string>();
  const phrases: { typed: string[]; meant: string[] }[] = [];
  for (const { words: phrase, meaning } of entries) {
    const meant = wordsOf(meaning);
    for (const piece of phrase.split(/[,;\n]/)) {
      const typed = wordsOf(piece);
      const [word] = typed;
      if (word === undefined || meant.length === 0) continue;
      if (typed.length === 1 && meant.length === 1) words.set(word, meant[0] ?? '');
      else phrases.push({ typed, meant });
    }
  }
  return { words, phrases: phrases.sort((one, other) => other.typed.length - one.typed.length) };
}

/** The word that is searched too; undefined for none. What was entered counts in its other forms as well. */
export function meaningOf({ words }: Synonyms, word: string): string | undefined {
  const form = words.has(word) ? word : [...words.keys()].find((entered) => isFormOf(entered, word));
  return form === undefined ? undefined : words.get(form);
}

/** Whether somebody entered the single word, in this or another form. */
export function isEntered(synonyms: Synonyms, word: string): boolean {
  return meaningOf(synonyms, word) !== undefined || singleWords(synonyms).some((entered) => entered === word || isFormOf(entered, word));
}

/** The single words that are replaced by several. */
const singleWords = ({ phrases }: Synonyms): string[] =>
  phrases.flatMap(({ typed: [first, ...others] }) => (first !== undefined && others.length === 0 ? [first] : []));

/** Endings of the forms of a word, in both languages. */
const endings = ['', 'e', 'en', 'er', 'es', 'n', 'nen', 's'];
/** Shorter words have too many others beside them that differ by an ending. */
const minStemLength = 4;

/** Whether two folded words are forms of one another: 'gutschein' and 'gutscheine', 'student' and 'studenten'. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= minStemLength && long.startsWith(short) && endings.includes(long.slice(short.length));
}

/** Shorter ones are one typo away from too many others. */
const shortestTypo = 6;

/** The single word entered in the office that was typed with a typo; the word itself where there is none. */
export function withoutTypo(synonyms: Synonyms, word: string): string {
  if (word.length < shortestTypo) return word;
  return (
    [...synonyms.words.keys(), ...singleWords(synonyms)].find(
      (entered) => entered.length >= shortestTypo && isOneTypoAway(word, entered),
    ) ?? word
  );
}

/** The words of a query with phrases replaced by their meaning; what replaces is not replaced again. */
export function replacePhrases(words: readonly string[], phrases: Synonyms['phrases']): string[] {
  const replaced: string[] = [];
  for (let index = 0; index < words.length; ) {
    const beginsHere = (isSame: (one: string, other: string) => boolean) =>
      phrases.find(({ typed }) => typed.every((word, offset) => isSame(word, words[index + offset] ?? '')));
    const phrase = beginsHere((one, other) => one === other) ?? beginsHere(isFormOf);
    replaced.push(...(phrase?.meant ?? words.slice(index, index + 1)));
    index += phrase?.typed.length ?? 1;
  }
  return [...new Set(replaced)];
}
