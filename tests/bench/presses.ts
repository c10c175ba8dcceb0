import { desktop, phone } from '../e2e/support/site.ts';
import { type BareBrowser, type BarePage, type Device, openBareBrowser } from './browser/bare-browser.ts';
import { bookableEvent } from './browser/kinds-of-page.ts';
import { quantile, startSite, untilAlone } from './site/site.ts';

const times = 7;
const slowdown = 4;
/** Time the pointer rests on an element before it presses. */
const restMs = 300;

/** From a press until its result is painted, on a processor throttled to a quarter, with the scripts or the page prefetched. */
export async function run(): Promise<string[][]> {
  const site = await startSite();
  await untilAlone(site);
  const browser = await openBareBrowser();
  const event = site.url + (await bookableEvent(site.url)).link.url;
  const calendar = `${site.url}/de/kalender`;
  const rows = [
    await row('first tap on the ticket button to the dialog, phone', 200, () => book(browser, phone, event, 'dialog.bk')),
    await row('the same to its prices', null, () => book(browser, phone, event, 'dialog.bk .g')),
    await row('first click on it to the dialog, mouse', 200, () => book(browser, desktop, event, 'dialog.bk')),
    await row('link of the calendar to the event page', 150, () => follow(browser, calendar, 'main h3 a[href]')),
    await row('link of the main menu to the productions', 150, () => follow(browser, calendar, 'header a[href="/de/produktionen"]')),
  ];
  await browser.close();
  await site.stop();
  return [['press, CPU x4', `median of ${times}, ms`, 'smallest', 'largest', 'goal'], ...rows];
}

async function row(name: string, goal: number | null, measure: () => Promise<number>): Promise<string[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push(await measure());
  const figures = [0.5, 0, 1].map((share) => quantile(found, share).toFixed(0));
  return [name, ...figures, goal ? `at most ${goal}` : ''];
}

/** The first press on the ticket button. Touch gives no intent before it; a mouse rests on the button for a moment. */
async function book(browser: BareBrowser, device: Device, address: string, wanted: string): Promise<number> {
  const page = await openSlowly(browser, device, address);
  const { x, y } = await placeOf(page, 'a[data-book]');
  if (!device.hasTouch) await rest(page, x, y);
  await watchPress(page, wanted);
  await (device.hasTouch ? page.tap(x, y) : page.click(x, y));
  return finish(page);
}

/** A press on a link whose page was fetched while the mouse rested on it. */
async function follow(browser: BareBrowser, address: string, selector: string): Promise<number> {
  const page = await openSlowly(browser, desktop, address);
  const { x, y, href } = await placeOf(page, selector);
  await rest(page, x, y);
  await page.evaluate(async (target: string) => {
    while (!performance.getEntriesByName(target).length) await new Promise((resolve) => requestIdleCallback(resolve));
    // The title of the old page is marked, because the next page has a title too.
    for (const title of document.querySelectorAll('main h1')) title.setAttribute('data-left', '');
  }, href);
  await watchPress(page, 'main h1:not([data-left])');
  await page.click(x, y);
  const milliseconds = await finish(page, href);
  return milliseconds;
}

async function openSlowly(browser: BareBrowser, device: Device, address: string): Promise<BarePage> {
  const page = await browser.open(device);
  await page.goto(address);
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const isFetched = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
    const wanted = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const isExpected = () => document.querySelector('#navigation-status') !== null;
    while (document.documentElement.dataset.navigation !== 'idle' || (isExpected() && wanted().length < 5) || !wanted().every(isFetched))
      await idle();
    // The service worker fills its cache, which ends long before most people press.
    await navigator.serviceWorker.ready;
    await idle();
  });
  await page.slowDown(slowdown);
  return page;
}

/** The middle of the first of the elements that can be seen, with the page at rest after it was scrolled there: nobody presses in the same moment. */
async function placeOf(page: BarePage, selector: string): Promise<{ x: number; y: number; href: string }> {
  const found = await page.evaluate(async (wanted: string) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(wanted)].find((candidate) => candidate.checkVisibility());
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A frame, and what it begins.
    for (let time = 0; time < 2; time++) await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    return link && { x: x + width / 2, y: y + height / 2, href: link.href };
  }, selector);
  if (!found) throw new Error(`Nothing to be seen of ${selector}.`);
  return found;
}

/** The pointer rests before the press, because that is the case to be measured; nothing is waited for. */
async function rest(page: BarePage, x: number, y: number): Promise<void> {
  await page.moveMouse(x, y);
  await new Promise((resolve) => setTimeout(resolve, restMs));
}

declare global {
  /** Milliseconds from the press that `watchPress` waited for. */
  var paintedAfter: Promise<number> | undefined;
}

/** Watches for the next press and the wanted element. A message sent within the first frame that has the element arrives when that frame is painted. */
async function watchPress(page: BarePage, wanted: string): Promise<void> {
  await page.evaluate((selector: string) => {
    window.paintedAfter = new Promise((resolve) => {
      const painted = new MessageChannel();
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
          const look = () => {
            const element = document.querySelector(selector);
            if (!element?.checkVisibility({ opacityProperty: false, visibilityProperty: true })) requestAnimationFrame(look);
            else painted.port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  }, wanted);
}

/** @throws when another document came or the address is not the one expected. */
async function finish(page: BarePage, address?: string): Promise<number> {
  const { milliseconds, url } = await page.evaluate(async () => ({ milliseconds: await window.paintedAfter, url: location.href }));
  if (milliseconds === undefined || (address && url !== address)) throw new Error(`${address ?? url} was not shown in the same document.`);
  await page.close();
  return milliseconds;
}
