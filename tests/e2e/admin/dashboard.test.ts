import type { Page, Request } from '@playwright/test';
import { type DashboardSection, dashboardSections } from '../../../src/admin/dashboard/dashboard-sections.ts';
import { redirectFields } from '../../../src/features/site/site.fields.ts';
import { variantsToRun } from '../../support/variants.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { fillDashboard } from './dashboard.ts';
import { openOffice } from './office.ts';

/** Everything that can be reached with the tab key, until the first comes again. */
async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at && at !== document.body ? (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() : null;
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
}

test.use({ ...desktop });

/** How many pictures a section has, each with its values as a table. */
const pictures: Partial<Record<DashboardSection, number>> = { activity: 1, google: 1, pagespeed: 2 };

for (const state of variantsToRun(['with figures', 'without figures'] as const)) {
  test(`DASH-01 LAYOUT-03 every section stands axe and 360 px, ${state}`, async ({ page, site }) => {
    test.slow();
    const isFilled = state === 'with figures';
    if (isFilled) await site.edit([], fillDashboard);
    await logIn(page, 'admin');
    for (const section of dashboardSections) {
      await page.setViewportSize(desktop.viewport);
      await page.goto(`/de/dashboard/${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${text('de', 'dashboard_title')}: ${text('de', `dashboard_section_${section}`)}`,
      );
      const { y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
      expect(y, `${section}: begins at the top, however little there is`).toBeLessThan(100);
      const count = pictures[section];
      if (isFilled && count) {
        await expect(page.getByRole('img'), section).toHaveCount(count);
        expect(await page.getByText(text('de', 'dashboard_as_table')).count(), section).toBeGreaterThanOrEqual(count);
      }
      const tables = await page.locator('details.dash-twin > summary').all();
      for (const table of tables) await table.click();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${section} ${width}`,
        ).toBe(0);
      }
      expect(await axeViolations(page), section).toEqual([]);
    }
    if (!isFilled) return;
    await page.goto('/en/dashboard/pagespeed');
    await expect(page.getByRole('img').first()).toHaveAccessibleName(/Performance, Phone: 3\.\d\ss, goal 2\.5\ss\./);
  });
}

test('DASH-08 by keyboard: the site is switched off and on again, and visitors see it immediately', async ({ page, site, problems }) => {
  problems.expect(/status of 503/);
  await site.edit([], fillDashboard);
  await openOffice(page, 'en', '/dashboard/status', 'admin');
  const reached = await tabThrough(page);
  for (const section of dashboardSections) expect(reached).toContain(text('en', `dashboard_section_${section}`));
  expect(reached).toContain(`${text('en', 'dashboard_redirect')}: /de/abo-2025`);
  const fetchPage = () => fetch(`${site.url}/de/kalender`).then(({ status }) => status);
  expect(await fetchPage()).toBe(200);
  await page.getByRole('link', { name: text('en', 'dashboard_site_off') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text('en', 'dashboard_site_off_question') })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The safe answer comes first, the other one after it.
  await expect(page.getByRole('link', { name: text('en', 'dashboard_leave') })).toBeFocused();
  expect(await fetchPage()).toBe(200);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(text('en', 'dashboard_switch_done'));
  expect(await fetchPage()).toBe(503);
  await page.getByRole('link', { name: text('en', 'dashboard_site_on') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text('en', 'dashboard_site_on') }).press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  expect(await fetchPage()).toBe(200);
});

test('DASH-08 ADMIN-05 a missing address becomes a redirect in two presses, and leaves the list', async ({ page, site }) => {
  await site.edit([], fillDashboard);
  const fetchPage = () => fetch(`${site.url}/de/abo-2025`, { redirect: 'manual' });
  expect((await fetchPage()).status).toBe(404);
  await openOffice(page, 'en', '/dashboard/status', 'admin');
  await page.getByRole('link', { name: `${text('en', 'dashboard_redirect')}: /de/abo-2025` }).click();
  await expect(page.getByLabel(redirectFields.old_path.label.en)).toHaveValue('/de/abo-2025');
  await page.getByLabel(redirectFields.new_path.label.en).fill('/de/kalender');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  const answer = await fetchPage();
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/kalender']);
  await page.goto('/en/dashboard/status');
  await expect(page.getByRole('link', { name: /abo-2025/ })).toHaveCount(0);
});

test.describe('a first visit', () => {
  test.use({ hasChosen: false });

  test('DASH-05 API-43 CONS-03 web vitals are measured after the consent only, and stand in the dashboard', async ({ page, site }) => {
    await site.edit([], async () => undefined);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const isMeasure = (request: Request) => request.url().endsWith('/api/dashboard-pagespeed/');
    await page.goto('/de/kalender');
    await ready(page);
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isMeasure)).toEqual([]);
    await Promise.all([
      page.waitForResponse(/measure-vitals/),
      page
        .getByRole('region', { name: text('de', 'consent_title') })
        .getByRole('button', { name: text('de', 'consent_accept_all') })
        .click(),
    ]);
    await expect(page.getByRole('region', { name: text('de', 'consent_title') })).toHaveCount(0);
    const largestPaint = () => requests.find((request) => isMeasure(request) && request.postData()?.includes('LCP'));
    // The largest paint is final with the first input after the script has begun to measure.
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(largestPaint()).toBeDefined();
    }).toPass();
    const response = await largestPaint()?.response();
    expect(response?.status()).toBe(204);
    expect(response?.request().postDataJSON()).toEqual({
      metric: 'LCP',
      value: expect.any(Number),
      device: 'desktop',
      url: '/de/kalender',
    });
    await openOffice(page, 'de', '/dashboard/pagespeed', 'admin');
    await expect(page.getByRole('row', { name: /^Kalender, Rechner/ })).toContainText(/\d\s(ms|s)/);
  });
});
