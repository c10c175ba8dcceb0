import type { BackupContents } from '../../core/backup/backup-format.server.ts';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { BackupFolder } from './backup-folder.server.ts';
import { BackupBusy, cutOff, type RunKind, type RunReport } from './backup-run.ts';
import { isBackupDue, readSchedule } from './backups.read.server.ts';
import { backupRuns, backupSettings } from './backups.tables.server.ts';
import { RunNotes } from './run-note.server.ts';

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
  /** Deletes what a restore that was cut off has left on the disk. */
  clearRestore(): Promise<void>;
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
  readonly #notes: RunNotes;
  #running: { kind: RunKind; end: Promise<void> } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #begun: Promise<void> | undefined;

  constructor(dependencies: BackupsDependencies) {
    this.#dependencies = dependencies;
    this.#notes = new RunNotes(dependencies.folder.path);
  }

  get folder(): BackupFolder {
    return this.#dependencies.folder;
  }

  /** Whether archives are signed. */
  get isSigned(): boolean {
    return this.#dependencies.isSigned;
  }

  /** What runs on this instance, or on another one that has the same folder. */
  async readRunning(): Promise<RunKind | null> {
    return this.#running?.kind ?? (await this.#notes.read())?.kind ?? null;
  }

  /** Records what the last end of the site cut off, then looks every minute whether the daily backup is due. */
  begin(): void {
    const { onError } = this.#dependencies;
    this.#begun = this.#recordCutOff(true).catch(onError);
    this.#timer = setInterval(() => void this.runDue().catch(onError), intervalMs);
    this.#timer.unref();
  }

  /** Writes the daily backup where it is due and deletes the oldest ones. */
  async runDue(): Promise<void> {
    const { database, clock, folder } = this.#dependencies;
    await this.#recordCutOff();
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
    const { name, path } = folder.newFile(clock(), isDaily);
    await this.#start({ kind: 'backup', isDaily, user: user ?? null }, name, () => write(path));
  }

  /** Starts a drill of an archive. @throws {BackupBusy} */
  async drill(name: string, user: number | null): Promise<void> {
    const path = await this.#pathOf(name);
    await this.#start({ kind: 'drill', user }, name, () => this.#dependencies.drill(path));
  }

  /** Replaces this site by an archive, after a backup of what is there. @throws {BackupBusy}, and why the archive cannot be restored: then without a backup. */
  async restore(name: string, user: number | null): Promise<RunReport> {
    const path = await this.#pathOf(name);
    const { folder, clock, write, check, restore } = this.#dependencies;
    const before = folder.newFile(clock(), false);
    const { report } = await this.#start({ kind: 'restore', user }, name, async () => {
      const contents = await check(path);
      await write(before.path);
      return restore(path, contents);
    });
    await this.idle();
    return report;
  }

  /** Settles when nothing runs. */
  async idle(): Promise<void> {
    await this.#running?.end;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#begun;
    await this.idle();
  }

  async #pathOf(name: string): Promise<string> {
    const file = await this.folder.find(name);
    if (!file) throw new Error(`There is no archive '${name}'.`);
    return file.path;
  }

  /** Begins a run that goes on in the background. @returns its report to come, in an object, for it is not waited for here. */
  async #start(
    { kind, isDaily = false, user = null }: Run,
    name: string,
    work: () => Promise<RunReport>,
  ): Promise<{ report: Promise<RunReport> }> {
    const { database, clock, onError } = this.#dependencies;
    if (this.#running) throw new BackupBusy();
    const claim = { kind, end: Promise.resolve() };
    this.#running = claim;
    const lock = await database.tryLock(backupLock).catch(() => null);
    if (!lock) {
      this.#running = null;
      throw new BackupBusy();
    }
    const note = { kind, name, is_daily: isDaily, user, began_at: clock() };
    const record = async (report: RunReport | null, error: string) =>
      void (await database.db.insert(backupRuns).values({ ...note, ended_at: clock(), report, error }));
    const report = this.#clearCutOff()
      .then(() => this.#notes.write(note))
      .then(work);
    claim.end = report
      .then((done) => record(done, ''))
      .catch(async (error: unknown) => {
        onError(error);
        await record(null, error instanceof Error ? error.message : String(error)).catch(onError);
      })
      .finally(async () => {
        await this.#notes.remove().catch(onError);
        await lock.release().catch(onError);
        this.#running = null;
      });
    return { report };
  }

  /** Of an instance that has ended, also of another one with the same folder. @param isStart whether archives without a note may lie there, too. */
  async #recordCutOff(isStart = false): Promise<void> {
    if (this.#running || (!isStart && !(await this.#notes.read()))) return;
    const lock = await this.#dependencies.database.tryLock(backupLock);
    if (!lock) return;
    await this.#clearCutOff().finally(() => lock.release());
  }

  /** Call with the lock: then nothing runs, and what is noted was cut off. */
  async #clearCutOff(): Promise<void> {
    const { database, clock, clearRestore } = this.#dependencies;
    await this.#notes.removeUnfinished();
    const note = await this.#notes.read();
    // First: a note that cannot be removed would be recorded every minute.
    await this.#notes.remove();
    if (!note) return;
    if (note.kind === 'restore') await clearRestore();
    await database.db.insert(backupRuns).values({ ...note, ended_at: clock(), error: cutOff });
  }
}
