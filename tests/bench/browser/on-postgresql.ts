import { execFileSync, spawnSync } from 'node:child_process';
import { testDatabaseUrl } from '../../support/database/database.ts';

/**
 * Runs a bench again in a cluster that lives for one run; nothing where there is none, or it is the one that runs.
 * Started by itself, the bench prints its rows as a line of JSON.
 */
export function onPostgresql(file: string, options: readonly string[] = []): string[][] {
  if (testDatabaseUrl || spawnSync('which', ['pg_virtualenv']).status !== 0) return [];
  const command = `TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE" '${process.execPath}' '${file}'`;
  const output = execFileSync('pg_virtualenv', ['-t', ...options, 'sh', '-c', command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = output.split('\n').find((text) => text.startsWith('[['));
  return line ? (JSON.parse(line) as string[][]) : [];
}
