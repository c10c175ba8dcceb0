import { chromium, type Page } from '@playwright/test';
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
  const [whole, frame] = await hydrationTimes(site);
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

/** For the page of forty and the one with a single headline, asked in turn. */
async function hydrationTimes(site: Site): Promise<[whole: number, frame: number]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const times: Record<string, number[]> = { [path]: [], [barePath]: [] };
  for (let round = 0; round < 30; round += 1) {
    for (const [one, taken] of Object.entries(times)) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
      const time = await hydrate(page, site.url + one);
      // A browser that has just started has work of its own.
      if (round > 5) taken.push(time);
      await page.close();
    }
  }
  await browser.close();
  return [quantile(times[path] ?? [], 0.5), quantile(times[barePath] ?? [], 0.5)];
}

/**
 * Milliseconds of work from hydrateRoot until all is taken over, without the times in between: React works in tasks it sends itself
 * through a MessageChannel.
 */
async function hydrate(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const work = { isBegun: false, isOver: false, time: 0 };
    Object.assign(window, { work });
    const timed = (task: (event: MessageEvent) => void) => (event: MessageEvent) => {
      const begin = performance.now();
      task(event);
      if (work.isBegun && !work.isOver) work.time += performance.now() - begin;
    };
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(task) {
        set?.call(this, timed(task));
      },
    });
    const look = () => {
      const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
      // React names its elements as it goes along; the router says when all of it is done.
      const isOver = window.history.scrollRestoration === 'manual';
      work.isOver = isOver && [...document.querySelectorAll('.modules > :not([data-module] *)')].every(isTaken);
      if (!work.isOver) setTimeout(look, 2);
    };
    // The first thing hydrateRoot does is listen; nobody else listens for this.
    const add = document.addEventListener;
    document.addEventListener = function listen(this: Document, ...args: Parameters<typeof add>) {
      if (args[0] === 'copy' && !work.isBegun) {
        work.isBegun = true;
        setTimeout(look, 2);
      }
      return add.apply(this, args);
    } as typeof add;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.mouse.move(40, 300);
  const time = await page.waitForFunction(() => {
    const { work } = window as unknown as { work: { isOver: boolean; time: number } };
    return work.isOver && work.time;
  });
  return Number(await time.jsonValue());
}
