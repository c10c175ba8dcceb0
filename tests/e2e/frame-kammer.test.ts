import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { addMenu } from './menu-pages.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';

test.use({ brand: 'kammer' });
test.beforeEach(({ site }) => addMenu(site));

const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

for (const [size, options] of Object.entries({ phone, desktop })) {
  test.describe(size, () => {
    test.use(options);

    test('NAV-09 BRAND-02 LAYOUT-13 in style2 the menu slides in from the left, also where there is room for the other', async ({
      page,
    }) => {
      await page.goto('/de');
      await hydrated(page);
      expect(await page.locator('.side-menu').evaluate((element) => getComputedStyle(element).translate)).toBe('-100%');
      expect(await findings(page)).toEqual([]);
      await burger(page).click();
      await expect(sideMenu(page)).toBeVisible();
      await expect.poll(async () => (await sideMenu(page).boundingBox())?.x).toBe(0);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await sideMenu(page).locator('summary', { hasText: 'Karten' }).click();
      await expect(sideMenu(page).getByRole('link', { name: 'Theaterkasse' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sideMenu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
    });
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('NAV-04 submenus open in this brand too', async ({ page }) => {
    await page.goto('/de');
    await hydrated(page);
    const menu = page.getByRole('banner').getByRole('navigation');
    await menu.locator('summary', { hasText: 'Karten' }).click();
    await expect(menu.getByRole('link', { name: 'Ermäßigungen' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
