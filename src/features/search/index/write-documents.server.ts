import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { searchDocuments } from '../search.tables.server.ts';
import type { SearchKind } from '../search-kinds.ts';
import type { SearchDocument } from './document.ts';

/** Dictionaries of the database for stems by language. */
const dictionaries: Record<Language, string> = { de: 'german_stem', en: 'english_stem' };

/** The stem of a word in SQL; '' for words like 'the'. */
export const stemOf = (language: Language, word: ReturnType<typeof sql>) =>
  sql`coalesce((ts_lexize(${sql.raw(`'${dictionaries[language]}'`)}, ${word}))[1], '')`;

/**
 * Writes documents of one kind to the index, in one short transaction, and deletes those of the ids that are not among them.
 * Answers whether there was a new word.
 */
export async function writeDocuments(
  db: Database,
  kind: SearchKind,
  ids: readonly number[],
  documents: readonly SearchDocument[],
  run: number,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const written = new Set(documents.map(({ id }) => id));
    await removeDocuments(
      transaction,
      kind,
      ids.filter((id) => !written.has(id)),
    );
    if (documents.length === 0) return false;
    await transaction.execute(upsertion(documents));
    let isNew = false;
    for (const [language, ofLanguage] of Map.groupBy(documents, (document) => document.language)) {
      // Content may have lost one of its languages.
      const others = ids.filter((id) => written.has(id) && !ofLanguage.some((document) => document.id === id));
      await removeDocuments(transaction, kind, others, language);
      if (await writeWords(transaction, language, ofLanguage, run)) isNew = true;
    }
    return isNew;
  });
}

/** Removes content from the index. */
export async function removeDocuments(db: Database, kind: SearchKind, ids: readonly number[], language?: Language): Promise<void> {
  if (ids.length === 0) return;
  const { kind: ofKind, id, language: ofLanguage } = searchDocuments;
  await db.delete(searchDocuments).where(and(eq(ofKind, kind), inArray(id, [...ids]), language && eq(ofLanguage, language)));
}

const columns = {
  kind: 'text',
  id: 'integer',
  language: 'text',
  title: 'text',
  key: 'text',
  text: 'text',
  url: 'text',
  image: 'integer',
  date_start: 'timestamptz',
  visible_from: 'timestamptz',
  visible_until: 'timestamptz',
  changes_at: 'timestamptz',
  weight: 'smallint',
  words: 'tsvector',
  head: 'tsvector',
} as const;

function upsertion(documents: readonly SearchDocument[]) {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const rows = documents.map((document) => Object.fromEntries(names.map((name) => [name, document[name]])));
  const list = sql.raw(names.join(', '));
  const typed = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
  const changes = sql.raw(
    names
      .slice(3)
      .map((name) => `${name} = excluded.${name}`)
      .join(', '),
  );
  return sql`insert into search_documents (${list}) select ${list} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(${typed})
    on conflict (kind, id, language) do update set ${changes}`;
}

async function writeWords(db: Database, language: Language, documents: readonly SearchDocument[], run: number): Promise<boolean> {
  const words = new Map<string, boolean>();
  for (const { vocabulary } of documents) for (const [word, isInHead] of vocabulary) words.set(word, isInHead || words.get(word) === true);
  const rows = JSON.stringify([...words].map(([word, in_head]) => ({ word, in_head })));
  const { rows: written } = (await db.execute(sql`
    insert into search_words (language, word, stem, in_head, run)
    select ${language}::text, word, ${stemOf(language, sql`word`)}, in_head, ${run}::integer from jsonb_to_recordset(${rows}::jsonb) as w(word text, in_head boolean)
    on conflict (language, word) do update set run = excluded.run, in_head = excluded.in_head or (search_words.in_head and search_words.run = excluded.run)
      where search_words.run <> excluded.run or (excluded.in_head and not search_words.in_head)
    returning word`)) as unknown as { rows: unknown[] };
  return written.length > 0;
}
