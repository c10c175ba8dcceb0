import { Agent, get } from 'node:http';
import { announceChange } from '../../src/core/database/changes.server.ts';
import { startTestApp, type TestApp, testNow } from '../support/app.ts';
import { testDatabaseUrl } from '../support/database/database.ts';
import { insertManyEvents } from '../support/database/many-events.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { quantile } from './site/site.ts';

const small = 1_000;
const large = 100_000;
const rounds = 100;

interface Case {
  name: string;
  query: string;
  /** Measured right after a change of an event, when the number of all has to be counted again. */
  isAfterChange?: boolean;
  isDeep?: boolean;
}

const cases: readonly Case[] = [
  { name: 'first page', query: '' },
  { name: 'page 50', query: '?page=50' },
  { name: 'room', query: '?room=3' },
  { name: 'tag', query: '?tag=5' },
  { name: 'series and type', query: '?series=4&type=2' },
  { name: 'a day', query: '?date=24-11-2026' },
  { name: 'page 5000', query: '?page=5000', isDeep: true },
  { name: 'first page after a change', query: '', isAfterChange: true },
  { name: 'tag after a change', query: '?tag=5', isAfterChange: true },
];

/** Time of the calls of the calendar with few and with many events, on both databases where PostgreSQL is there. */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'Call', `median ms at ${small}`, `at ${large}`, 'ratio', `p95 ms at ${small}`, `at ${large}`, 'ratio'];
  return [head, ...(await compare()), ...onPostgresql(import.meta.filename, ['-o', 'fsync=off'])];
}

/** Both sizes are measured in turn, so that a slow moment of a shared machine affects both. */
async function compare(): Promise<string[][]> {
  const [few, many] = [await openSite(small), await openSite(large)];
  for (let round = -20; round < rounds; round++) {
    for (const call of cases) {
      if (call.isAfterChange && round % 10 !== 0) continue;
      for (const site of [few, many]) {
        // With few events there is no such page.
        if (call.isDeep && site === few) continue;
        const time = await site.time(call);
        if (round >= 0) site.times.set(call.name, [...(site.times.get(call.name) ?? []), time]);
      }
    }
  }
  await few.close();
  await many.close();
  const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
  return cases.map(({ name }) => {
    const at = (site: Site, share: number) => quantile(site.times.get(name) ?? [], share);
    const compared = (share: number) => {
      const [base, figure] = [at(few, share), at(many, share)];
      return [base, figure, figure / base].map((value) => (Number.isNaN(value) ? '' : value.toFixed(2)));
    };
    return [kind, name, ...compared(0.5), ...compared(0.95)];
  });
}

interface Site {
  times: Map<string, number[]>;
  time(call: Case): Promise<number>;
  close(): Promise<void>;
}

async function openSite(count: number): Promise<Site> {
  const app = await startTestApp({ seed: (database) => insertManyEvents(database, count, testNow) });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = ({ query }: Case) => timeOf(`${app.url}/de/api/events/${query}`, agent);
  return {
    times: new Map(),
    time: async (call) => {
      if (!call.isAfterChange) return ask(call);
      await changeEvents(app);
      const time = await ask(call);
      // The other entries are cached again outside of the measurement.
      for (const other of cases) if (!other.isDeep) await ask(other);
      return time;
    },
    close: async () => {
      agent.destroy();
      await app.close();
    },
  };
}

async function changeEvents({ database, app }: TestApp): Promise<void> {
  await database.db.transaction((transaction) => announceChange(transaction, ['events']));
  await app.applyNewChanges();
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
