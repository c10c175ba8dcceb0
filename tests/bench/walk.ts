import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { text } from '../e2e/support/texts.ts';
import { openBrowser } from './browser/browser.ts';
import { dataDir, startSite, untilAlone } from './site/site.ts';

/** 3G as Lighthouse and WebPageTest have it: bytes per second and ms. */
const slow3g = { offline: false, downloadThroughput: 750_000 / 8, uploadThroughput: 250_000 / 8, latency: 100 };
const brands = ['ring', 'kammer'];

interface Way {
  /** Puts the focus into a field. */
  reach(page: Page, control: Locator): Promise<void>;
  press(page: Page, control: Locator): Promise<void>;
}

const ways: Record<string, Way> = {
  touch: { reach: (_page, control) => control.tap(), press: (_page, control) => control.tap() },
  keyboard: {
    reach: tabTo,
    press: async (page, control) => {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
  },
};

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab < 200 && !(await isThere()); tab += 1) await page.keyboard.press('Tab');
}

/** From home to two tickets for the next Friday in the cart, at 360 px with an empty cache (issue 26): presses and seconds. */
export async function run(): Promise<string[][]> {
  const rows = [['brand', 'by', 'presses', 'seconds', 'of these until home can be pressed']];
  for (const brand of brands) {
    const site = await startSite({ BRAND: brand, DATA_DIR: join(dataDir, brand) });
    await untilAlone(site);
    const browser = await openBrowser();
    for (const [name, way] of Object.entries(ways)) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow3g);
      const { presses, seconds, home } = await walk(page, site.url, way);
      rows.push([brand, name, String(presses), seconds.toFixed(1), home.toFixed(1)]);
      await context.close();
    }
    await browser.close();
    await site.stop();
  }
  return rows;
}

async function walk(page: Page, url: string, way: Way): Promise<{ presses: number; seconds: number; home: number }> {
  let presses = 0;
  const follow = async (control: Locator) => {
    await way.press(page, control);
    presses += 1;
  };
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  await page.goto(`${url}/de`, { waitUntil: 'domcontentloaded' });
  const friday = nextFriday();
  const evenings = page.locator('main li').filter({ has: page.locator(`time[datetime^="${friday}T"]`), hasNot: page.locator('.few') });
  const tickets = 'a[href^="/tickets/"]:not([data-gone])';
  const day = page.locator(`main a[href$="date=${friday.split('-').reverse().join('-')}"]`);
  await evenings.or(day).first().waitFor();
  const home = seconds();
  if ((await evenings.count()) === 0) await follow(day.first());
  const inRow = evenings.locator(tickets);
  // Where lists sell nothing at once, the page of the evening does.
  const ofEvening = evenings.locator('a[href*="/kalender/"]:not(:has(small))').first();
  await inRow.first().or(ofEvening).first().waitFor();
  if ((await inRow.count()) > 0) await follow(inRow.first());
  else {
    await follow(ofEvening);
    await follow(page.locator('.when a[data-book]').first());
  }
  const pair = page.locator('dialog[open] .pair').first();
  const form = page.locator('form.ticket-form');
  await pair.or(form).first().waitFor();
  // A brand without the widget sells on the pages of the shop.
  if (await form.isVisible()) {
    await way.reach(page, form.getByRole('spinbutton').first());
    presses += 1;
    await page.keyboard.type('2');
    await follow(form.getByRole('button', { name: text('de', 'booking_add_to_cart') }));
    await page.waitForURL(/webshop|cart/);
  } else {
    await follow(pair);
    await follow(page.locator('dialog[open]').getByRole('button', { name: text('de', 'booking_add_to_cart') }));
    await page.locator('dialog[open] .msg h3').waitFor();
  }
  return { presses, seconds: seconds(), home };
}

/** In the venue's time zone, as `2026-11-27`; today counts. */
function nextFriday(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', weekday: 'short' });
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000);
    if (weekday.format(date) === 'Fri') return day.format(date);
  }
  throw new Error('No Friday within seven days.');
}
