import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Choices of the cookie manager, counted per day, the texts that were shown and category: nothing in it is about a person (API-43). */
export const consentChoices = pgTable(
  'consent_choices',
  {
    /** Local day. */
    day: date().notNull(),
    revision: integer().notNull(),
    /** Of the texts; '' for choices that were counted before it was stored. */
    language: text().notNull().default(''),
    /** Of the texts, as in {@link consentTexts}; '' where the page did not say what it showed, or nobody has stored it. */
    hash: text().notNull().default(''),
    category: text().notNull(),
    accepted: integer().notNull().default(0),
    total: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.revision, t.language, t.hash, t.category] })],
);

/** The question for consent: the texts of each version and language, from the first day on which somebody answered them. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    revision: integer().notNull(),
    language: text().notNull(),
    /** SHA-256 of the lines: texts that changed without a new version are another row. */
    hash: text().notNull(),
    /** In the order in which they are read. */
    lines: jsonb().$type<string[]>().notNull(),
    /** Local day. */
    first_day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.revision, t.language, t.hash] })],
);
