import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { followChanges } from '../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../src/core/database/client.server.ts';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import { Memory, Reading, visitor } from '../../src/core/database/reading.server.ts';
import { readResults, readSuggestions } from '../../src/features/search/search.read.server.ts';
import { rebuildIndex } from '../../src/features/search/search-index.server.ts';
import { readModules } from '../../tools/read-modules.ts';
import seedSite, { siteFolder } from '../e2e/support/demo-site.ts';
import { testNow } from '../support/app.ts';
import { openTestDatabase, testDatabaseUrl } from '../support/database/database.ts';
import { insertManyDocuments } from '../support/database/many-documents.ts';
import { findMisses, goldQueries } from '../support/search/rate-gold.ts';

const documents = 20_000;
const now = new Date(testNow);

/** What the gold set finds in the demo venue, and how long searching takes among 20,000 things, on both databases where PostgreSQL is there. */
export async function run(): Promise<string[][]> {
  const isPostgresql = testDatabaseUrl !== undefined;
  const database = isPostgresql ? await openTestDatabase() : await openSite();
  const changes = await followChanges(database, console.error);
  const rows: string[][] = [];
  if (!isPostgresql) rows.push(...(await rateGold(new Opened(database, changes))));
  const words = await siteWords(isPostgresql ? await openSite() : database);
  await insertManyDocuments(database, words, documents, now);
  rows.push(...(await measure(new Opened(database, changes), isPostgresql ? 'PostgreSQL' : 'PGlite')));
  await changes.close();
  await database.close();
  return [['What', 'Figure'], ...rows, ...(isPostgresql ? [] : onPostgresql())];
}

/** A database with its caches. */
class Opened {
  readonly #database: DatabaseHandle;
  readonly #memory: Memory;

  constructor(database: DatabaseHandle, changes: ConstructorParameters<typeof Memory>[0]) {
    this.#database = database;
    this.#memory = new Memory(changes);
  }

  reading(): Reading {
    return new Reading(this.#database.db, now, visitor, this.#memory);
  }
}

async function openSite(): Promise<DatabaseHandle> {
  await seedSite();
  const database = await openPglite({ from: new Blob([readFileSync(siteFolder().dump)]) });
  await rebuildIndex({ database, registry: await readModules(), clock: () => now });
  return database;
}

async function siteWords({ db }: DatabaseHandle): Promise<string[]> {
  const query = sql`select word from search_words where language = 'de' and stem <> '' order by md5(word)`;
  return ((await db.execute(query)) as unknown as { rows: { word: string }[] }).rows.map(({ word }) => word);
}

async function rateGold(opened: Opened): Promise<string[][]> {
  const misses = await findMisses(() => opened.reading());
  for (const { query, language, expected } of misses) console.log(`not among the first three: '${query}' (${language}) → ${expected}`);
  const nameOf = ({ ability, language }: (typeof goldQueries)[number]) => `${ability}, ${language}`;
  const missed = Map.groupBy(misses, nameOf);
  const rate = (name: string, total: number, failed: number) => [
    `gold set, ${name}`,
    `${total - failed} of ${total} (${((100 * (total - failed)) / total).toFixed(1)} %)`,
  ];
  return [
    ...[...Map.groupBy(goldQueries, nameOf)].map(([name, { length }]) => rate(name, length, missed.get(name)?.length ?? 0)),
    rate('all', goldQueries.length, misses.length),
  ];
}

/** Each query as it is typed, every second letter. The first round fills the caches. */
async function measure(opened: Opened, kind: string): Promise<string[][]> {
  const times = { suggestions: [] as number[], results: [] as number[] };
  for (let round = 0; round < 2; round++) {
    times.suggestions = [];
    times.results = [];
    for (const { language, query } of goldQueries) {
      times.results.push(await timeOf(() => readResults(opened.reading(), language, query, null, 1)));
      for (let length = 1; length <= query.length; length += 2)
        times.suggestions.push(await timeOf(() => readSuggestions(opened.reading(), language, query.slice(0, length))));
    }
  }
  return Object.entries(times).map(([name, list]) => {
    const at = (share: number) => list.toSorted((one, other) => one - other)[Math.floor(list.length * share)]?.toFixed(1);
    return [`${name} among ${documents} things, ${kind}: median, p95`, `${at(0.5)} ms, ${at(0.95)} ms`];
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The same in a cluster that lives for one run. */
function onPostgresql(): string[][] {
  if (!existsSync('/usr/bin/pg_virtualenv')) return [['PostgreSQL', 'not here']];
  const script = `TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE" node --disable-warning=ExperimentalWarning tools/bench.ts search`;
  const { stdout } = spawnSync('pg_virtualenv', ['-t', '-o', 'fsync=off', 'sh', '-c', script], { encoding: 'utf8' });
  const rows = stdout.split('\n').filter((line) => line.includes('PostgreSQL:'));
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
