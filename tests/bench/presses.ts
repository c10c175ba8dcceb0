import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { desktop, phone } from '../e2e/site.ts';
import { openBrowser, settled } from './browser.ts';
import { bookableEvent } from './kinds-of-page.ts';
import { quantile, startSite, untilAlone } from './site.ts';

const times = 7;
const slowdown = 4;

/** From a press to what it asks for painted, on a processor a quarter as quick, with the scripts or the page fetched ahead. */
export async function run(): Promise<string[][]> {
  const site = await startSite();
  await untilAlone(site);
  const browser = await openBrowser();
  const event = site.url + (await bookableEvent(site.url)).link.url;
  const rows = [
    await row('first tap on the ticket button to the dialog, phone', 200, () => book(browser, phone, event, 'dialog.bk')),
    await row('the same to its prices', null, () => book(browser, phone, event, 'dialog.bk .g')),
    await row('first click on it to the dialog, mouse', 200, () => book(browser, desktop, event, 'dialog.bk')),
  ];
  const calendar = `${site.url}/de/kalender`;
  rows.push(await row('link of the calendar to the event page', 150, () => follow(browser, calendar, 'main h3 a[href]')));
  rows.push(
    await row('link of the main menu to the productions', 150, () =>
      follow(browser, calendar, 'header a[href="/de/produktionen"]:visible'),
    ),
  );
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

/** The first press of a visit on the ticket button. A finger gives no sign before it presses; a mouse rests on the button for a moment. */
async function book(browser: Browser, device: BrowserContextOptions, address: string, wanted: string): Promise<number> {
  const page = await openSlowly(browser, device, address);
  const button = page.locator('main a[data-book]:visible, a[data-book]:visible').first();
  const painted = await paintedAfterPress(page, wanted);
  if (device.hasTouch) await button.tap();
  else {
    await button.hover();
    // A hand rests on a button before it presses: that is the case to be measured, not a wait for something.
    await page.waitForTimeout(300);
    await button.click();
  }
  const milliseconds = await painted();
  await page.context().close();
  return milliseconds;
}

/** A press on a link whose page was fetched while the mouse rested on it. */
async function follow(browser: Browser, address: string, selector: string): Promise<number> {
  const page = await openSlowly(browser, desktop, address);
  const link = page.locator(selector).first();
  const target = new URL((await link.getAttribute('href')) ?? '', address).href;
  const fetched = page.waitForResponse(target);
  await link.hover();
  await (await fetched).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // The title of the page that is left is marked: the next page has one of its own.
  await page.locator('main h1').evaluateAll((titles) => {
    for (const title of titles) title.setAttribute('data-left', '');
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const painted = await paintedAfterPress(page, 'main h1:not([data-left])');
  await link.click();
  const milliseconds = await painted();
  if (page.url() !== target || documents > 0) throw new Error(`${target} was not shown in the same document.`);
  await page.context().close();
  return milliseconds;
}

async function openSlowly(browser: Browser, device: BrowserContextOptions, address: string): Promise<Page> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block', locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address);
  await settled(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Watches for the next press and the wanted element. The frame in which the element is first there is painted when the next one begins.
 * @returns what waits for the milliseconds between the two.
 */
async function paintedAfterPress(page: Page, wanted: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((selector) => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const look = () => {
            const element = document.querySelector(selector);
            if (!element?.checkVisibility({ opacityProperty: false, visibilityProperty: true })) requestAnimationFrame(look);
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    return { painted };
  }, wanted);
  return () => watch.evaluate(({ painted }) => painted);
}
