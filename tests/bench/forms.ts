import { testDatabaseUrl } from '../support/database/database.ts';
import { rushForms } from '../support/office/form-rush.ts';
import { onPostgresql } from './browser/on-postgresql.ts';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

/** 1,000 entries with an upload of 500 kB each, 50 at once; every tenth sent twice; on both databases where PostgreSQL is there. */
export async function run(): Promise<string[][]> {
  const head = [
    'Database',
    'Entries',
    'at once',
    'acknowledged',
    'stored',
    'lost or doubled',
    'files',
    'memory before MB',
    'most MB',
    'more MB',
    'seconds',
  ];
  return [head, await measure(), ...onPostgresql(import.meta.filename, ['-o', 'fsync=off'])];
}

async function measure(): Promise<string[]> {
  const found = await rushForms(1000, 50, 500_000);
  const { acknowledged, stored, wrong, files, memoryBefore, memoryPeak, milliseconds } = found;
  const more = megabytes(memoryPeak - memoryBefore);
  const counts = [1000, 50, acknowledged, stored, wrong.length, files].map(String);
  const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
  return [kind, ...counts, megabytes(memoryBefore), megabytes(memoryPeak), more, (milliseconds / 1000).toFixed(1)];
}

if (import.meta.main) {
  console.log(JSON.stringify([await measure()]));
  process.exit(0);
}
