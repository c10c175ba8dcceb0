import { sql } from 'drizzle-orm';
import { withBaseline } from '../database/before-baseline.server.ts';
import { outbox } from '../database/change.tables.server.ts';
import { announceChange, everything } from '../database/changes.server.ts';
import type { Database, DatabaseHandle } from '../database/client.server.ts';
import { applyMigrations, type Migration, migrationLock, readMigrations } from '../database/migrate.server.ts';
import type { BackupContents } from './backup-format.server.ts';
import type { BackupProgress, FileArea } from './file-area.ts';
import { backupEntries } from './read-backup.server.ts';
import { restoreFiles } from './restore-files.server.ts';
import { quoted, readTableColumns, type TableColumns } from './table-columns.server.ts';
import { sumTable, writeRows, writeSequences } from './table-rows.server.ts';

interface RestoreTarget {
  database: DatabaseHandle;
  areas: readonly FileArea[];
  /** Folder of the numbered SQL files. */
  migrations: string;
  /** Folder of this machine, on the disk of the storage, for temporary files. */
  folder: string;
  isReplacing: boolean;
}

/** The restore was not begun; the message says why. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/**
 * Replaces the site by a backup: files first (their names are unique), then all tables in one transaction,
 * which is compared with the backup before it is committed. An older backup is migrated to the present schema in it.
 * Then files that only the old site had are deleted; one that cannot be deleted does no harm and is reported.
 * @param contents what `readBackup` has found in the file.
 * @returns the files of the old site that are still there, named as in an archive.
 * @throws {RestoreRefused} before anything is changed; any other error leaves the database as it was.
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  contents: BackupContents,
  onProgress: BackupProgress,
): Promise<{ left: string[] }> {
  const { database, areas, isReplacing } = target;
  const level = levelOf(contents, readMigrations(target.migrations));
  const isEmpty = await isSiteEmpty(database.db);
  if (!isEmpty && !isReplacing)
    throw new RestoreRefused(
      'There is a site already. Give --replace to put the backup in its place; what is there is lost then. Nothing was changed.',
    );
  const before = isEmpty ? [] : await namesOf(areas, database.db);
  await restoreFiles(areas, contents, file, target.folder, onProgress);
  const present = await database.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const lastNumber = isEmpty ? 0 : await lastChange(transaction);
    await dropTables(transaction);
    await applyMigrations(transaction, level);
    await restoreTables(transaction, contents, file, onProgress);
    await applyMigrations(transaction, readMigrations(target.migrations));
    if (isEmpty) return [];
    // Instances that run on this database have applied changes up to the last number.
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence('outbox', 'number'), greatest(${lastNumber}::bigint, (select coalesce(max(number), 0) from outbox), 1))`,
    );
    await announceChange(transaction, [everything]);
    return namesOf(areas, transaction);
  });
  const names = new Set(present.map(({ name }) => name));
  const left: string[] = [];
  // The backup is in place from here on: nothing below may say that it is not.
  for (const { area, path, name } of before) if (!names.has(name)) await area.storage.remove(path).catch(() => left.push(name));
  return { left };
}

/** The migrations that make the schema of the backup. */
function levelOf({ head }: BackupContents, known: readonly Migration[]): Migration[] {
  const made = withBaseline(head.migrations, known);
  for (const [index, { name, hash }] of made.entries())
    if (known[index]?.name !== name || known[index]?.hash !== hash)
      throw new RestoreRefused(
        `The backup was made by another or a newer Foyer (${head.product}): this one does not know its migration ${name}. Restore it with that version, or upgrade. Nothing was changed.`,
      );
  return known.slice(0, made.length);
}

async function isSiteEmpty(db: Database): Promise<boolean> {
  for (const { name } of await readTableColumns(db)) {
    if (name === 'migrations') continue;
    const { rows } = (await db.execute(sql.raw(`select exists(select from ${quoted(name)}) as has_rows`))) as unknown as {
      rows: { has_rows: boolean }[];
    };
    if (rows[0]?.has_rows) return false;
  }
  return true;
}

/** The files the database names, as the archive calls them. */
async function namesOf(areas: readonly FileArea[], db: Database) {
  const named = [];
  for (const area of areas) for (const path of await area.paths(db)) named.push({ area, path, name: `${area.folder}/${path}` });
  return named;
}

async function lastChange(transaction: Database): Promise<number> {
  const [row] = await transaction.select({ last: sql<number>`coalesce(max(${outbox.number}), 0)::integer` }).from(outbox);
  return row?.last ?? 0;
}

async function dropTables(transaction: Database): Promise<void> {
  const names = (await readTableColumns(transaction)).map(({ name }) => quoted(name));
  if (names.length > 0) await transaction.execute(sql.raw(`drop table ${names.join(', ')} cascade`));
}

async function restoreTables(transaction: Database, contents: BackupContents, file: string, onProgress: BackupProgress): Promise<void> {
  const tables = new Map((await readTableColumns(transaction)).map((table) => [table.name, table]));
  for (const [name, columns] of Object.entries(contents.head.tables))
    if (
      tables
        .get(name)
        ?.columns.map((column) => column.name)
        .join() !== columns.join()
    )
      throw new Error(`The backup's table '${name}' has other columns than its migrations make. Nothing was changed.`);
  const foreignKeys = await dropForeignKeys(transaction);
  for (const name of tables.keys()) await transaction.execute(sql.raw(`delete from ${quoted(name)}`));
  const total = Object.values(contents.tables).reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for await (const entry of backupEntries(file)) {
    // Files come after all tables.
    if (entry.kind === 'file') break;
    const table = tables.get(entry.table);
    if (table) await writeRows(transaction, table, entry.lines);
    done += entry.lines.length;
    onProgress({ step: 'tables', done, total });
  }
  for (const statement of foreignKeys) await transaction.execute(sql.raw(statement));
  for (const [name, { sequences }] of Object.entries(contents.tables)) await writeSequences(transaction, name, sequences);
  await compare(transaction, [...tables.values()], contents);
}

/** Foreign keys are restored when all rows are there. Answers the statements that restore them. */
async function dropForeignKeys(transaction: Database): Promise<string[]> {
  const { rows } = (await transaction.execute(sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`)) as unknown as {
    rows: { table: string; name: string; definition: string }[];
  };
  for (const { table, name } of rows) await transaction.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

async function compare(transaction: Database, tables: readonly TableColumns[], contents: BackupContents): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await sumTable(transaction, table);
    if (contents.tables[table.name]?.sha256 !== sha256)
      throw new Error(`The table '${table.name}' came out differently (${rows} rows) than it was backed up. Nothing was changed.`);
  }
}
