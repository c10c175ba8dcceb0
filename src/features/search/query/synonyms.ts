import { wordsOf } from '../fold.ts';

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

/** The words of a query with phrases replaced by their meaning; what replaces is not replaced again. */
export function replacePhrases(words: readonly string[], { phrases }: Synonyms): string[] {
  const replaced: string[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = phrases.find(({ typed }) => typed.every((word, offset) => words[index + offset] === word));
    replaced.push(...(phrase?.meant ?? words.slice(index, index + 1)));
    index += phrase?.typed.length ?? 1;
  }
  return [...new Set(replaced)];
}
