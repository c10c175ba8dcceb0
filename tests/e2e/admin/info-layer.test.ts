import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, phone, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use(phone);

/** The page in a browser on a device or line like this. */
const on = (device: object) =>
  `for (const [key, value] of Object.entries(${JSON.stringify(device)})) Object.defineProperty(navigator, key, { value, configurable: true })`;

/** The moment of the note has passed, and what it would have loaded is there. */
async function noteTime(page: Page): Promise<void> {
  await ready(page);
  await page.clock.fastForward(4500);
  await page.waitForLoadState('networkidle');
}

test('LAYOUT-12 a thin line is noted 4 s after the page began, in both languages under /en, until dismissed', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(on({ connection: { effectiveType: '2g' } }));
  await page.goto('/en');
  await ready(page);
  const layer = page.getByRole('region', { name: text('en', 'info_label') });
  await page.clock.fastForward(4000);
  await expect(layer).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(4000);
  await expect(layer.getByText(text('de', 'info_bandwidth'))).toHaveAttribute('lang', 'de');
  await expect(layer.getByText(text('en', 'info_bandwidth'), { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await layer.getByRole('button', { name: text('en', 'info_dismiss') }).click();
  await expect(layer).toHaveCount(0);
  await page.reload();
  await noteTime(page);
  expect(await layer.count()).toBe(0);
});

test('LAYOUT-12 little memory and a single core are noted as well', async ({ page }) => {
  await page.clock.install();
  for (const device of [
    { deviceMemory: 0.5, hardwareConcurrency: 4 },
    { deviceMemory: 4, hardwareConcurrency: 1 },
  ]) {
    await page.addInitScript(on(device));
    await page.goto('/en');
    await ready(page);
    await page.clock.fastForward(4000);
    await expect(page.getByText(text('en', 'info_hardware'), { exact: true })).toBeVisible();
  }
});

test('LAYOUT-12 a supported browser gets no note', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(on({ connection: { effectiveType: '4g' }, deviceMemory: 4, hardwareConcurrency: 4 }));
  await page.goto('/de');
  await noteTime(page);
  await expect(page.getByRole('region', { name: text('de', 'info_label') })).toHaveCount(0);
});

test.describe('on a first visit', () => {
  test.use({ hasChosen: false });

  test('LAYOUT-12 CONS-05 the note waits for the answer to the question for consent: one notice at a time', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(on({ connection: { effectiveType: '2g' } }));
    await page.goto('/de');
    await ready(page);
    await page.clock.fastForward(4000);
    const layer = page.locator('.info-layer');
    await expect(layer).toBeAttached();
    await expect(layer).toBeHidden();
    await page
      .locator('.consent-bar')
      .getByRole('button', { name: text('de', 'consent_required_only') })
      .click();
    await expect(layer).toBeVisible();
  });
});
