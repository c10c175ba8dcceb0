import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { readModules } from '../../tools/read-modules.ts';
import seedHouse from '../e2e/house.ts';
import { houseThings, showModules } from '../e2e/module-pages.ts';
import { createStage, type Site } from '../e2e/stage.ts';
import { fortyModules } from '../support/forty-modules.ts';
import { plansOf } from '../support/query-plans.ts';
import { quantile } from './site.ts';

const path = '/de/vierzig';

/** A page of forty modules, every kind among them: what it asks the database, how long it is made and how long it takes to wake up. */
export async function run(): Promise<string[][]> {
  await seedHouse();
  const stage = createStage('ring');
  const site = await stage.open();
  await showModules(site, 'vierzig', fortyModules(await readModules(), await houseThings(site)));
  await (await fetch(`${site.url}/de/impressum`)).arrayBuffer();
  const queries = await plansOf(site.database, () => read(site));
  const made = onOneCore(() => coldTimes(site));
  const times = await made;
  const [wholly, longest] = await hydrationTimes(site);
  await stage.close();
  return [
    ['figure', 'value', 'goal'],
    ['queries of a page nobody has seen', String(queries.length), '1 for its modules'],
    ['made and compressed on one core, median of 40', `${quantile(times, 0.5).toFixed(1)} ms`, 'under 20 ms'],
    ['p95', `${quantile(times, 0.95).toFixed(1)} ms`, ''],
    ['from the beginning of hydration to its last module, CPU four times slower, median of 7', `${wholly.toFixed(0)} ms`, 'under 100 ms'],
    ['longest task meanwhile', `${longest.toFixed(0)} ms`, ''],
  ];
}

async function read({ url }: Site): Promise<void> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** All threads of this process on core 0 meanwhile. */
async function onOneCore<T>(work: () => Promise<T>): Promise<T> {
  const bind = (cores: string) => execFileSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' });
  bind('0');
  try {
    return await work();
  } finally {
    bind(`0-${availableParallelism() - 1}`);
  }
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

interface Marks {
  begin: number;
  end: number;
  longest: number;
}

async function hydrationTimes(site: Site): Promise<[wholly: number, longest: number]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const marks: Marks[] = [];
  for (let round = 0; round < 8; round += 1) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    marks.push(await hydrate(page, site.url + path));
    await page.close();
  }
  await browser.close();
  const warm = marks.slice(1);
  return [
    quantile(
      warm.map(({ begin, end }) => end - begin),
      0.5,
    ),
    quantile(
      warm.map(({ longest }) => longest),
      0.5,
    ),
  ];
}

async function hydrate(page: Page, address: string): Promise<Marks> {
  await page.addInitScript(() => {
    const marks: Marks = { begin: 0, end: 0, longest: 0 };
    Object.assign(window, { marks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (marks.begin > 0 && startTime + duration > marks.begin) marks.longest = Math.max(marks.longest, duration);
    }).observe({ type: 'longtask' });
    const isDone = () =>
      [...document.querySelectorAll('.modules > :not([data-module] *)')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      );
    const look = () => {
      if (isDone()) marks.end = performance.now();
      else setTimeout(look, 2);
    };
    // The first thing hydrateRoot does is listen; nobody else listens for this.
    const add = document.addEventListener;
    document.addEventListener = function listen(this: Document, ...args: Parameters<typeof add>) {
      if (args[0] === 'copy' && marks.begin === 0) {
        marks.begin = performance.now();
        setTimeout(look, 2);
      }
      return add.apply(this, args);
    } as typeof add;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.mouse.move(40, 300);
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.end > 0);
  return page.evaluate(() => (window as unknown as { marks: Marks }).marks);
}
