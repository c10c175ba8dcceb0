import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { followChanges } from '../../src/core/database/changes.server.ts';
import type { DatabaseHandle } from '../../src/core/database/client.server.ts';
import { openPglite } from '../../src/core/database/open-pglite.server.ts';
import { Memory, Reading, visitor } from '../../src/core/database/reading.server.ts';
import { isLanguage } from '../../src/core/languages.ts';
import { readResults, readSuggestions } from '../../src/features/search/search.read.server.ts';
import { rebuildIndex } from '../../src/features/search/search-index.server.ts';
import { readModules } from '../../tools/read-modules.ts';
import seedSite, { siteFolder } from '../e2e/demo-site.ts';
import { testNow } from '../support/app.ts';
import { openTestDatabase, testDatabaseUrl } from '../support/database.ts';
import { insertManyDocuments } from '../support/many-documents.ts';
import gold from '../support/search-gold.json' with { type: 'json' };

const documents = 20_000;
const now = new Date(testNow);

/** What the gold set finds in the demo house, and how long searching takes among 20,000 things, on both databases where PostgreSQL is there. */
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

const entries = Object.entries(gold).flatMap(([ability, languages]) =>
  Object.entries(languages).flatMap(([language, queries]) =>
    queries.map(([query = '', expected = '']) => ({ ability, language: isLanguage(language) ? language : 'de', query, expected }) as const),
  ),
);

async function rateGold(opened: Opened): Promise<string[][]> {
  const rates = new Map<string, { found: number; total: number }>();
  for (const { ability, language, query, expected } of entries) {
    const { results } = await readResults(opened.reading(), language, query, null, 1);
    const three = results.slice(0, 3);
    const days = three.flatMap(({ date_start }) => date_start?.slice(0, 10) ?? []);
    const [first = '', last = first] = expected.split('/');
    const isOfTime = ability === 'words of time';
    const isInTime = three[0]?.date_start != null && days.every((day) => day >= first && day <= last);
    const isFound = isOfTime ? isInTime : three.some(({ title }) => title === expected);
    for (const name of [`${ability}, ${language}`, 'all']) {
      const { found, total } = rates.get(name) ?? { found: 0, total: 0 };
      rates.set(name, { found: found + Number(isFound), total: total + 1 });
    }
    if (!isFound) console.log(`not among the first three: '${query}' (${language}) → ${expected}`);
  }
  return [...rates].map(([name, { found, total }]) => [
    `gold set, ${name}`,
    `${found} of ${total} (${((100 * found) / total).toFixed(1)} %)`,
  ]);
}

/** Each query as it is typed, every second letter. The first round fills the caches. */
async function measure(opened: Opened, kind: string): Promise<string[][]> {
  const times = { suggestions: [] as number[], results: [] as number[] };
  for (let round = 0; round < 2; round++) {
    times.suggestions = [];
    times.results = [];
    for (const { language, query } of entries) {
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
