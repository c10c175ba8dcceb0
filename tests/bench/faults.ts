import { onPostgresql } from './browser/on-postgresql.ts';
import { killUnderWrites } from './faults/kills.ts';
import { outages } from './faults/outages.ts';

const writes = Number(process.env.FAULTS_WRITES ?? 10_000);
const kills = Number(process.env.FAULTS_KILLS ?? 100);
/** At most, on each database. */
const minutes = Number(process.env.FAULTS_MINUTES ?? 15);

const measure = async () => [...(await outages()), ...(await killUnderWrites(writes, kills, minutes))];

/** Outages, and 10,000 writes of every kind while the server is killed 100 times; on the embedded database and on PostgreSQL. */
export async function run(): Promise<string[][]> {
  return [...(await measure()), ...onPostgresql(import.meta.filename)];
}

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  process.exit(0);
}
