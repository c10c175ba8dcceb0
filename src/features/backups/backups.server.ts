import type { BackupContents } from '../../core/backup/backup-format.server.ts';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { BackupFolder } from './backup-folder.server.ts';
import { BackupBusy, type RunKind, type RunReport } from './backup-run.ts';
import { isBackupDue, readSchedule } from './backups.read.server.ts';
import { backupRuns, backupSettings } from './backups.tables.server.ts';

interface BackupsDependencies {
  database: DatabaseHandle;
  folder: BackupFolder;
  clock: () => Date;
  /** Writes an archive. */
  write(path: string): Promise<RunReport>;
  /** Restores an archive into a scratch site and looks at its pages. */
  drill(path: string): Promise<RunReport>;
  /** Checks all of an archive. @throws why it cannot be restored. */
  check(path: string): Promise<BackupContents>;
  /** Replaces this site by an archive that was checked. */
  restore(path: string, contents: BackupContents): Promise<RunReport>;
  isSigned: boolean;
  onError(error: unknown): void;
}

interface Run {
  kind: RunKind;
  isDaily?: boolean;
  user?: number | null;
}

/** Advisory lock of the one run on all instances. */
const backupLock = 4_613_012;
const intervalMs = 60_000;

/** Backups by schedule and from the office (SEC-20). One run at a time, on one instance; each leaves a record. */
export class Backups {
  readonly #dependencies: BackupsDependencies;
  #running: { kind: RunKind; end: Promise<void> } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: BackupsDependencies) {
    this.#dependencies = dependencies;
  }

  get folder(): BackupFolder {
    return this.#dependencies.folder;
  }

  /** Whether archives are signed. */
  get isSigned(): boolean {
    return this.#dependencies.isSigned;
  }

  /** What runs on this instance. */
  get running(): RunKind | null {
    return this.#running?.kind ?? null;
  }

  /** Looks every minute whether the daily backup is due. */
  begin(): void {
    this.#timer = setInterval(() => void this.runDue().catch(this.#dependencies.onError), intervalMs);
    this.#timer.unref();
  }

  /** Writes the daily backup where it is due and deletes the oldest ones. */
  async runDue(): Promise<void> {
    const { database, clock, folder } = this.#dependencies;
    const schedule = await readSchedule(database.db);
    if (this.#running || !(await isBackupDue(database.db, schedule, clock()))) return;
    try {
      await this.backUp({ user: null, isDaily: true });
      await this.idle();
      await folder.prune(schedule.copies);
    } catch (error) {
      if (!(error instanceof BackupBusy)) throw error;
    }
  }

  async setSchedule(schedule: { daily_at: string; copies: number }): Promise<void> {
    const { db } = this.#dependencies.database;
    await db
      .insert(backupSettings)
      .values({ id: 1, ...schedule })
      .onConflictDoUpdate({ target: backupSettings.id, set: schedule });
  }

  /** Starts a backup. @throws {BackupBusy} */
  async backUp({ user, isDaily = false }: Omit<Run, 'kind'>): Promise<void> {
    const { folder, clock, write } = this.#dependencies;
    const { name, path } = await folder.newFile(clock(), isDaily);
    await this.#start({ kind: 'backup', isDaily, user: user ?? null }, name, () => write(path));
  }

  /** Starts a drill of an archive. @throws {BackupBusy} */
  async drill(name: string, user: number | null): Promise<void> {
    const path = await this.#pathOf(name);
    await this.#start({ kind: 'drill', user }, name, () => this.#dependencies.drill(path));
  }

  /** Replaces this site by an archive, after a backup of what is there. @throws {BackupBusy}, and why the archive cannot be restored: then without a backup. */
  async restore(name: string, user: number | null): Promise<RunReport | null> {
    const path = await this.#pathOf(name);
    const { folder, clock, write, check, restore } = this.#dependencies;
    const before = await folder.newFile(clock(), false);
    let failure: unknown;
    let report: RunReport | null = null;
    await this.#start({ kind: 'restore', user }, name, async () => {
      try {
        const contents = await check(path);
        await write(before.path);
        report = await restore(path, contents);
        return report;
      } catch (error) {
        failure = error;
        throw error;
      }
    });
    await this.idle();
    if (failure) throw failure;
    return report;
  }

  /** Settles when nothing runs. */
  async idle(): Promise<void> {
    await this.#running?.end;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.idle();
  }

  async #pathOf(name: string): Promise<string> {
    const file = await this.folder.find(name);
    if (!file) throw new Error(`There is no archive '${name}'.`);
    return file.path;
  }

  /** Begins a run that goes on in the background. */
  async #start({ kind, isDaily = false, user = null }: Run, name: string, work: () => Promise<RunReport>): Promise<void> {
    const { database, clock, onError } = this.#dependencies;
    if (this.#running) throw new BackupBusy();
    const claim = { kind, end: Promise.resolve() };
    this.#running = claim;
    const lock = await database.tryLock(backupLock).catch(() => null);
    if (!lock) {
      this.#running = null;
      throw new BackupBusy();
    }
    const began_at = clock();
    const record = async (report: RunReport | null, error: string) =>
      void (await database.db
        .insert(backupRuns)
        .values({ kind, name, is_daily: isDaily, user, began_at, ended_at: clock(), report, error }));
    claim.end = work()
      .then((report) => record(report, ''))
      .catch(async (error: unknown) => {
        onError(error);
        await record(null, error instanceof Error ? error.message : String(error)).catch(onError);
      })
      .finally(async () => {
        await lock.release().catch(onError);
        this.#running = null;
      });
  }
}
