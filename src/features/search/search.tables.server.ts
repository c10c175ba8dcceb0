import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import { searchSynonymFields } from './search.fields.ts';

/** Kilobytes. */
const pending = { gin_pending_list_limit: 512 };

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What the search finds: one row per thing and language, written by the index alone (decision 0040). */
export const searchDocuments = pgTable(
  'search_documents',
  {
    /** See `searchKinds`. */
    kind: text().notNull(),
    id: integer().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    /** The folded title without 'the' before it: what begins with the first letter typed. */
    key: text().notNull(),
    /** Plain text from which a result quotes. */
    text: text().notNull(),
    url: text().notNull(),
    /** Of the media library. */
    image: integer(),
    date_start: timestamp({ withTimezone: true }),
    /** Before and from these moments on it is not found; null for no such moment. */
    visible_from: timestamp({ withTimezone: true }),
    visible_until: timestamp({ withTimezone: true }),
    /** When the window of one of its modules opens or closes (MOD-38) and its words are others; null for never. */
    changes_at: timestamp({ withTimezone: true }),
    /** Of two that fit equally well the heavier comes first. */
    weight: smallint().notNull(),
    /** Words of titles and names (A), of what stands beside them (B), of who takes part (C) and of texts (D); folded, see `fold`. */
    words: tsvector().notNull(),
    /** Those of A, B and C alone: ranking reads only these, because long ones lie elsewhere in the database. */
    head: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.language] }),
    // One per language and view, so that what a query is not about costs it nothing. Entries wait in a short list and go in
    // together: one by one, 20,000 documents would write 3 GB of log.
    index('search_documents_de_events').using('gin', t.words).with(pending).where(sql`language = 'de' and kind = 'event'`),
    index('search_documents_de_others').using('gin', t.words).with(pending).where(sql`language = 'de' and kind <> 'event'`),
    index('search_documents_en_events').using('gin', t.words).with(pending).where(sql`language = 'en' and kind = 'event'`),
    index('search_documents_en_others').using('gin', t.words).with(pending).where(sql`language = 'en' and kind <> 'event'`),
    index('search_documents_by_key').on(t.language, t.key.op('text_pattern_ops')).where(sql`kind <> 'event'`),
    index('search_documents_by_date').on(t.language, t.date_start),
    index('search_documents_by_change').on(t.changes_at).where(sql`changes_at is not null`),
  ],
);

/** Every word of the documents with its stem as the database's dictionary of the language makes it; '' for words like 'the'. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text().notNull(),
    word: text().notNull(),
    stem: text().notNull(),
    /** Part of a title, a name or what stands beside them. */
    in_head: boolean().notNull(),
    /** The last rebuild that has seen it. */
    run: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.word] })],
);

/** How far the index has applied the outbox; one row. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey().default(1),
  /** Number of the last change that is in the index. */
  number: bigint({ mode: 'number' }).notNull(),
  /** Counts rebuilds. */
  run: integer().notNull(),
  /** Version of the documents; another one rebuilds them. */
  version: integer().notNull(),
});

/** What visitors mean by words the site does not use; edited in the office. */
export const searchSynonyms = pgTable('search_synonyms', { ...entryColumns(), ...columnsOf(searchSynonymFields) }, (t) => [
  importIndex('search_synonyms', t),
]);

/** Searched words per day, without users (DASH-06). */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: date().notNull(),
    language: text().notNull(),
    query: text().notNull(),
    count: integer().notNull(),
    /** Searches that found nothing. */
    without_result: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.language, t.query] })],
);
