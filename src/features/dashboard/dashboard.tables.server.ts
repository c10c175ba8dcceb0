import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Web vitals of real visits (DASH-05): count of values per bucket (see `vital-buckets`), local day, route, device and metric.
 * Aggregated only: no row is about a single visit, and the table size does not depend on the number of visits.
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

/** Server errors grouped by message (DASH-07), without numbers, addresses or quoted words. */
export const serverErrors = pgTable(
  'server_errors',
  {
    message: text().notNull(),
    /** Method and route, or the background task. */
    place: text().notNull(),
    count: integer().notNull(),
    first_seen: timestamp({ withTimezone: true }).notNull(),
    last_seen: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.message, t.place] }), index('server_errors_by_time').on(t.last_seen)],
);
