import { asc, isNull } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { searchSynonyms } from '../search.tables.server.ts';
import { type Synonyms, toSynonyms } from './synonyms.ts';

/** The synonyms of a language, read once per change. Those of the other language do not count: its words mean something else here. */
export function readSynonyms(reading: Reading, language: Language): Promise<Synonyms> {
  return reading.once(`search-synonyms:${language}`, async (fork) => {
    fork.uses('search_synonyms');
    const { words, meaning, deleted_at, id } = searchSynonyms;
    const rows = await fork.db.select({ words, meaning }).from(searchSynonyms).where(isNull(deleted_at)).orderBy(asc(id));
    return toSynonyms(rows.map((row) => ({ words: row.words[language] ?? '', meaning: row.meaning[language] ?? '' })));
  });
}
