import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, otherLanguage } from '../../../core/languages.ts';
import { wordsOf } from '../fold.ts';
import { piecesOf } from './compounds.ts';
import { besidePremiere, inSiteWords, isOfTheTrade, isPlain, synonymOf } from './plain-words.ts';
import { readSynonyms } from './read-synonyms.server.ts';
import { readStems, readVocabulary } from './read-vocabulary.server.ts';
import { isEntered, meaningOf, replacePhrases, type Synonyms, withoutTypo } from './synonyms.ts';
import type { Vocabulary, WordMatches } from './vocabulary.ts';
import { parseTime, type RequestedTime } from './words-of-time.ts';

/** The performances that a query is about. */
export interface RequestedDates extends Pick<RequestedTime, 'from' | 'until'> {
  isPremiere: boolean;
}

/** A query in words of the vocabulary. */
export interface QueryPlan {
  /** Every word that has to be found, each with the words that stand for it. */
  terms: WordMatches[];
  /** When, only premieres or all performances, and the words beside it; null where neither is asked for. */
  time: (RequestedDates & { terms: WordMatches[] }) | null;
}

/** Limits of a query in characters and words; nobody types more. */
const maxQueryLength = 200;
const maxTerms = 8;
/** A shorter word with a meaning of its own begins too many others: 'Klo' is no 'Kloster'. */
const shortestBeginning = 6;
/** Premieres without a time are looked for from now on, for longer than anything is planned. */
const maxAheadMs = 10 * 366 * 86_400_000;

/** Looks up what was typed, also what people call it in the other language. Null when nothing in it can be found. */
export async function planQuery(reading: Reading, language: Language, typed: string): Promise<QueryPlan | null> {
  const plan = await planWith(await readSynonyms(reading, language, language), reading, language, typed);
  if (plan && plan.terms.length > 0) return plan;
  const other = await planWith(await readSynonyms(reading, language, otherLanguage(language)), reading, language, typed);
  return other && other.terms.length > 0 ? other : plan;
}

async function planWith(synonyms: Synonyms, reading: Reading, language: Language, typed: string): Promise<QueryPlan | null> {
  const text = inSiteWords([...typed.slice(0, maxQueryLength * 2)].slice(0, maxQueryLength).join(''));
  const requested = parseTime(text, reading.now);
  const vocabulary = await readVocabulary(reading, language);
  const corrected = (some: readonly string[]) => some.flatMap((word) => understandWord(language, synonyms, vocabulary, word));
  const typedWords = [...new Set(corrected(wordsOf(text)))];
  const isNothingElse = !requested && typedWords.every((word) => isOfTheTrade(language, word));
  // 'tickets' leads to the box office, 'tickets christmas' to what is played.
  const phrases = synonyms.phrases.filter((phrase) => isNothingElse || !phrase.typed.every((word) => isOfTheTrade(language, word)));
  const words = replacePhrases(typedWords, phrases).slice(0, maxTerms);
  if (words.length === 0) return null;
  const beside = replacePhrases(requested ? corrected(requested.rest) : typedWords, phrases);
  const withoutPremiere = besidePremiere(language, beside);
  const ahead = withoutPremiere && { from: reading.now, until: new Date(reading.now.getTime() + maxAheadMs) };
  const dates = requested ?? ahead;
  const rest = withoutPremiere ?? (requested ? beside : []);
  const stems = await readStems(
    reading.db,
    language,
    [...words, ...rest].filter((word) => !vocabulary.has(word)),
  );
  const matchOf = (word: string) => {
    const match = vocabulary.match(word, stems.get(word));
    const meant = meaningOf(synonyms, word);
    if (meant !== undefined) {
      const ofMeaning = vocabulary.match(meant);
      if (!isEmpty(ofMeaning)) {
        if (match.exact.length > 0) return { ...match, exact: [...match.exact, ...ofMeaning.exact] };
        // 'Rollstuhl' means the page on access, and finds the performances with 'Rollstuhlplätze' behind it.
        const longer = word.length < shortestBeginning ? [] : match.beginning;
        return { ...ofMeaning, beginning: [...ofMeaning.beginning, ...longer] };
      }
    }
    const synonym = match.exact.length === 0 && synonymOf(language, word);
    return synonym ? vocabulary.match(synonym) : match;
  };
  const found = new Map([...words, ...rest].map((word) => [word, matchOf(word)]));
  const isCommon = (word: string) => vocabulary.isCommon(word) || stems.get(word) === '' || isPlain(language, word);
  const uncommon = words.filter((word) => !isCommon(word));
  const isSignificant = (word: string) => !isOfTheTrade(language, word) && (meaningOf(synonyms, word) !== undefined || !isCommon(word));
  // Words like 'the' and 'tickets' count only where there is nothing else, and words without match not at all.
  const [significant = words] = [words.filter(isSignificant), uncommon].filter(({ length }) => length > 0);
  const termsOf = (some: readonly string[]) =>
    some.map((word) => found.get(word)).filter((match) => match && !isEmpty(match)) as WordMatches[];
  const terms = termsOf(significant);
  if (!dates) return terms.length > 0 ? { terms, time: null } : null;
  const { from, until } = dates;
  return { terms, time: { from, until, isPremiere: withoutPremiere !== null, terms: termsOf(rest.filter(isSignificant)) } };
}

/** A word the site does not have: without its typo, or in its two words where it is a compound of known ones. */
function understandWord(language: Language, synonyms: Synonyms, vocabulary: Vocabulary, word: string): string[] {
  const { exact, beginning, part, typo } = vocabulary.match(word);
  const hasTypo = exact.length + beginning.length + part.length === 0;
  if (!hasTypo || isEntered(synonyms, word) || isOfTheTrade(language, word)) return [word];
  // Its end alone is the least that can be found of a compound.
  const isUnknown = typo.every((near) => word.endsWith(near));
  const entered = withoutTypo(synonyms, word);
  // A text of the site may have the word too: 'gutschien' is a 'Gutschein', which means the box office all the same.
  if (entered !== word && (isUnknown || typo.includes(entered))) return [entered];
  if (!isUnknown) return [word];
  const known = {
    isKnown: (piece: string) =>
      (vocabulary.has(piece) && !vocabulary.isCommon(piece)) || isEntered(synonyms, piece) || isOfTheTrade(language, piece),
    isEntered: (piece: string) => isEntered(synonyms, piece),
  };
  return piecesOf(word, known) ?? [word];
}

function isEmpty({ exact, beginning, part, typo }: WordMatches): boolean {
  return exact.length + beginning.length + part.length + typo.length === 0;
}
