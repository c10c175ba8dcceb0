import { calendar } from './calendar.ts';
import { desktop, expect, hydrated, test, withoutScript } from './site.ts';

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
