import { testDatabaseUrl } from '../support/database/database.ts';
import { onPostgresql } from './browser/on-postgresql.ts';
import { askManyTimes, calendarPath, pagesOfTheSite, uncachedTimes } from './browser/page-load.ts';
import { prepareSite } from './site/prepared-site.ts';
import { startSite, untilAlone } from './site/site.ts';

/**
 * Resident memory of the demo site: started on seeded data, after every page of the sitemap, 1,800 new calendar pages
 * and 50,000 cached ones, and a minute later; on both databases where PostgreSQL is there.
 */
export async function run(): Promise<string[][]> {
  const head = ['Database', 'when', 'MB', 'most MB', 'goal'];
  return [head, ...(await measure()), ...onPostgresql(import.meta.filename)];
}

async function measure(): Promise<string[][]> {
  const kind = testDatabaseUrl ? 'PostgreSQL' : 'PGlite';
  const environment = await prepareSite();
  const site = await startSite(environment);
  const rows: string[][] = [];
  const note = (when: string, goal = '') => {
    const { now, most } = site.memory();
    rows.push([kind, when, megabytes(now), megabytes(most), goal]);
  };
  note('started');
  const paths = await pagesOfTheSite(site.url);
  for (const path of paths) await (await fetch(site.url + path)).arrayBuffer();
  note(`after ${paths.length} pages of the sitemap`);
  await uncachedTimes(site.url);
  note('after 1,800 calendar pages');
  await askManyTimes(site.url + calendarPath, 50_000, 32);
  await untilAlone(site);
  note('after 50,000 cached pages: after the load', testDatabaseUrl ? 'at most 180' : 'at most 350');
  // Measured a minute later; there is no event to wait for.
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  note('a minute later');
  await site.stop();
  return rows;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  process.exit(0);
}
