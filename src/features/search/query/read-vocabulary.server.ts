import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { Vocabulary } from './vocabulary.ts';

/** All indexed words of a language, read once per new word: as one text, the fastest way on both databases. */
export function readVocabulary(reading: Reading, language: Language): Promise<Vocabulary> {
  return reading.once(`search-words:${language}`, async (fork) => {
    fork.uses('search_words');
    const lines = sql`select string_agg(concat_ws(' ', word, stem, in_head::integer), e'\n') as lines from search_words where language = ${language}`;
    const { rows } = (await fork.db.execute(lines)) as unknown as { rows: { lines: string | null }[] };
    const words = (rows[0]?.lines ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [word = '', stem = '', isInHead] = line.split(' ');
        return { word, stem, isInHead: isInHead === '1' };
      });
    return new Vocabulary(words.sort((one, other) => (one.word < other.word ? -1 : 1)));
  });
}

/** The stems of words that are not indexed, by the database's dictionary. */
export async function readStems(db: Database, language: Language, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const dictionary = sql.raw(language === 'de' ? "'german_stem'" : "'english_stem'");
  const query = sql`select word, coalesce((ts_lexize(${dictionary}, word))[1], '') as stem from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { word: string; stem: string }[] };
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
