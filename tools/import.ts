import { join, resolve } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { callCommand, connectToSite } from '../src/core/database/data-dir/call-command.server.ts';
import { lockDataDir } from '../src/core/database/data-dir/lock-data-dir.server.ts';
import { describeReport } from '../src/features/imports/describe-report.ts';
import { formatNames, type SeasonFormat } from '../src/features/imports/format-names.ts';
import type { ImportInput } from '../src/features/imports/import-file.server.ts';
import { type SeasonProgress, type SeasonReport, totalOf } from '../src/features/imports/season.report.ts';
import { type Config, ConfigError, readConfig } from '../src/server/config.server.ts';

const usage = `Imports a season into the site.

  npm run import -- FORMAT FILE [--dry-run] [--shift-years N]

  FORMAT          ${formatNames.join(' or ')}; docs/import.md describes them
  FILE            the file; pictures it names lie beside it
  --dry-run       shows what would happen and changes nothing
  --shift-years N moves all dates by N years in whole weeks, so that weekdays stay (-100 to 100)
`;

class UsageError extends Error {}

process.exitCode = await main();

/** 0 when something was imported or nothing was to do, 1 when nothing could be imported, 2 for a wrong call. */
async function main(): Promise<number> {
  try {
    const input = readArguments(process.argv.slice(2));
    const report = await runImport(readConfig(process.env), input);
    console.log(describeReport(report));
    const { created, updated, unchanged, refused } = totalOf(report);
    return refused > 0 && created + updated + unchanged === 0 ? 1 : 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(error instanceof Error ? error.message : error);
    if (isUsage) console.error(`\n${usage}`);
    return isUsage || error instanceof ConfigError ? 2 : 1;
  }
}

function readArguments(given: string[]): ImportInput {
  const { values, positionals } = parse(given);
  const [format, file, ...more] = positionals;
  if (!format || !file || more.length > 0)
    throw new UsageError(`expected FORMAT and FILE, got ${positionals.length === 0 ? 'nothing' : `'${positionals.join(' ')}'`}`);
  if (!formatNames.includes(format as SeasonFormat))
    throw new UsageError(`expected the format ${formatNames.join(' or ')}, got '${format}'`);
  const years = values['shift-years'] ?? '0';
  if (!/^-?\d{1,3}$/.test(years) || Math.abs(Number(years)) > 100)
    throw new UsageError(`--shift-years: expected a whole number from -100 to 100, got '${years}'`);
  return {
    format: format as SeasonFormat,
    file: resolve(process.env.INIT_CWD ?? '.', file),
    isDryRun: values['dry-run'] ?? false,
    shiftYears: Number(years),
  };
}

function parse(given: string[]) {
  try {
    // A negative number would be taken for an option.
    const args = given.flatMap((arg, index) =>
      given[index - 1] === '--shift-years' ? [] : arg === '--shift-years' ? [`${arg}=${given[index + 1] ?? ''}`] : [arg],
    );
    return parseArgs({ args, allowPositionals: true, options: { 'dry-run': { type: 'boolean' }, 'shift-years': { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Through the running site when there is one, else on the database itself. */
async function runImport(config: Config, input: ImportInput): Promise<SeasonReport> {
  // Only now: what imports takes seconds to load, and a wrong call needs none of it.
  const { importCommand, importFile } = await import('../src/features/imports/import-file.server.ts');
  const site = config.databaseUrl ? null : await connectToSite(config.dataDir);
  if (site) {
    console.log(`The site on ${config.dataDir} does the import.`);
    return callCommand(site, importCommand, input, showProgress()).finally(() => site.destroy());
  }
  const [{ migrate }, { openDatabase }, { commandParts }] = await Promise.all([
    import('../src/core/database/migrate.server.ts'),
    import('../src/core/database/open.server.ts'),
    import('../src/server/commands/commands.server.ts'),
  ]);
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir, 'an import');
  const database = await openDatabase(config, console.error);
  try {
    await migrate(database, join(import.meta.dirname, '../db/migrations'));
    return await importFile(commandParts(database, config), input, showProgress());
  } finally {
    await database.close();
    lock?.release();
  }
}

/** One line that moves on a terminal, one line per step elsewhere. */
function showProgress(): (progress: SeasonProgress) => void {
  let step = '';
  return (progress) => {
    const counter = progress.total > 1 ? ` ${progress.done}/${progress.total}` : '';
    if (stdout.isTTY)
      stdout.write(`\r\x1b[K${progress.step}${counter}${progress.step === 'applying' && progress.done === progress.total ? '\n' : ''}`);
    else if (progress.step !== step) console.log(`${progress.step} …`);
    step = progress.step;
  };
}
