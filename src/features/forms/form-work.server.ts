import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { StoredMails } from '../../core/outside/stored-mails.server.ts';
import { deleteEntries, isOver } from './entries/delete-entries.server.ts';
import type { FormMails } from './entries/form-mails.server.ts';
import type { Uploads } from './uploads/uploads.server.ts';

interface WorkParts {
  database: DatabaseHandle;
  clock: () => Date;
  uploads: Uploads;
  mails: FormMails;
  kept: StoredMails;
  onError: (error: unknown) => void;
}

/** Held while sweeping, so that of several instances one does it. */
const sweepLock = 4_613_008;
const minute = 60_000;

/** What forms do beside the visitors: mails that wait, entries, files and kept mails whose time is over. */
export class FormWork {
  readonly #parts: WorkParts;
  readonly #timers: NodeJS.Timeout[] = [];
  #running: Promise<unknown> = Promise.resolve();

  constructor(parts: WorkParts) {
    this.#parts = parts;
  }

  /** Looks for mails every minute and sweeps every hour, the first time at once. */
  begin(): void {
    this.#add(minute, () => this.#parts.mails.run());
    this.#add(60 * minute, () => this.sweep());
    this.#quietly(() => this.run());
  }

  /** Does now what is due. */
  async run(): Promise<void> {
    await this.#parts.mails.run();
    await this.sweep();
  }

  /** Deletes entries after the retention of their form, files that were never used, and mails that were kept long enough. */
  async sweep(): Promise<void> {
    const { database, clock, uploads, kept } = this.#parts;
    // Each instance has a folder of its own.
    await kept.sweep().catch(this.#parts.onError);
    const lock = await database.tryLock(sweepLock);
    if (!lock) return;
    try {
      await deleteEntries({ db: database.db, uploads }, isOver(clock()));
      await uploads.sweep();
    } finally {
      await lock.release();
    }
  }

  /** Settles when nothing runs any more. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }

  /** After an entry: its mail goes at once, and nobody waits for it. */
  mailSoon(): void {
    this.#quietly(() => this.#parts.mails.run());
  }

  #add(every: number, work: () => Promise<void>): void {
    const timer = setInterval(() => this.#quietly(work), every);
    timer.unref();
    this.#timers.push(timer);
  }

  #quietly(work: () => Promise<void>): void {
    this.#running = Promise.allSettled([this.#running, work().catch(this.#parts.onError)]);
  }
}
