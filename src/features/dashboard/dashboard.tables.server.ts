import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Web vitals of real visits (DASH-05): how many values fell into a bucket (see `vital-buckets`), per day of the house, leaf of
 * urls.ts, device and metric. Nothing in it is about a visit, and no number of visits makes it longer.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    day: date().notNull(),
    route: text().notNull(),
    device: text().notNull(),
    metric: text().notNull(),
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.route, t.device, t.metric, t.bucket] })],
);

/** Errors of the server, those that say the same in one row (DASH-07): no numbers, addresses or quoted words in it. */
export const serverErrors = pgTable(
  'server_errors',
  {
    message: text().notNull(),
    /** Method and route, or what the server did. */
    place: text().notNull(),
    count: integer().notNull(),
    first_seen: timestamp({ withTimezone: true }).notNull(),
    last_seen: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.message, t.place] }), index('server_errors_by_time').on(t.last_seen)],
);
