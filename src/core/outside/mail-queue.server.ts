import { and, eq, getTableName, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.server.ts';
import type { Mail, MailMessage } from './mail.server.ts';

/** Columns of a table of queued mails; a sent one is deleted. */
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
  /** Condition on rows of the table: the others wait, due or not. */
  isReady?: SQL;
  /** Composes the mail of a row; null when it is no longer to be sent. */
  write(row: Row): Promise<MailMessage | null>;
  onError: (error: unknown) => void;
}

/** Mails claimed at a time: few, so that a slow mail server does not block other processes. */
const batchSize = 10;
/** Time after which another process takes over a mail that was claimed and not finished. */
const claimMs = 10 * 60 * 1000;
const maxPauseMs = 6 * 3600 * 1000;

/**
 * Sends the mails queued in a table. Each is claimed by one process and tried again after 1, 2, 4 … minutes, at last
 * every 6 hours, so that none is lost when the mail server or a process fails.
 */
export class MailQueue<Row extends WaitingMail> {
  readonly #options: QueueOptions<Row>;
  #running: Promise<void> | undefined;
  #isAgain = false;

  constructor(options: QueueOptions<Row>) {
    this.#options = options;
  }

  /** Sends what is due. A call while it runs makes it check once more. */
  run(): Promise<void> {
    this.#isAgain = true;
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    try {
      while (this.#isAgain) {
        this.#isAgain = false;
        for (let due = await this.#claim(); due.length > 0; due = await this.#claim()) for (const one of due) await this.#send(one);
      }
    } finally {
      // In the same turn as the last look at `#isAgain`: a call in between would wait for the next round.
      this.#running = undefined;
    }
  }

  async #claim(): Promise<Row[]> {
    const { db, clock, table, isReady } = this.#options;
    const now = clock();
    const due = db
      .select({ id: table.id })
      .from(table)
      .where(and(lte(table.due_at, now), isReady))
      .orderBy(table.id)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const claim = { due_at: new Date(now.getTime() + claimMs), attempts: sql`${table.attempts} + 1`, last_error: '' };
    return (await db.update(table).set(claim).where(inArray(table.id, due)).returning()) as Row[];
  }

  async #send(waiting: Row): Promise<void> {
    const { db, clock, mail, table, write, onError } = this.#options;
    try {
      const message = await write(waiting);
      // The answer of the server or this process may be lost after the mail was taken: it is then sent again.
      if (message) await mail.send(message, `${getTableName(table)}-${waiting.id}`);
      await db.delete(table).where(eq(table.id, waiting.id));
    } catch (error) {
      onError(error);
      const pause = Math.min(60_000 * 2 ** (waiting.attempts - 1), maxPauseMs);
      const failure = { due_at: new Date(clock().getTime() + pause), last_error: String(error).slice(0, 500) };
      await db.update(table).set(failure).where(eq(table.id, waiting.id));
    }
  }
}

/** A mail that has not been sent yet. */
export interface UnsentMail {
  recipient: string;
  attempts: number;
  /** Not before this moment. */
  due: Date;
  /** '' before the first attempt and while one is made. */
  error: string;
}

type UnsentMails = WaitingMails & Record<'recipient', PgColumn>;

/** The mails queued in these tables, at most `limit` of each, the oldest first. */
export async function readUnsentMails(db: Database, tables: readonly UnsentMails[], limit: number): Promise<UnsentMail[]> {
  const read = (table: UnsentMails) =>
    db
      .select({ recipient: table.recipient, attempts: table.attempts, due: table.due_at, error: table.last_error })
      .from(table)
      .orderBy(table.id)
      .limit(limit);
  return (await Promise.all(tables.map(read))).flat() as UnsentMail[];
}

/** Makes failed mails due at once, without those that are being sent. */
export async function retryUnsentMails(db: Database, tables: readonly UnsentMails[], now: Date): Promise<void> {
  for (const table of tables) await db.update(table).set({ due_at: now }).where(ne(table.last_error, ''));
}
