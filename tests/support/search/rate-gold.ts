import type { Reading } from '../../../src/core/database/reading.server.ts';
import { isLanguage, type Language } from '../../../src/core/languages.ts';
import { readResults } from '../../../src/features/search/search.read.server.ts';
import gold from './search-gold.json' with { type: 'json' };

interface GoldQuery {
  ability: string;
  language: Language;
  query: string;
  /** The title that has to be among the first three, or for words of time the day or days ('A/B') of all three. */
  expected: string;
}

/** What people type and what they mean by it, by the ability of the search that it needs. */
export const goldQueries: readonly GoldQuery[] = Object.entries(gold).flatMap(([ability, languages]) =>
  Object.entries(languages).flatMap(([language, queries]) =>
    queries.map(([query = '', expected = '']) => ({ ability, language: isLanguage(language) ? language : 'de', query, expected })),
  ),
);

/** The queries of the gold set whose first three results are not what was meant, with what came instead. */
export async function findMisses(openReading: () => Reading): Promise<(GoldQuery & { found: string[] })[]> {
  const misses: (GoldQuery & { found: string[] })[] = [];
  for (const entry of goldQueries) {
    // As on the page of results: performances of a production are one.
    const { results } = await readResults(openReading(), entry.language, entry.query, null, 1, { isGrouped: true });
    const three = results.slice(0, 3);
    if (!isMeant(entry, three)) misses.push({ ...entry, found: three.map(({ type, title }) => `${type} ${title}`) });
  }
  return misses;
}

function isMeant({ ability, expected }: GoldQuery, three: readonly { title: string; date_start: string | null }[]): boolean {
  if (ability !== 'words of time') return three.some(({ title }) => title === expected);
  const [first = '', last = first] = expected.split('/');
  const days = three.flatMap(({ date_start }) => date_start?.slice(0, 10) ?? []);
  return three[0]?.date_start != null && days.every((day) => day >= first && day <= last);
}
