import { readModules } from '../../tools/read-modules.ts';
import { showModules, siteSamples } from '../e2e/modules/module-pages.ts';
import seedSite from '../e2e/support/demo-site.ts';
import { createTestServer, type Site } from '../e2e/support/test-server.ts';
import { plansOf } from '../support/database/query-plans.ts';
import { fortyModules } from '../support/editor/forty-modules.ts';
import { onCore, quantile, untilAlone } from './site/site.ts';

const path = '/de/vierzig';

/** A page of forty modules of every kind: its queries and its rendering time. */
export async function run(): Promise<string[][]> {
  await seedSite();
  const testServer = createTestServer();
  const site = await testServer.open('ring');
  const forty = fortyModules(await readModules(), await siteSamples(site));
  await showModules(site, 'vierzig', forty);
  await (await fetch(`${site.url}/de/impressum`)).arrayBuffer();
  await untilAlone();
  const queries = await plansOf(site.database, () => read(site));
  const times = await onCore(0, () => coldTimes(site));
  await testServer.close();
  return [
    ['figure', 'value', 'goal'],
    ['queries of a page nobody has seen', String(queries.length), '1 for its modules'],
    ['made and compressed on one core, median of 40', `${quantile(times, 0.5).toFixed(1)} ms`, 'under 20 ms'],
    ['p95', `${quantile(times, 0.95).toFixed(1)} ms`, ''],
  ];
}

async function read({ url }: Site): Promise<void> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Each time the page has just been changed, and the code is warm. */
async function coldTimes(site: Site): Promise<number[]> {
  const { db } = site.database;
  const { rows } = (await db.execute(`select id from pages where path->>'de' = 'vierzig'`)) as unknown as { rows: { id: number }[] };
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    await site.edit([`container:page-${rows[0]?.id}`], async () => undefined);
    const begin = performance.now();
    await read(site);
    if (round >= 20) times.push(performance.now() - begin);
  }
  return times;
}
