import type { Page } from '@playwright/test';
import { calendar } from '../programme/calendar.ts';
import { formOf } from '../site/forms-steps.ts';
import { countDocuments, desktop, expect, ready, test } from '../support/site.ts';

test.use(desktop);

const island = (page: Page) => page.locator('foyer-island[name="month-calendar"]');
const month = (page: Page) => page.getByRole('dialog', { name: 'Kalender' });
/** The script of the month calendar, which is an island (decision 0077). */
const script = /month-calendar\.island/;

test('GEN-01 EVT-03 an island is hydrated when somebody is about to use it, and not before', async ({ page }) => {
  await page.goto(calendar.de);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expect(island(page)).not.toHaveAttribute('data-state');
  await page.getByRole('button', { name: /^Kalender: / }).hover();
  await expect(island(page)).toHaveAttribute('data-state', 'ready');
});

test('GEN-01 EVT-21 a press before the island is hydrated is repeated once it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(calendar.de);
  await ready(page);
  await page.getByRole('button', { name: /^Kalender: / }).click();
  const next = month(page)
    .getByRole('link', { name: /Dezember|Nächster|Weiter/ })
    .or(month(page).getByRole('button', { name: /Dezember|Nächster|Weiter/ }));
  await next.first().click();
  await expect(island(page)).toHaveAttribute('data-state', 'loading');
  await expect(month(page).getByRole('heading', { name: 'November 2026' })).toBeVisible();
  release();
  await expect(month(page).getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
  expect(page.url()).toContain(calendar.de);
});

test('GEN-01 ERR-10 an island that throws leaves the served HTML, and the page goes on', async ({ page, problems }) => {
  problems.expect(/thrown by the test/);
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default function Broken() { throw new Error("thrown by the test"); }' }),
  );
  await page.goto(calendar.de);
  await ready(page);
  await page.getByRole('button', { name: /^Kalender: / }).click();
  await expect(island(page)).toHaveAttribute('data-state', 'failed');
  await expect(page.getByRole('button', { name: /^Kalender: / })).toBeVisible();
  // The first press may have opened it before its island failed.
  await expect(async () => {
    if (!(await month(page).isVisible())) await page.getByRole('button', { name: /^Kalender: / }).click();
    await expect(month(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const day = month(page).getByRole('link', { name: 'Samstag, 28. November 2026', exact: true });
  await day.click();
  await expect(page).toHaveURL(`${calendar.de}?date=28-11-2026`);
});

test('GEN-01 FORM-06 what was typed into an island that then throws stays in its fields', async ({ page, site, problems }) => {
  problems.expect(/thrown by the test/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/form-view*.js', async (route) => {
    await released;
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("thrown by the test"); }',
    });
  });
  await page.goto((await formOf(site, 'kontakt')).de);
  await page.getByLabel('Ihr Name').fill('Ada Brandt');
  await page.getByLabel('Worum geht es?').selectOption('Fundsachen');
  release();
  await expect(page.locator('foyer-island[name="form-view"]')).toHaveAttribute('data-state', 'failed');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Ada Brandt');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('Fundsachen');
});

test('SITE-05 an island whose script is missing leaves the page as it is, and its links lead where they lead without script', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404|dynamically imported module/);
  const documents = countDocuments(page);
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(calendar.de);
  await ready(page);
  await page.getByRole('button', { name: /^Kalender: / }).focus();
  await expect(island(page)).toHaveAttribute('data-state', 'failed');
  await page.keyboard.press('Enter');
  await month(page).getByRole('link', { name: 'Nächster Monat' }).click();
  await expect(page).toHaveURL(/\?date=01-12-2026/);
  // The calendar stays open and shows that month.
  await month(page).getByRole('link', { name: 'Samstag, 5. Dezember 2026', exact: true }).click();
  await expect(page).toHaveURL(`${calendar.de}?date=05-12-2026`);
  expect(documents()).toBe(1);
});
