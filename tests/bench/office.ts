import { startTestApp, testNow } from '../support/app.ts';
import { testDatabaseUrl } from '../support/database/database.ts';
import { insertManyEvents } from '../support/database/many-events.ts';
import { headersOf } from '../support/office/accounts.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { quantile } from './site/site.ts';

const small = 1_000;
const large = 10_000;
const rounds = 40;

/** Addresses that are requested one after the other, as while typing. */
const typed = (rest: string) => [...'Play 17'].map((_, index, all) => `/en/admin/events?search=${all.slice(0, index + 1).join('')}${rest}`);

const cases: readonly { name: string; paths: readonly string[] }[] = [
  { name: 'first page', paths: ['/en/admin/events'] },
  { name: 'first page, past ones too', paths: ['/en/admin/events?past=on'] },
  { name: 'search while typing', paths: typed('') },
  { name: 'search while typing, past ones too', paths: typed('&past=on') },
  { name: 'a room, by title', paths: ['/en/admin/events?past=on&room=3&sort=-name'] },
  { name: 'the last page', paths: ['/en/admin/events?past=on&page=40'] },
  { name: 'form of a performance', paths: ['/en/admin/events/500'] },
];

/** Time until the office has answered with few and with many performances, on both databases where PostgreSQL is there (ADMIN-02). */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'Page', `median ms at ${small}`, `at ${large}`, 'ratio', `p95 ms at ${small}`, `at ${large}`, 'ratio'];
  return [head, ...(await compare()), ...onPostgresql(import.meta.filename, ['-o', 'fsync=off'])];
}

/** Both sizes are measured in turn, so that a slow moment of a shared machine affects both. */
async function compare(): Promise<string[][]> {
  const sites = [await openSite(small), await openSite(large)] as const;
  for (let round = -5; round < rounds; round++)
    for (const { name, paths } of cases)
      for (const site of sites)
        for (const path of paths) {
          const time = await site.ask(path);
          if (round >= 0) site.times.set(name, [...(site.times.get(name) ?? []), time]);
        }
  for (const site of sites) await site.close();
  const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
  return cases.map(({ name }) => {
    const compared = [0.5, 0.95].flatMap((share) => {
      const [few, many] = sites.map(({ times }) => quantile(times.get(name) ?? [], share)) as [number, number];
      return [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)];
    });
    return [kind, name, ...compared];
  });
}

async function openSite(count: number) {
  const app = await startTestApp({ seed: (database) => insertManyEvents(database, count, testNow) });
  const headers = await headersOf(app, 'editor');
  return {
    times: new Map<string, number[]>(),
    /** Milliseconds until the whole page has come. @throws when it is not 200. */
    ask: async (path: string) => {
      const begun = performance.now();
      const response = await app.get(path, { headers });
      await response.text();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      return performance.now() - begun;
    },
    close: () => app.close(),
  };
}

if (import.meta.main) {
  console.log(JSON.stringify(await compare()));
  process.exit(0);
}
