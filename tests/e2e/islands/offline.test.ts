import type { Page } from '@playwright/test';
import { variantsToRun } from '../../support/variants.ts';
import { calendar } from '../programme/calendar.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { countDocuments, desktop, expect, phone, ready, reconnect, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker has the page in its hands and the offline programme of its language in its cache. */
async function openAndCache(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  const programme = `${path.slice(0, 3)}/offline-programme`;
  // Not waitForFunction: to it the promise of an answer is an answer.
  const isCached = async (address: string) => navigator.serviceWorker.controller !== null && (await caches.match(address)) !== undefined;
  await expect.poll(() => page.evaluate(isCached, programme), { timeout: 15_000 }).toBe(true);
}

for (const language of languages) {
  test(`SITE-06 without a network any page is the programme of the next 30 days with its age (${language})`, async ({
    page,
    problems,
    context,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openAndCache(page, `/${language}`);
    await context.setOffline(true);
    await page.goto(calendar[language]);
    await expect(page).toHaveURL(calendar[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'offline_programme'));
    await expect(page.getByText(language === 'de' ? 'Stand: 20.11.2026' : /As of 20\/11\/2026/)).toBeVisible();
    expect(await page.locator('.offline-page li').count()).toBeGreaterThan(5);
    // With its styles: stylesheets and fonts were cached with it.
    expect(await page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await reconnect(page);
    await page.getByRole('link', { name: text(language, 'offline_retry') }).click();
    await expect(page.locator('.offline-page')).toHaveCount(0);
    await expect(page).toHaveURL(calendar[language]);
  });
}

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);
    for (const language of variantsToRun(languages)) {
      test(`SITE-06 axe finds nothing on the offline programme (${language})`, async ({ page }) => {
        await page.goto(`/${language}/offline-programme`);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      });
    }
  });
}

test('SITE-06 the offline programme is fetched at most once a day', async ({ page, context }) => {
  let fetched = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/de/offline-programme')) fetched += 1;
  });
  await openAndCache(page, '/de');
  for (const path of [calendar.de, '/de', '/de/produktionen']) await openAndCache(page, path);
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(1);
});

test('SITE-06 a file that the server does not have is missing from the offline programme, which is there without it and fetched once all the same', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/);
  let [fetched, missing] = [0, ''];
  context.on('request', (request) => {
    if (request.url().endsWith('/de/offline-programme')) fetched += 1;
  });
  await context.route('**/*', (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (!request.serviceWorker() || !/^\/media\/|\.woff2$/.test(path)) return route.fallback();
    missing ||= path;
    return path === missing ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await openAndCache(page, '/de');
  await openAndCache(page, calendar.de);
  await page.waitForLoadState('networkidle');
  expect(missing).not.toBe('');
  expect(fetched).toBe(1);
  await context.setOffline(true);
  await page.goto('/de/produktionen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'offline_programme'));
});

test('SITE-06 calls are never answered from a cache', async ({ page }) => {
  await openAndCache(page, '/de');
  await page.evaluate(() => fetch('/de/api/opening-hours-today/').then((answer) => answer.text()));
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.length).toBeGreaterThan(3);
  for (const path of cachedPaths) expect(path).toMatch(/^\/assets\/|^\/media\/|^\/de\/offline-programme$/);
});

test('SITE-06 a new version becomes active at once and the old files are gone', async ({ page, site, problems }) => {
  // Live stock, and scripts fetched ahead for a press, may be asked for while the server starts anew.
  problems.expect(/shop-availability|\/assets\//);
  await openAndCache(page, '/de');
  const isTaken = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })),
  );
  const assets = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('assets ')));
  const [before] = await assets();
  await site.deploy('next');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  expect(await isTaken).toBe(true);
  await expect.poll(assets).not.toContain(before);
  expect(await page.evaluate(() => caches.keys())).toContain('offline');
});

test('SITE-04 a bar says that the connection is lost and goes when it is back', async ({ page, context, problems }) => {
  // Live stock is requested again meanwhile.
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(calendar.de);
  await ready(page);
  // What is fetched while nothing else is to be done is not the matter here.
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('status').getByText(text('de', 'offline_bar'));
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
});

test('SITE-05 a link pressed without a network shows our offline page, not that of the browser', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openAndCache(page, '/de');
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('de', 'productions') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'offline_programme'));
  await expect(page).toHaveURL('/de/produktionen');
});

test.describe('a page that cannot be fetched', () => {
  test.use({ serviceWorkers: 'block', ...desktop });

  test('SITE-05 the browser loads it once, and after a second failure within 60 s the page says so', async ({ page, problems }) => {
    problems.expect(/produktionen|Failed to fetch|net::ERR_FAILED/);
    const documents = countDocuments(page);
    await page.route('**/de/produktionen', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort('failed')));
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: text('de', 'productions') })
      .first();
    await page.goto(calendar.de);
    await ready(page);
    await link.click();
    await expect(page).toHaveURL('/de/produktionen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'productions'));
    expect(documents()).toBe(2);
    await page.goto(calendar.de);
    await ready(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ein unbekannter Fehler ist aufgetreten');
    await expect(page).toHaveURL('/de/produktionen');
    expect(documents()).toBe(3);
  });

  test('SITE-05 ERR-05 in a browser that stores nothing the page says so at the first failure, and the loading bar ends', async ({
    page,
    problems,
  }) => {
    problems.expect(/produktionen|Failed to fetch|net::ERR_FAILED/);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await page.route('**/de/produktionen', (route) => route.abort('failed'));
    await page.goto(calendar.de);
    await ready(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('de', 'productions') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ein unbekannter Fehler ist aufgetreten');
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  });
});
