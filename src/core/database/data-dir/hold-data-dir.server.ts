import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Who holds a data folder, as its `holder.json` says it. */
const holderSchema = z.object({
  process: z.int(),
  since: z.string(),
  /** For people: 'the site', 'an import'. */
  what: z.string(),
  /** Where the holder takes commands, null when it takes none. */
  socket: z.string().nullable(),
});
export type Holder = z.output<typeof holderSchema>;

/** The data folder belongs to this process until it ends, however it ends. */
export interface DataDirHold {
  readonly folder: string;
  /** Tells other processes where this one takes commands. */
  announceSocket(path: string): void;
  release(): void;
}

/** The folder belongs to another process; the message says to which and what to do. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/**
 * Takes the data folder for this process. The operating system keeps the lock (through SQLite's file
 * locking), so it goes with the process, even with `kill -9`, and no two starts can both get it.
 * @throws {DataDirInUse} when another process holds it.
 */
export function holdDataDir(folder: string, what: string): DataDirHold {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DataDirInUse(describeHolder(folder));
  }
  const holder: Holder = { process: process.pid, since: new Date().toISOString(), what, socket: null };
  const write = () => writeFileSync(holderFile(folder), JSON.stringify(holder), { mode: 0o600 });
  write();
  return {
    folder,
    announceSocket: (path) => {
      holder.socket = path;
      write();
    },
    release: () => {
      rmSync(holderFile(folder), { force: true });
      file.close();
    },
  };
}

const sqliteBusy = 5;

/** What the holder says of itself. It may have died since: only {@link holdDataDir} knows whether the folder is free. */
export function readHolder(folder: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(holderFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

function describeHolder(folder: string): string {
  const holder = readHolder(folder);
  const who = holder ? `${holder.what} (process ${holder.process}, since ${holder.since})` : 'another process';
  return `The data folder ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`;
}

function holderFile(folder: string): string {
  return join(folder, 'holder.json');
}
