import type { Page } from '@playwright/test';
import { isFullRun, variantsToRun } from '../../support/variants.ts';
import { addMenu } from '../site/menu-pages.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, ready, test } from '../support/site.ts';
import { testAnchors } from './anchors.ts';
import { testCoveredArea } from './covered-area.ts';
import { testHoles } from './holes.ts';

test.use({ brand: 'kammer' });
test.beforeEach(({ site }) => addMenu(site));

const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    test('NAV-09 BRAND-02 LAYOUT-13 in style2 the menu slides in from the left, also where there is room for the other', async ({
      page,
    }) => {
      await page.goto('/de');
      await ready(page);
      expect(await page.locator('.side-menu').evaluate((element) => getComputedStyle(element).translate)).toBe('-100%');
      expect(await axeViolations(page)).toEqual([]);
      // The button stands where its menu comes from, and so it does for Tab.
      await burger(page).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').locator('.logo')).toBeFocused();
      await burger(page).click();
      await expect(sideMenu(page)).toBeVisible();
      await expect.poll(async () => (await sideMenu(page).boundingBox())?.x).toBe(0);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await sideMenu(page).locator('summary', { hasText: 'Karten' }).click();
      await expect(sideMenu(page).getByRole('link', { name: 'Theaterkasse' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sideMenu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
    });
  });
}

if (isFullRun) testCoveredArea();
testAnchors();
testHoles();

test.describe('on a phone, searching', () => {
  test.use(phone);

  test('SRCH-08 NAV-03 the open search lies between the button of the menu and its own', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    const search = page.getByRole('banner').getByRole('button', { name: 'Suche' });
    await search.click();
    const field = page.getByRole('banner').locator('.search-form .field');
    await expect(field).toHaveCSS('opacity', '1');
    const [menu, input, button] = await Promise.all([burger(page).boundingBox(), field.boundingBox(), search.boundingBox()]);
    if (!menu || !input || !button) throw new Error('Something of the search is not there.');
    expect(input.x).toBeGreaterThanOrEqual(menu.x + menu.width);
    expect(input.x + input.width).toBeLessThanOrEqual(button.x + 2);
    expect(button.x - input.x - input.width).toBeLessThan(16);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('NAV-01 LAYOUT-01 on a tablet in landscape the menu stands in one line beside the name', async ({ page }) => {
    for (const width of [1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto('/de/kalender');
      const items = page.getByRole('navigation', { name: 'Hauptmenü' }).locator(':scope > ul > li');
      const tops = await items.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
      expect(tops.length, String(width)).toBeGreaterThan(3);
      expect(new Set(tops).size, String(width)).toBe(1);
      const [button, name] = [await burger(page).boundingBox(), await page.getByRole('banner').locator('.logo').boundingBox()];
      expect((button?.x ?? 0) + (button?.width ?? 0), String(width)).toBeLessThanOrEqual(name?.x ?? 0);
      expect(await burger(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), String(width)).toBe(true);
    }
  });

  test('NAV-04 submenus open in this brand too', async ({ page }) => {
    await page.goto('/de');
    await ready(page);
    const menu = page.getByRole('banner').getByRole('navigation');
    await menu.locator('summary', { hasText: 'Karten' }).click();
    await expect(menu.getByRole('link', { name: 'Ermäßigungen' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('ERR-01 LAYOUT-16 the number of the error page is whole in the narrowest window', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/404');
  expect((await page.locator('.oops .status').boundingBox())?.x).toBeGreaterThanOrEqual(0);
});
