import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Choices of the cookie manager, counted per day, version of the texts and category: nothing in it is about a person (API-43). */
export const consentChoices = pgTable(
  'consent_choices',
  {
    /** Local day. */
    day: date().notNull(),
    revision: integer().notNull(),
    category: text().notNull(),
    accepted: integer().notNull().default(0),
    total: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.revision, t.category] })],
);
