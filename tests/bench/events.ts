import { execFileSync, spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { announceChange } from '../../src/core/database/changes.server.ts';
import { startTestApp, type TestApp, testNow } from '../support/app.ts';
import { testDatabaseUrl } from '../support/database.ts';
import { insertManyEvents } from '../support/many-events.ts';
import { quantile } from './site.ts';

const small = 1_000;
const large = 100_000;
const rounds = 100;

/** What is asked; 'count' is asked right after a change of an event, when the number of all has to be found anew. */
const cases: { name: string; query: string; isAfterChange?: boolean }[] = [
  { name: 'first page', query: '' },
  { name: 'page 50', query: '?page=50' },
  { name: 'room', query: '?room=3' },
  { name: 'tag', query: '?tag=5' },
  { name: 'series and type', query: '?series=4&type=2' },
  { name: 'a day', query: '?date=24-11-2026' },
  { name: 'first page after a change', query: '', isAfterChange: true },
  { name: 'tag after a change', query: '?tag=5', isAfterChange: true },
];

interface Figure {
  name: string;
  median: number;
  p95: number;
}

/** Time of the calls of the calendar with few and with many events, on both databases where PostgreSQL is there. */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'Call', `median ms at ${small}`, `at ${large}`, 'ratio', `p95 ms at ${small}`, `at ${large}`, 'ratio'];
  return [head, ...(await compare()), ...comparePostgresql()];
}

async function compare(): Promise<string[][]> {
  const few = await measure(small);
  const many = await measure(large);
  const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
  return many.map((figure) => {
    const base = few.find(({ name }) => name === figure.name);
    const pair = (key: 'median' | 'p95') =>
      base ? [base[key].toFixed(2), figure[key].toFixed(2), (figure[key] / base[key]).toFixed(2)] : ['', figure[key].toFixed(2), ''];
    return [kind, figure.name, ...pair('median'), ...pair('p95')];
  });
}

/** The same in a cluster that lives for one run. */
function comparePostgresql(): string[][] {
  if (testDatabaseUrl || spawnSync('which', ['pg_virtualenv']).status !== 0) return [];
  const command = `TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE" '${process.execPath}' '${import.meta.filename}'`;
  const output = execFileSync('pg_virtualenv', ['-o', 'fsync=off', 'sh', '-c', command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = output.split('\n').find((text) => text.startsWith('[['));
  return line ? (JSON.parse(line) as string[][]) : [];
}

async function measure(count: number): Promise<Figure[]> {
  const app = await startTestApp({ seed: (database) => insertManyEvents(database, count, testNow) });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const deep = count === large ? [{ name: 'page 5000', query: '?page=5000' }] : [];
  const times = new Map<string, number[]>();
  // Round by round through all cases, so that a slow moment of the machine falls on all of them.
  for (let round = -20; round < rounds; round++) {
    for (const { name, query, isAfterChange } of [...cases, ...deep] as typeof cases) {
      if (isAfterChange && round % 10 !== 0) continue;
      if (isAfterChange) await changeEvents(app);
      const time = await timeOf(`${app.url}/de/api/events/${query}`, agent);
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), time]);
      // What was forgotten is found again outside of the measure.
      if (isAfterChange) for (const other of [...cases, ...deep]) await timeOf(`${app.url}/de/api/events/${other.query}`, agent);
    }
  }
  agent.destroy();
  await app.close();
  return [...times].map(([name, values]) => ({ name, median: quantile(values, 0.5), p95: quantile(values, 0.95) }));
}

async function changeEvents({ database, app }: TestApp): Promise<void> {
  await database.db.transaction((transaction) => announceChange(transaction, ['events']));
  await app.catchUp();
}

/** Milliseconds until the whole answer has come. @throws when it is not 200. */
function timeOf(url: string, agent: Agent): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.resume();
      response.on('end', () => resolve(performance.now() - begin));
    }).on('error', reject);
  });
}

if (import.meta.main) {
  console.log(JSON.stringify(await compare()));
  process.exit(0);
}
