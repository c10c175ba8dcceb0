import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readModules } from '../../tools/read-modules.ts';
import seedHouse from '../e2e/house.ts';
import { houseThings, showModules } from '../e2e/module-pages.ts';
import { createStage, type Site } from '../e2e/stage.ts';
import { fortyModules } from '../support/forty-modules.ts';
import { plansOf } from '../support/query-plans.ts';
import { onCore, quantile, untilAlone } from './site.ts';

const path = '/de/vierzig';
const barePath = '/de/eines';

/** A page of forty modules, every kind among them: what it asks the database, how long it is made and how long it takes to wake up. */
export async function run(): Promise<string[][]> {
  await seedHouse();
  const stage = createStage('ring');
  const site = await stage.open();
  const forty = fortyModules(await readModules(), await houseThings(site));
  await showModules(site, 'vierzig', forty);
  await showModules(site, 'eines', forty.filter(({ model }) => model === 'headline').slice(0, 1));
  await (await fetch(`${site.url}/de/impressum`)).arrayBuffer();
  await untilAlone();
  const queries = await plansOf(site.database, () => read(site));
  const made = onCore(0, () => coldTimes(site));
  const times = await made;
  const [whole = Number.NaN, frame = Number.NaN] = await hydrationTimes([site.url + path, site.url + barePath]);
  await stage.close();
  return [
    ['figure', 'value', 'goal'],
    ['queries of a page nobody has seen', String(queries.length), '1 for its modules'],
    ['made and compressed on one core, median of 40', `${quantile(times, 0.5).toFixed(1)} ms`, 'under 20 ms'],
    ['p95', `${quantile(times, 0.95).toFixed(1)} ms`, ''],
    [
      'work from the beginning of hydration to its last module, CPU four times slower, median of 24',
      `${whole.toFixed(0)} ms`,
      'under 100 ms',
    ],
    ['the same with one headline: router and frame', `${frame.toFixed(0)} ms`, ''],
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

/** Medians for pages asked in turn, by a process of its own: this one serves them. */
async function hydrationTimes(addresses: readonly string[]): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'hydration.ts'), ...addresses]);
  return JSON.parse(stdout) as number[];
}
