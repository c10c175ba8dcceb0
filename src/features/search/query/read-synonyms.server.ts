import { asc, isNull } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { searchSynonyms } from '../search.tables.server.ts';
import { type Synonyms, toSynonyms } from './synonyms.ts';

/**
 * Words of one language with what the site calls them in `language`, read once per change. Those of the other language are for what finds
 * nothing otherwise, for many of its words mean something else here.
 */
export function readSynonyms(reading: Reading, language: Language, wordsIn: Language): Promise<Synonyms> {
  return reading.once(`search-synonyms:${language}:${wordsIn}`, async (fork) => {
    fork.uses('search_synonyms');
    const { words, meaning, deleted_at, id } = searchSynonyms;
    const rows = await fork.db.select({ words, meaning }).from(searchSynonyms).where(isNull(deleted_at)).orderBy(asc(id));
    return toSynonyms(rows.map((row) => ({ words: row.words[wordsIn] ?? '', meaning: row.meaning[language] ?? '' })));
  });
}
