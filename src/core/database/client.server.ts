import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on either database; a transaction has the same type, so that reads and writes compose. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database: PGlite in a folder, or PostgreSQL. */
export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  /** Several statements at once, without parameters: migrations and maintenance that must not run in a transaction. */
  script(sql: string): Promise<void>;
  /**
   * Calls back for each NOTIFY on the channel, and `onReconnect` after a lost connection is
   * back: notices of the meantime were missed.
   */
  listen(channel: string, onNotice: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>>;
  /**
   * Takes an advisory lock for work that only one process may do at a time; null when another has it.
   * It ends with `release` or with the process, whichever comes first.
   */
  tryLock(number: number): Promise<{ release(): Promise<void> } | null>;
  /** Runs one statement; throws when the database does not answer or takes no writes. For /readyz, and before the start. */
  check(): Promise<void>;
  /** A dump of the data folder, PGlite only: tests clone it. */
  dump?(): Promise<Blob | File>;
  close(): Promise<void>;
}
