import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { wordsOf } from '../fold.ts';
import { inSiteWords, isOfTheTrade, isPlain, synonymOf } from './plain-words.ts';
import { readStems, readVocabulary } from './read-vocabulary.server.ts';
import type { WordMatches } from './vocabulary.ts';
import { type AskedTime, parseTime } from './words-of-time.ts';

/** What somebody typed, in words of the house. */
export interface QueryPlan {
  /** Every word that has to be found, each with the words that stand for it. */
  terms: WordMatches[];
  /** When, and the words beside it; null without words of time. */
  time: (Pick<AskedTime, 'from' | 'until'> & { terms: WordMatches[] }) | null;
}

/** Longest query that is looked at, and its most words; nobody types more. */
const maxQueryLength = 200;
const mostTerms = 8;

/** Looks up what was typed. Null when nothing in it can be found. */
export async function planQuery(reading: Reading, language: Language, typed: string): Promise<QueryPlan | null> {
  const text = inSiteWords([...typed.slice(0, maxQueryLength * 2)].slice(0, maxQueryLength).join(''));
  const asked = parseTime(text, reading.now);
  const words = [...new Set(wordsOf(text))].slice(0, mostTerms);
  if (words.length === 0) return null;
  const vocabulary = await readVocabulary(reading, language);
  const stems = await readStems(
    reading.db,
    language,
    words.filter((word) => !vocabulary.has(word)),
  );
  const matchOf = (word: string) => {
    const match = vocabulary.match(word, stems.get(word));
    const synonym = match.exact.length === 0 && synonymOf(language, word);
    return synonym ? vocabulary.match(synonym) : match;
  };
  const found = new Map(words.map((word) => [word, matchOf(word)]));
  const isCommon = (word: string) => vocabulary.isCommon(word) || stems.get(word) === '' || isPlain(language, word);
  const telling = words.filter((word) => !isCommon(word));
  const isTelling = (word: string) => !isCommon(word) && !isOfTheTrade(language, word);
  // Words like 'the' and 'tickets' count only where there is nothing else, and what the house has no word for not at all.
  const [told = words] = [words.filter(isTelling), telling].filter(({ length }) => length > 0);
  const termsOf = (some: readonly string[]) =>
    some.map((word) => found.get(word)).filter((match) => match && !isEmpty(match)) as WordMatches[];
  const terms = termsOf(told);
  if (!asked) return terms.length > 0 ? { terms, time: null } : null;
  return { terms, time: { from: asked.from, until: asked.until, terms: termsOf(asked.rest.filter(isTelling)) } };
}

function isEmpty({ exact, beginning, part, typo }: WordMatches): boolean {
  return exact.length + beginning.length + part.length + typo.length === 0;
}
