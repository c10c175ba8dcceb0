import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { formatShortDay } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { toThumbnails } from '../media/media.read.server.ts';
import { wordsOf } from './fold.ts';
import { quote } from './mark-words.ts';
import { type FoundDocument, findBeginnings, findDocuments, ofRequestedTime } from './query/find-documents.server.ts';
import { planQuery, type QueryPlan } from './query/plan-query.server.ts';
import type { SearchResult, Suggestion } from './search.contract.ts';
import type { SearchCategory, SearchKind } from './search-kinds.ts';

/** Results on one page (SRCH-14). */
export const resultsPerPage = 10;
/** Suggestions at most (SRCH-12). */
const maxSuggestions = 8;

/** One page of what was found, and how much there is in each view (SRCH-14). */
export interface SearchAnswer {
  counts: Record<'all' | SearchCategory, number>;
  results: SearchResult[];
  /** How many pages there are. */
  pages: number;
  /** With `isGrouped`: for each result the performances it stands for. */
  dates: readonly FoundDocument['dates'][];
  /** True for a folded word that made something found; texts are marked by it. */
  isFound(word: string): boolean;
}

/** One page of the results; a page past the end is empty. */
export async function readResults(
  reading: Reading,
  language: Language,
  query: string,
  category: SearchCategory | null,
  page: number,
  { isGrouped = false } = {},
): Promise<SearchAnswer> {
  const plan = await planQuery(reading, language, query);
  if (!plan) return { counts: { all: 0, events: 0, others: 0 }, results: [], pages: 0, dates: [], isFound: () => false };
  const part = { category, first: (page - 1) * resultsPerPage, length: resultsPerPage, isGrouped };
  const { counts: found, documents } = await findDocuments(reading, language, plan, part);
  const counts = { all: found.all, events: found.events, others: found.all - found.events };
  const isFound = foundWords(plan);
  return {
    counts,
    results: documents.map((document) => toResult(document, isFound)),
    pages: Math.ceil((category === null ? found.groups : counts[category]) / resultsPerPage),
    dates: documents.map(({ dates }) => dates),
    isFound,
  };
}

function toResult({ kind, id, title, text, url, date_start, picture }: FoundDocument, isFound: (word: string) => boolean): SearchResult {
  return {
    id,
    type: kind,
    title,
    // Where the title says why it is here, the text begins at its beginning.
    text: quote(text, wordsOf(title).some(isFound) ? () => false : isFound),
    url,
    date_start: date_start && toLocalIso(new Date(date_start)),
    image_thumbnails: picture && toThumbnails(picture),
  };
}

function foundWords({ terms, time }: QueryPlan): (word: string) => boolean {
  const words = new Set(
    [...terms, ...(time?.terms ?? [])].flatMap(({ exact, beginning, part, typo }) => [exact, beginning, part, typo].flat()),
  );
  return (word) => words.has(word);
}

/** Places of a list of suggestions; the last one leads to all results. */
const shares: Record<SearchKind, number> = { production: 3, person: 3, event: 2, venue: 1, series: 1, page: 2, article: 2, form: 1 };
/** Documents considered, because many dates of one production make one suggestion. */
const maxConsidered = 40;
/** Below it only a text deep inside has the word: nothing to suggest. */
const leastScore = 20;

/** Up to so many letters say only how a title begins. */
const fewLetters = 2;
/** The share of the best score with which somebody is suggested who has another name. */
const minShareOfBest = 0.75;
/** With so many others the dates of their performances are not looked for. */
const enoughOthers = 5;

/** What somebody may mean, by kind with the best kind first, and the search itself at the end; empty when nothing fits (SRCH-12). */
export async function readSuggestions(reading: Reading, language: Language, query: string): Promise<Suggestion[]> {
  const chosen = choose(await findSuggested(reading, language, query));
  if (chosen.length === 0) return [];
  const grouped = [...Map.groupBy(chosen, ({ kind }) => kind).values()].flat();
  const all: Suggestion = { text: query.trim(), type: 'search', url: null, image: null };
  return [...grouped.map((document) => toSuggestion(document, language)), all];
}

/** Things but events first: they are fewer, and each stands for all of its dates. Who names a time wants the dates. */
async function findSuggested(reading: Reading, language: Language, query: string): Promise<FoundDocument[]> {
  const [letters = '', ...more] = wordsOf(query);
  if (more.length === 0 && letters !== '' && [...letters].length <= fewLetters)
    return findBeginnings(reading, language, letters, maxConsidered);
  const plan = await planQuery(reading, language, query);
  if (!plan) return [];
  const find = async (only?: SearchCategory) =>
    (await findDocuments(reading, language, plan, { category: null, ...(only && { only }), first: 0, length: maxConsidered })).documents;
  const isTelling = ({ score }: FoundDocument) => score >= leastScore;
  if (plan.time) return (await find()).filter(isTelling);
  const all = await find('others');
  const others = behindProductions(all.filter(isTelling), foundWords(plan));
  if (choose(others).length >= enoughOthers) return others;
  const found = [...others, ...firstDates((await find('events')).filter(isTelling))];
  // Better than no suggestion although there are results.
  return found.length > 0 ? found : all;
}

/** Who types the name of a production wants its dates, not everybody who takes part in it. */
function behindProductions(found: readonly FoundDocument[], isFound: (word: string) => boolean): FoundDocument[] {
  const best = found[0]?.score ?? 0;
  return found.filter(({ kind, score, title }) => kind !== 'person' || score >= best * minShareOfBest || wordsOf(title).some(isFound));
}

/** Of many dates of one production the first. */
function firstDates(events: readonly FoundDocument[]): FoundDocument[] {
  return [...Map.groupBy(events, ({ title }) => title).values()].flatMap(([first]) => first ?? []);
}

function choose(found: readonly FoundDocument[]): FoundDocument[] {
  const isOfTime = found.some(({ score }) => score >= ofRequestedTime);
  const chosen: FoundDocument[] = [];
  for (const document of found) {
    const limit = document.kind === 'event' && isOfTime ? maxSuggestions : shares[document.kind];
    const ofKind = chosen.filter(({ kind }) => kind === document.kind).length;
    if (ofKind < limit && chosen.length < maxSuggestions - 1) chosen.push(document);
  }
  return chosen;
}

function toSuggestion({ kind, title, url, date_start, picture }: FoundDocument, language: Language): Suggestion {
  const text = date_start ? `${title}, ${formatShortDay(new Date(date_start).toISOString(), language)}` : title;
  return { text, type: kind, url, image: picture && toThumbnails(picture).small };
}
