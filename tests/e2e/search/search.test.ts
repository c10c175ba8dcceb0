import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';

const header = (page: Page) => page.locator('.bar .search-form');
const input = (page: Page) => header(page).locator('input');
const button = (page: Page) => header(page).locator('button[type=submit]');
const suggestions = (page: Page) => header(page).locator('.suggestions a');
const isFolded = (page: Page) => input(page).evaluate((field) => field.getBoundingClientRect().width < 20);

/** A page that answers: from now on what script adds to the form is fetched when it is first touched. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

async function type(page: Page, term: string): Promise<void> {
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(term);
  await expect(suggestions(page).first()).toBeVisible();
}

test.describe('desktop', () => {
  test.use(desktop);

  test('SRCH-02 SRCH-03 SRCH-04 SRCH-05 NAV-06 the button unfolds the form, an empty term does nothing, leaving folds it', async ({
    page,
  }) => {
    await open(page, '/de/team');
    expect(await isFolded(page)).toBe(true);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await expect.poll(() => isFolded(page)).toBe(false);
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/team$/);
    await page.locator('h1').click();
    await expect.poll(() => isFolded(page)).toBe(true);
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/team$/);
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('Prospero');
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/search\?q=Prospero$/);
    await expect(page.getByRole('link', { name: 'Agnes Thorwald' })).toBeVisible();
  });

  test('SRCH-14 results begin where the page begins; no line of them begins with a point, none quotes an answer without its question', async ({
    page,
  }) => {
    await open(page, '/de/search?q=Hamlet');
    const logo = await page.getByRole('banner').locator('.logo').first().boundingBox();
    const title = await page.getByRole('main').getByRole('searchbox').boundingBox();
    expect(Math.abs((title?.x ?? 0) - (logo?.x ?? 0))).toBeLessThan(4);
    const [text = ''] = await page.getByRole('main').getByRole('listitem').locator('p:not(.kick)').allTextContents();
    expect(text).toContain('\u00a0· ');
    expect(text).not.toMatch(/ · |· keine/);
  });

  test('SRCH-06 SRCH-07 SRCH-09 SRCH-10 SRCH-11 SRCH-12 suggestions by keys and by mouse', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const scripts: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push((await response.body().catch(() => '')).length);
    });
    await open(page, '/de/team');
    await type(page, 'sturm');
    const list = header(page).locator('.suggestions');
    await expect(suggestions(page).first()).toHaveText(/Der Sturm.*Produktion/);
    // Its texts come without React, which alone has 220 kB (GEN-02).
    expect(scripts.reduce((sum, size) => sum + size)).toBeLessThan(100_000);
    await expect(header(page).getByRole('status')).toHaveText(/\d Vorschläge/);
    await expect.poll(() => list.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(21 * 16 + 1);
    expect(await list.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain('0.56s');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('Backspace');
    await expect(suggestions(page).first()).toBeVisible();
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 200);
    await expect(list).toBeHidden();
    await page.keyboard.type('m');
    await expect(suggestions(page).first()).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(list).toBeHidden();
    // Until it has folded a press on the button submits.
    await expect.poll(() => isFolded(page)).toBe(true);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await input(page).fill('sturm');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/produktionen\/der-sturm\/\d+$/);
    await expect(list).toBeHidden();
  });

  test('SRCH-08 API-25 twenty letters typed fast: few requests, in small letters, and never an older answer', async ({ page, site }) => {
    const requests: string[] = [];
    await page.route('**/api/search/autocomplete/**', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      requests.push(query);
      const answer = await route.fetch();
      // The first answer is the slowest.
      if (requests.length === 1) await expect.poll(() => requests.length).toBeGreaterThan(1);
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await open(page, '/de/team');
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('CARM', { delay: 20 });
    await expect.poll(() => requests.length).toBe(1);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Ein Sommernachtstraum', { delay: 40 });
    await expect(suggestions(page).first()).toHaveText(/Ein Sommernachtstraum/);
    expect(requests).toEqual(requests.map((query) => query.toLowerCase()));
    const times = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.includes('/autocomplete/') ? [startTime] : [])),
    );
    for (const [index, at] of times.entries()) if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(190);
    expect(requests.length).toBeLessThanOrEqual(5);
    await expect(suggestions(page).filter({ hasText: 'Carmen' })).toHaveCount(0);
    expect(site.url).toBe(new URL(page.url()).origin);
  });

  test('SRCH-08 SRCH-10 an empty term asks nothing and closes the list; a failed request shows nothing', async ({ page, problems }) => {
    await open(page, '/en/team');
    await type(page, 'temp');
    await header(page).getByRole('button', { name: 'Clear' }).click();
    await expect(suggestions(page).first()).toBeHidden();
    await expect(input(page)).toBeFocused();
    problems.expect(/503|Call failed/);
    await page.route('**/api/search/autocomplete/**', (route) => route.fulfill({ status: 503, body: '' }));
    const failed = page.waitForResponse(/autocomplete/);
    await page.keyboard.type('temp');
    await failed;
    await expect(header(page).locator('.suggestions')).toBeHidden();
    await page.unroute('**/api/search/autocomplete/**');
    await page.keyboard.type('e');
    await expect(suggestions(page).first()).toBeVisible();
    // What is shown would answer another question.
    await page.route('**/api/search/autocomplete/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.keyboard.type('s');
    await expect(header(page).locator('.suggestions')).toBeHidden();
  });

  test('SRCH-09 Page Down closes the list as the wheel does', async ({ page }) => {
    await open(page, '/de/team');
    await type(page, 'sturm');
    await page.keyboard.press('PageDown');
    await expect(header(page).locator('.suggestions')).toBeHidden();
  });

  test('SRCH-14 results and open suggestions pass axe; a text of somebody else stays a text', async ({ page }) => {
    await open(page, '/de/search?q=sturm');
    await type(page, 'sturm');
    expect(await axeViolations(page)).toEqual([]);
    await input(page).fill('<img src=x onerror=alert(1)> sturm');
    await expect(suggestions(page).last()).toContainText('<img src=x onerror=alert(1)> sturm');
    await suggestions(page).last().click();
    await expect(page.locator('#search-results')).toHaveValue('<img src=x onerror=alert(1)> sturm');
  });
});

test.describe('phone', () => {
  test.use(phone);

  test('SRCH-06 NAV-06 the form of the menu leads to the results and closes the menu', async ({ page }) => {
    await open(page, '/de/team');
    await page.locator('.burger').click();
    await page.locator('.side-menu .search-form input').fill('haensel');
    await expect(page.locator('.side-menu .suggestions a').first()).toHaveText(/Hänsel und Gretel/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=haensel$/);
    await expect(page.locator('.side-menu')).toBeHidden();
    await expect(page.locator('.result').first()).toContainText('Hänsel und Gretel');
    // All views with their counts, without scrolling sideways.
    await expect(page.locator('.results .tabs a').last()).toBeInViewport({ ratio: 1 });
  });

  test('SRCH-02 SRCH-05 SRCH-09 the button of the bar works under a finger, and the browser does not complain of the empty term', async ({
    page,
  }) => {
    await open(page, '/en/team');
    // The browser's own bubble is no part of the document; it is shown unless the event is cancelled.
    await input(page).evaluate((field) => {
      field.addEventListener('invalid', (event) => document.body.setAttribute('data-complained', String(!event.defaultPrevented)));
    });
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await expect(page.locator('body')).not.toHaveAttribute('data-complained', 'true');
    await page.keyboard.type('tempest');
    await suggestions(page).first().tap();
    await expect(page).toHaveURL(/\/en\/productions\/the-tempest\/\d+$/);
  });
});

test.describe('without script', () => {
  test.use({ ...desktop, ...withoutScript });

  test('SRCH-01 SRCH-05 SRCH-14 SITE-302 the browser alone unfolds, asks for a term, shows results, views and pages, and no button to clear that could not', async ({
    page,
  }) => {
    await page.goto('/de/team');
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('sturm');
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/search\?q=sturm$/);
    await page.getByRole('link', { name: /Veranstaltungen \d+/ }).click();
    await page.getByRole('link', { name: 'Seite 2' }).click();
    await expect(page).toHaveURL(/\/de\/search\/events\/2\?q=sturm$/);
    await expect(page.locator('mark').first()).toHaveText('Sturm');
    await expect(page.getByRole('main').getByRole('button', { name: 'Eingabe löschen' })).toBeHidden();
    await page.locator('#search-results').fill('hamlet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\/events\?q=hamlet$/);
    await page.goto('/de/search');
    await page.locator('#search-results').fill('hamlet');
    await page.getByRole('main').getByRole('button', { name: 'Eingabe löschen' }).click();
    await expect(page.locator('#search-results')).toHaveValue('');
  });

  test('SITE-232 a result without a picture has the drawing of the brand in its place', async ({ page }) => {
    await page.goto('/de/search?q=geschichte');
    const place = page.locator('.result:not(:has(> img)) > :first-child').first();
    await expect(place).toHaveCSS('background-image', /gradient/);
    expect((await place.boundingBox())?.height).toBeGreaterThan(60);
  });
});
