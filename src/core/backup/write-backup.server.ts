import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '../database/client.server.ts';
import { ArchiveWriter } from './archive-writer.server.ts';
import {
  type BackupContents,
  type BackupHead,
  backupVersion,
  headName,
  partName,
  type TableSum,
  tablesName,
} from './backup-format.server.ts';
import type { BackupProgress, FileArea } from './file-area.ts';
import { readBackup } from './read-backup.server.ts';
import { readTableColumns, type TableColumns } from './table-columns.server.ts';
import { RowSum, readRows, readSequences } from './table-rows.server.ts';

interface BackupSource {
  database: DatabaseHandle;
  areas: readonly FileArea[];
  /** Version of the product. */
  product: string;
  now: Date;
  /** Signs the archive. */
  key?: string | undefined;
}

/** A backup and its `missing` files: those the database names and the storage does not have. */
export interface BackupResult extends BackupContents {
  missing: string[];
}

/** Characters of rows from which a part is compressed and written. */
const minPartLength = 1_000_000;
const pack = promisify(gzip);

/**
 * Writes all tables and the files they name into an archive, while the site runs: the tables as of one moment, the files after
 * them, because files never change. The archive is read again and checked before it gets its name. Only its owner can read it.
 * @throws when the file exists, or when it could not be written whole; nothing is left of it then.
 */
export async function writeBackup(source: BackupSource, file: string, onProgress: BackupProgress): Promise<BackupResult> {
  if (existsSync(file)) throw new Error(`${file} exists. Give another name, or delete it first.`);
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    const writer = new ArchiveWriter(handle, source.now, source.key);
    let missing: string[];
    try {
      const paths = await addTables(source, writer, onProgress);
      missing = await addFiles(source.areas, paths, writer, onProgress);
      await writer.end();
    } finally {
      await handle.close();
    }
    const contents = await readBackup(unfinished, onProgress, source.key);
    await rename(unfinished, file);
    return { ...contents, missing };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Answers the paths of each area as of the same moment. */
async function addTables(
  { database, areas, product, now }: BackupSource,
  writer: ArchiveWriter,
  onProgress: BackupProgress,
): Promise<string[][]> {
  return database.db.transaction(
    async (transaction) => {
      const tables = await readTableColumns(transaction);
      const migrations = (await transaction.execute(sql`select name, hash from migrations order by name collate "C"`)) as unknown as {
        rows: BackupHead['migrations'];
      };
      const head: BackupHead = {
        ...{ format: 'foyer-backup', version: backupVersion, created_at: now.toISOString(), product, database: database.kind },
        migrations: migrations.rows,
        tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)])),
      };
      await writer.add(headName, toJson(head));
      const sums: Record<string, TableSum> = {};
      for (const [index, table] of tables.entries()) {
        onProgress({ step: 'tables', done: index, total: tables.length });
        sums[table.name] = await addTable(transaction, table, writer);
      }
      onProgress({ step: 'tables', done: tables.length, total: tables.length });
      await writer.add(tablesName, toJson(sums));
      const paths: string[][] = [];
      for (const area of areas) paths.push(await area.paths(transaction));
      return paths;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function addTable(transaction: Database, table: TableColumns, writer: ArchiveWriter): Promise<TableSum> {
  const sum = new RowSum();
  let pending: string[] = [];
  let length = 0;
  let part = 0;
  const flush = async () => {
    if (pending.length === 0) return;
    part += 1;
    await writer.add(partName(table.name, part), await pack(`${pending.join('\n')}\n`, { level: 6 }));
    pending = [];
    length = 0;
  };
  for await (const lines of readRows(transaction, table)) {
    sum.add(lines);
    for (const line of lines) {
      pending.push(line);
      length += line.length;
      if (length >= minPartLength) await flush();
    }
  }
  await flush();
  return { ...sum.end(), sequences: await readSequences(transaction, table) };
}

/** Answers the names of those that are not there. */
async function addFiles(
  areas: readonly FileArea[],
  paths: readonly string[][],
  writer: ArchiveWriter,
  onProgress: BackupProgress,
): Promise<string[]> {
  const files = areas.flatMap((area, index) => (paths[index] ?? []).map((path) => ({ area, path })));
  const missing: string[] = [];
  for (const [index, { area, path }] of files.entries()) {
    onProgress({ step: 'files', done: index, total: files.length });
    const name = `${area.folder}/${path}`;
    const stored = await area.storage.open(path);
    if (stored) await writer.addStream(name, stored.size, await stored.read());
    else missing.push(name);
  }
  onProgress({ step: 'files', done: files.length, total: files.length });
  return missing;
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
