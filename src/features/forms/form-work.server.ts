import type { DatabaseHandle } from '../../core/database/client.server.ts';
import { BackgroundWork } from '../../core/outside/background-work.server.ts';
import type { StoredMails } from '../../core/outside/stored-mails.server.ts';
import { deleteEntries, isOver } from './entries/delete-entries.server.ts';
import type { FormMails } from './entries/form-mails.server.ts';
import type { Uploads } from './uploads/uploads.server.ts';

interface WorkDependencies {
  database: DatabaseHandle;
  clock: () => Date;
  uploads: Uploads;
  mails: FormMails;
  storedMails: StoredMails;
  onError: (error: unknown) => void;
}

/** Advisory lock, so that only one instance sweeps. */
const sweepLock = 4_613_008;
const minute = 60_000;

/** What forms do beside the visitors: queued mails, and expired entries, files and stored mails. */
export class FormWork {
  readonly #dependencies: WorkDependencies;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #work: BackgroundWork;

  constructor(dependencies: WorkDependencies) {
    this.#dependencies = dependencies;
    this.#work = new BackgroundWork(dependencies.onError);
  }

  /** Sends mails every minute and sweeps every hour, starting at once. */
  begin(): void {
    this.#add(minute, () => this.#dependencies.mails.run());
    this.#add(60 * minute, () => this.sweep());
    this.#work.start(() => this.run());
  }

  /** Runs all due work now. */
  async run(): Promise<void> {
    await this.#dependencies.mails.run();
    await this.sweep();
  }

  /** Deletes expired entries, unused files and expired stored mails. */
  async sweep(): Promise<void> {
    const { database, clock, uploads, storedMails } = this.#dependencies;
    // Outside of the lock: every instance has its own folder.
    await storedMails.sweep().catch(this.#dependencies.onError);
    const lock = await database.tryLock(sweepLock);
    if (!lock) return;
    try {
      // A file that cannot be deleted is reported and holds up nothing else.
      await deleteEntries({ db: database.db, uploads }, isOver(clock())).catch(this.#dependencies.onError);
      await uploads.sweep().catch(this.#dependencies.onError);
    } finally {
      await lock.release();
    }
  }

  /** Stops the timers and waits for running work. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#work.settle();
  }

  /** Sends the mails of a new entry in the background. */
  mailSoon(): void {
    this.#work.start(() => this.#dependencies.mails.run());
  }

  #add(every: number, work: () => Promise<void>): void {
    const timer = setInterval(() => this.#work.start(work), every);
    timer.unref();
    this.#timers.push(timer);
  }
}
