import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** The process that has locked a data folder, as stored in `holder.json`. */
const lockOwnerSchema = z.object({
  process: z.int(),
  since: z.string(),
  /** For people: 'the site', 'an import'. */
  what: z.string(),
  /** Socket for commands, null for none. */
  socket: z.string().nullable(),
});
export type LockOwner = z.output<typeof lockOwnerSchema>;

/** The lock of this process on its data folder; ends with the process, however that ends. */
export interface DataDirLock {
  readonly folder: string;
  /** Publishes the socket on which this process takes commands. */
  announceSocket(path: string): void;
  release(): void;
}

/** Another process has locked the folder; the message says which and what to do. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/**
 * Locks the data folder for this process, through SQLite's file locking: the operating system releases the lock with
 * the process, even with `kill -9`, and only one of two starts gets it.
 * @throws {DataDirInUse} when another process has it.
 */
export function lockDataDir(folder: string, what: string): DataDirLock {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DataDirInUse(describeLockOwner(folder));
  }
  const owner: LockOwner = { process: process.pid, since: new Date().toISOString(), what, socket: null };
  const write = () => writeFileSync(lockOwnerFile(folder), JSON.stringify(owner), { mode: 0o600 });
  write();
  return {
    folder,
    announceSocket: (path) => {
      owner.socket = path;
      write();
    },
    release: () => {
      rmSync(lockOwnerFile(folder), { force: true });
      file.close();
    },
  };
}

const sqliteBusy = 5;

/** The stored owner of a folder; it may have died since. Only {@link lockDataDir} says whether the folder is free. */
export function readLockOwner(folder: string): LockOwner | null {
  try {
    return lockOwnerSchema.parse(JSON.parse(readFileSync(lockOwnerFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

function describeLockOwner(folder: string): string {
  const owner = readLockOwner(folder);
  const who = owner ? `${owner.what} (process ${owner.process}, since ${owner.since})` : 'another process';
  return `The data folder ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`;
}

function lockOwnerFile(folder: string): string {
  return join(folder, 'owner.json');
}
