import { redirects } from '../../../src/features/site/site.tables.server.ts';
import { calendar } from '../programme/calendar.ts';
import { countDocuments, desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';

test.use(desktop);

/** Marks the document; a mark that is gone means that another document was loaded. */
const mark = 'window.visitMark = true';
const isSameDocument = 'window.visitMark === true';

test('GEN-01 a link and a button are answered while the script is still on its way, and the button once it has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(calendar.de, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/kalender\/[^/]+\/\d+$/);
  const heart = page.getByRole('main').locator('[data-heart]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('GEN-01 NAV-03 a press or key is answered that comes before the script that answers it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/controls-*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.setViewportSize(phone.viewport);
  await page.goto('/de/kalender');
  await ready(page);
  const menu = page.locator('.side-menu');
  const isModal = () => menu.evaluate((dialog) => dialog.matches(':modal'));
  await page.locator('.burger').focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  release();
  await expect.poll(isModal).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ hasChosen: false });

  test('CONS-05 Escape that closes a list before the script has come does not refuse consent as well', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/controls-*.js', async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await page.goto(calendar.de);
    await ready(page);
    const list = page.locator(':popover-open');
    await page.getByRole('main').locator('button[popovertarget]:not([data-control])').first().click();
    await expect(list).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    release();
    // Answered by the script that was waited for.
    await page.getByRole('banner').locator('[data-control]').first().click();
    await expect(page.locator('html')).toHaveClass(/asks-consent/);
  });
});

test('ROUTE-01 LAYOUT-07 after a reload the way back leads to a page of another kind, that was not loaded before', async ({ page }) => {
  await page.goto(calendar.de);
  await ready(page);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/kalender\/[^/]+\/\d+$/);
  await page.reload();
  await ready(page);
  await page.evaluate(mark);
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test('I18N-04 ROUTE-01 a link inside of the site loads no document; files, other windows and the other language stay with the browser', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(calendar.de);
  await ready(page);
  await page.evaluate(mark);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/kalender\/[^/]+\/\d+$/);
  expect(await page.evaluate(isSameDocument)).toBe(true);
  // The address changes before the page does, during the image transition.
  await expect(page.locator('html')).toHaveAttribute('data-kind', 'event');

  // A text of an editor: nobody made this link with a component.
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    const [home, file] = [document.createElement('a'), document.createElement('a')];
    Object.assign(home, { href: '/de', textContent: 'zum Haus' });
    Object.assign(file, { href: '/de/x.pdf', id: 'file', textContent: 'Heft' });
    paragraph.append(home, ' ', file);
    document.querySelector('main')?.append(paragraph);
  });
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'zum Haus' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await page.getByRole('link', { name: 'zum Haus' }).click();
  await expect(page).toHaveURL(/\/de$/);
  expect(await page.evaluate(isSameDocument)).toBe(true);

  await page.locator('.lang:not(.account) summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Read in English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  expect(await page.evaluate(isSameDocument)).toBe(false);
});

test('ROUTE-01 twenty quick steps back and forth end where the address says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(calendar.de);
  await ready(page);
  await page.evaluate(mark);
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(async () => {
    const { key: here } = navigation.currentEntry as NavigationHistoryEntry;
    const { key: before } = navigation.entries()[navigation.currentEntry ? navigation.currentEntry.index - 1 : 0] as NavigationHistoryEntry;
    // By their keys: two steps back in a row would leave the site.
    for (let step = 0; step < 20; step++) {
      const { committed, finished } = navigation.traverseTo(step % 2 ? here : before);
      for (const promise of [committed, finished]) promise?.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, (step * 7) % 40));
    }
  });
  // A step to where one still is does nothing, and the one before it may win then: the browser decides, the page follows.
  const shown = () => page.evaluate(() => ({ path: location.pathname, heading: document.querySelector('h1')?.textContent ?? '' }));
  const plain = (text: string) => text.replaceAll('\u00ad', '');
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  await expect
    .poll(async () => {
      const { path, heading } = await shown();
      return plain(heading) === (path === calendar.de ? 'Spielplan' : plain(title));
    })
    .toBe(true);
  if ((await shown()).path !== calendar.de) await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test('SITE-05 after an upgrade the next page is a whole document, and so is the one before', async ({ page, site, problems }) => {
  // What a page asks for while the site starts anew.
  problems.expect(/ERR_CONNECTION_REFUSED|status of 503/);
  await page.goto(calendar.de);
  await ready(page);
  await page.evaluate(mark);
  await page.getByRole('banner').getByRole('link', { name: 'Produktionen' }).first().click();
  await expect(page).toHaveURL('/de/produktionen');
  expect(await page.evaluate(isSameDocument)).toBe(true);
  await site.deploy('next');
  await page.getByRole('banner').getByRole('link', { name: 'Ensemble' }).first().click();
  await expect(page).toHaveURL('/de/team');
  await expect.poll(() => page.evaluate(isSameDocument)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/de/produktionen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produktionen');
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
});

test('SITE-05 a script that cannot be fetched in advance changes nothing, and its link leads where it leads without script', async ({
  page,
  problems,
}) => {
  problems.expect(/dynamically imported module|net::ERR_FAILED/);
  const documents = countDocuments(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('overlay'));
  await page.route(/\/assets\/[^/]*overlay[^/]*\.js$/, (route) => route.abort('failed'));
  await page.goto('/de');
  await ready(page);
  const opener = page.getByRole('link', { name: 'Programm und Karten' });
  await opener.focus();
  await failed;
  await opener.press('Enter');
  await expect(page).toHaveURL(calendar.de);
  expect(documents()).toBe(2);
});

test('SITE-05 a press that does nothing without its script has the page loaded anew, at most once per 60 s, and not while a field is filled in', async ({
  page,
  problems,
}) => {
  problems.expect(/dynamically imported module|status of 404/);
  const documents = countDocuments(page);
  let missing = 0;
  await page.route('**/assets/controls-*.js', (route) => {
    missing += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(calendar.de);
  await ready(page);
  const heart = page.getByRole('main').locator('[data-heart]').first();
  const press = async () => {
    const before = missing;
    await heart.click();
    await expect.poll(() => missing).toBeGreaterThan(before);
  };
  const search = page.locator('input[type="search"], input[name="query"]').first();
  await search.evaluate((field: HTMLInputElement) => {
    field.value = 'Hamlet';
  });
  await press();
  await search.evaluate((field: HTMLInputElement) => {
    field.value = '';
  });
  expect(documents()).toBe(1);
  await press();
  await expect.poll(documents).toBe(2);
  await ready(page);
  await press();
  await page.unroute('**/assets/controls-*.js');
  // A press while the script is still failing does nothing, as the one before.
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  expect(documents()).toBe(2);
});

test('SITE-03 a redirect to another address of the site is followed within the document', async ({ page, site }) => {
  await site.edit(['redirects'], (database) => database.insert(redirects).values({ old_path: '/de/alt', new_path: '/de/team' }));
  await page.goto(calendar.de);
  await ready(page);
  await page.evaluate(mark);
  const link = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first();
  await link.evaluate((element) => element.setAttribute('href', '/de/alt'));
  await link.click();
  await expect(page).toHaveURL('/de/team');
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test('GEN-01 what a press will need is requested several scripts at a time: each insertion makes the browser compute styles anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const batches: number[] = [];
    new MutationObserver((records) => {
      if (document.readyState !== 'complete') return;
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const scripts = added.filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload');
      if (scripts.length > 0) batches.push(scripts.length);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { batches });
  });
  const batches = () => page.evaluate(() => (window as unknown as { batches: number[] }).batches);
  await page.goto(calendar.de);
  await expect.poll(async () => (await batches()).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(8);
  expect(Math.max(...(await batches()))).toBeGreaterThan(1);
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
