/**
 * `node tests/bench/hydration.ts ADDRESS …` prints how long each page takes to wake up at a CPU four times slower, in ms, as a list in
 * JSON: the median of 24 visits, asked in turn. In a process of its own, because the one that serves the pages would take the same cores.
 */
import { chromium, type Page } from '@playwright/test';
import { quantile } from './site.ts';

const addresses = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const times: number[][] = addresses.map(() => []);
for (let round = 0; round < 30; round += 1) {
  for (const [at, address] of addresses.entries()) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    const time = await hydrate(page, address);
    // A browser that has just started has work of its own.
    if (round > 5) times[at]?.push(time);
    await page.close();
  }
}
await browser.close();
console.log(JSON.stringify(times.map((taken) => quantile(taken, 0.5))));

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
  await page.mouse.move(60, 310);
  const time = await page.waitForFunction(() => {
    const { work } = window as unknown as { work: { isOver: boolean; time: number } };
    return work.isOver && work.time;
  });
  return Number(await time.jsonValue());
}
