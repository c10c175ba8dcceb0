import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupContents } from '../src/core/backup/backup-format.server.ts';
import { readBackup } from '../src/core/backup/read-backup.server.ts';
import { restoreBackup } from '../src/core/backup/restore-backup.server.ts';
import { BrokenArchive } from '../src/core/backup/tar.ts';
import { lockDataDir } from '../src/core/database/data-dir/lock-data-dir.server.ts';
import { openDatabase } from '../src/core/database/open.server.ts';
import { fileAreas } from '../src/server/commands/backup.server.ts';
import { figuresOf } from '../src/server/commands/run-backup.server.ts';
import { type Config, ConfigError, readConfig } from '../src/server/config.server.ts';
import { showProgress } from './backup-progress.ts';

const usage = `Puts a backup into the database and the storage that the environment names. Stop the site first; with PostgreSQL it may run.

  npm run restore -- FILE [--replace | --check] [--unsigned]

  FILE        an archive of npm run backup, of PGlite or PostgreSQL alike
  --replace   replaces the existing site; what is not in the backup is lost
  --check     only reads the archive and checks it
  --unsigned  also takes an archive that is not signed with BACKUP_KEY
`;

class UsageError extends Error {}

process.exitCode = await main();

/** 0 when the backup is in place, 1 when it is not, 2 for a wrong call. */
async function main(): Promise<number> {
  try {
    const { file, isReplacing, isCheck, isUnsigned } = readArguments(process.argv.slice(2));
    const config = readConfig(process.env);
    const key = isUnsigned ? undefined : config.backupKey;
    const contents = isCheck ? await readBackup(file, showProgress(), key) : await restore(config, file, isReplacing, key);
    console.log(describe(contents, isCheck));
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(messageOf(error));
    if (isUsage) console.error(`\n${usage}`);
    return isUsage || error instanceof ConfigError ? 2 : 1;
  }
}

function messageOf(error: unknown): unknown {
  if (error instanceof BrokenArchive) return `${error.message} Nothing was changed.`;
  return error instanceof Error ? error.message : error;
}

function readArguments(given: string[]) {
  try {
    const options = { replace: { type: 'boolean' }, check: { type: 'boolean' }, unsigned: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: given, allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Error(`expected FILE, got ${file ? `'${positionals.join(' ')}'` : 'nothing'}`);
    if (values.replace && values.check) throw new Error('expected --replace or --check, got both');
    return {
      file: resolve(process.env.INIT_CWD ?? '.', file),
      isReplacing: values.replace ?? false,
      isCheck: values.check ?? false,
      isUnsigned: values.unsigned ?? false,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function restore(config: Config, file: string, isReplacing: boolean, key: string | undefined): Promise<BackupContents> {
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, 'a restore');
  try {
    // A file that is none must not even make a database folder.
    const contents = await readBackup(file, showProgress(), key);
    const database = await openDatabase(config, console.error);
    const migrations = join(import.meta.dirname, '../db/migrations');
    const target = { database, migrations, areas: fileAreas(config), folder: config.dataDir, isReplacing };
    const { left } = await restoreBackup(target, file, contents, showProgress()).finally(() => database.close());
    for (const name of left) console.error(`A file of the replaced site could not be deleted: ${name}`);
    return contents;
  } finally {
    lock?.release();
  }
}

function describe(contents: BackupContents, isCheck: boolean): string {
  const { tables, rows, files, size } = figuresOf(contents);
  const { signature, head } = contents;
  const { created_at, product, database } = head;
  const signed = { valid: ', signed', none: '', unchecked: ', signature not checked' }[signature];
  const what = `The backup of ${created_at} (Foyer ${product}, ${database}): ${tables} tables with ${rows} rows, ${files} files, ${(size / 1e6).toFixed(1)} MB${signed}`;
  return isCheck ? `${what}. It is whole; nothing was changed.` : `${what}. It is in place and was compared with the archive.`;
}
