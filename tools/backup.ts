import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { callCommand, connectToSite } from '../src/core/database/data-dir/call-command.server.ts';
import { lockDataDir } from '../src/core/database/data-dir/lock-data-dir.server.ts';
import { type BackupReport, backupCommand } from '../src/server/commands/backup-command.ts';
import { type Config, ConfigError, readConfig } from '../src/server/config.server.ts';
import { showProgress } from './backup-progress.ts';

const usage = `Writes all content, accounts and files into one archive, whether the site runs or not.

  npm run backup -- FILE

  FILE  the archive, such as foyer-2026-11-21.tar; it must not exist yet
`;

class UsageError extends Error {}

process.exitCode = await main();

/** 0 when all is in the archive, 1 when it failed or the database names files that are not there, 2 for a wrong call. */
async function main(): Promise<number> {
  try {
    const file = readArguments(process.argv.slice(2));
    const report = await backUp(readConfig(process.env), file);
    console.log(describe(file, report));
    return report.missing.length > 0 ? 1 : 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(error instanceof Error ? error.message : error);
    if (isUsage) console.error(`\n${usage}`);
    return isUsage || error instanceof ConfigError ? 2 : 1;
  }
}

function readArguments(given: string[]): string {
  try {
    const [file, ...more] = parseArgs({ args: given, allowPositionals: true }).positionals;
    if (!file || more.length > 0) throw new Error(`expected FILE, got ${file ? `'${given.join(' ')}'` : 'nothing'}`);
    return resolve(process.env.INIT_CWD ?? '.', file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Through the running site when it holds the data folder, else on the database itself, which is not migrated. */
async function backUp(config: Config, file: string): Promise<BackupReport> {
  const site = config.databaseUrl ? null : await connectToSite(config.dataDir);
  if (site) {
    console.log(`The site on ${config.dataDir} writes the backup.`);
    return callCommand(site, backupCommand, { file }, showProgress()).finally(() => site.destroy());
  }
  // The database takes most of the start, and a running site has it open.
  const [{ openDatabase }, { runBackup }] = await Promise.all([
    import('../src/core/database/open.server.ts'),
    import('../src/server/commands/run-backup.server.ts'),
  ]);
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, 'a backup');
  const database = await openDatabase(config, console.error);
  try {
    return await runBackup(database, config, { file }, showProgress());
  } finally {
    await database.close();
    lock?.release();
  }
}

function describe(file: string, { tables, rows, files, size, missing, isSigned }: BackupReport): string {
  const summary = `${file}: ${tables} tables with ${rows} rows, ${files} files, ${(size / 1e6).toFixed(1)} MB, ${isSigned ? 'signed, ' : ''}read again and checked.`;
  if (missing.length === 0) return summary;
  const names = missing.slice(0, 20).join('\n  ');
  return `${summary}\n${missing.length} files are named in the database and not in storage; they are not in the backup:\n  ${names}`;
}
