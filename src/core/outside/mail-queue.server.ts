import { eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.server.ts';
import type { Mail, MailMessage } from './mail.server.ts';

/** Columns of a table of mails that wait; a sent one is deleted. */
export const waitingMailColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  attempts: integer().notNull().default(0),
  /** Not before this moment. */
  due_at: timestamp({ withTimezone: true }).notNull(),
  /** Why the last attempt failed; '' before the first and while one is made. */
  last_error: text().notNull().default(''),
});

interface WaitingMail {
  id: number;
  attempts: number;
}

type WaitingMails = PgTable & Record<'id' | 'attempts' | 'due_at' | 'last_error', PgColumn>;

interface QueueOptions<Row extends WaitingMail> {
  db: Database;
  clock: () => Date;
  mail: Mail;
  table: WaitingMails;
  /** The mail of a row; null for one that is no longer wanted. */
  write(row: Row): Promise<MailMessage | null>;
  onError: (error: unknown) => void;
}

/** At a time: few enough that a slow mail server holds up nobody else's claim. */
const batch = 10;
/** Until another process takes over what one has claimed and not finished. */
const claimed = 10 * 60 * 1000;
const maxPauseMs = 6 * 3600 * 1000;

/**
 * Sends the mails that wait in a table, each claimed by one process, so that neither a dead mail server nor a killed process
 * loses anything: it is tried again after 1, 2, 4 … minutes, at last every 6 hours.
 */
export class MailQueue<Row extends WaitingMail> {
  readonly #parts: QueueOptions<Row>;
  #running: Promise<void> | undefined;
  #isAgain = false;

  constructor(parts: QueueOptions<Row>) {
    this.#parts = parts;
  }

  /** Sends what is due. Called while it runs, it looks once more. */
  run(): Promise<void> {
    this.#isAgain = true;
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #runAll(): Promise<void> {
    while (this.#isAgain) {
      this.#isAgain = false;
      for (let due = await this.#claim(); due.length > 0; due = await this.#claim()) for (const one of due) await this.#send(one);
    }
  }

  async #claim(): Promise<Row[]> {
    const { db, clock, table } = this.#parts;
    const now = clock();
    const due = db
      .select({ id: table.id })
      .from(table)
      .where(lte(table.due_at, now))
      .orderBy(table.id)
      .limit(batch)
      .for('update', { skipLocked: true });
    const claim = { due_at: new Date(now.getTime() + claimed), attempts: sql`${table.attempts} + 1`, last_error: '' };
    return (await db.update(table).set(claim).where(inArray(table.id, due)).returning()) as Row[];
  }

  async #send(waiting: Row): Promise<void> {
    const { db, clock, mail, table, write, onError } = this.#parts;
    try {
      const message = await write(waiting);
      if (message) await mail.send(message);
      await db.delete(table).where(eq(table.id, waiting.id));
    } catch (error) {
      onError(error);
      const pause = Math.min(60_000 * 2 ** (waiting.attempts - 1), maxPauseMs);
      const failure = { due_at: new Date(clock().getTime() + pause), last_error: String(error).slice(0, 500) };
      await db.update(table).set(failure).where(eq(table.id, waiting.id));
    }
  }
}

/** A mail that has not gone yet. */
export interface UnsentMail {
  recipient: string;
  attempts: number;
  /** Not before this moment. */
  due: Date;
  /** '' before the first attempt and while one is made. */
  error: string;
}

type UnsentMails = WaitingMails & Record<'recipient', PgColumn>;

/** What waits in these tables, at most `limit` of each, the oldest first. */
export async function readUnsentMails(db: Database, tables: readonly UnsentMails[], limit: number): Promise<UnsentMail[]> {
  const read = (table: UnsentMails) =>
    db
      .select({ recipient: table.recipient, attempts: table.attempts, due: table.due_at, error: table.last_error })
      .from(table)
      .orderBy(table.id)
      .limit(limit);
  return (await Promise.all(tables.map(read))).flat() as UnsentMail[];
}

/** Makes what failed due at once; what somebody is sending at this moment is left to them. */
export async function retryUnsentMails(db: Database, tables: readonly UnsentMails[], now: Date): Promise<void> {
  for (const table of tables) await db.update(table).set({ due_at: now }).where(ne(table.last_error, ''));
}
