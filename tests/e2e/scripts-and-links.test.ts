import type { Page } from '@playwright/test';
import { calendar } from './calendar.ts';
import { awake, desktop, expect, hydrated, test, withoutScript } from './site.ts';

test.use(desktop);

/** Marks the document; a mark that is gone means that another document was loaded. */
const mark = 'window.visitMark = true';
const isSameDocument = 'window.visitMark === true';

test('GEN-01 scripts are asked for after the page has been loaded, none before', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script');
  });
  page.on('load', () => order.push('load'));
  await page.goto(calendar.de);
  await hydrated(page);
  expect(order[0]).toBe('load');
  expect(order.length).toBeGreaterThan(5);
});

test('GEN-01 a visitor who moves at once gets the scripts at once, while pictures are still coming', async ({ page }) => {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(calendar.de, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(400, 300);
  await page.mouse.move(410, 310);
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  await page.waitForLoadState('load');
});

const isAwake = "window.history.scrollRestoration === 'manual'";

/** The time of calm after which a page wakes up by itself never ends. */
async function withoutEndOfCalm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((call: () => void, delay: number) => (delay === 3000 ? 0 : setTimeout(call, delay))) as typeof setTimeout;
  });
}
test.describe('a visitor who does not move', () => {
  test.use({ isStill: true });

  test('GEN-01 scripts are at hand after the page, and nothing of them runs before the first sign of a visitor (decision 0074)', async ({
    page,
  }) => {
    await withoutEndOfCalm(page);
    const fetched = page.waitForResponse(/\/assets\/entry\.client/);
    const events = page.waitForResponse(/\/assets\/events-/);
    await page.goto(calendar.de);
    await (await fetched).finished();
    await (await events).finished();
    // Some browsers say so of a pointer that rests where the page comes up.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
    // What an idle browser would do by now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(isAwake)).toBe(false);
    expect(await page.evaluate('window.__reactRouterRouteModules')).toBeUndefined();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.mouse.move(400, 300);
    await page.mouse.move(410, 310);
    await awake(page);
    expect(asked.filter((url) => /\/assets\/(entry|libraries|shared|root|frame|events)/.test(url))).toEqual([]);
  });

  test('GEN-01 who gives no sign has a page that is awake after 3 s of calm', async ({ page }) => {
    await page.goto(calendar.de);
    await awake(page);
    const [now, loaded] = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [performance.now(), document?.loadEventEnd ?? 0] as const;
    });
    expect(now - loaded).toBeGreaterThan(3000);
  });

  for (const [what, path, cookie] of [
    ['an address that names a place', '/de#consent', null],
    ['a visitor with a cart', '/de', 'cartAmount'],
    ['a visitor who is logged in', '/de', 'is_logged_in'],
  ] as const) {
    test(`GEN-01 there is no calm for ${what}: a script has something to show`, async ({ page, site }) => {
      await withoutEndOfCalm(page);
      if (cookie) await page.context().addCookies([{ name: cookie, value: '2', url: site.url }]);
      await page.goto(path);
      await awake(page);
    });
  }
});

test('ROUTE-01 LAYOUT-07 after a reload the way back leads to a page of another kind, whose route nobody has asked for yet', async ({
  page,
}) => {
  await page.goto(calendar.de);
  await hydrated(page);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/kalender\/[^/]+\/\d+$/);
  await page.reload();
  await hydrated(page);
  await page.evaluate(mark);
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test('I18N-04 ROUTE-01 a link inside of the site loads no document; files, other windows and the other language stay with the browser', async ({
  page,
}) => {
  await page.goto(calendar.de);
  await hydrated(page);
  await page.evaluate(mark);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/kalender\/[^/]+\/\d+$/);
  expect(await page.evaluate(isSameDocument)).toBe(true);

  // A text of an editor: nobody made this link with a component.
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<p><a href="/de">zum Haus</a> <a href="/de/x.pdf" id="file">Heft</a></p>')`,
  );
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'zum Haus' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await page.getByRole('link', { name: 'zum Haus' }).click();
  await expect(page).toHaveURL(/\/de$/);
  expect(await page.evaluate(isSameDocument)).toBe(true);

  await page.locator('.lang summary').click();
  await page.locator('.lang').getByRole('link').click();
  await expect(page).toHaveURL(/\/en$/);
  expect(await page.evaluate(isSameDocument)).toBe(false);
});

test.describe('without script', () => {
  test.use(withoutScript);

  test('GEN-01 the same links load documents', async ({ page }) => {
    await page.goto(calendar.de);
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/kalender\/[^/]+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
