import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';

/** The page was marked with `visitMark` when it was opened. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'visitMark' in window);

/** Follows a link that stands on no page of the demo by soft navigation. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'Verweis' });
    document.querySelector('main')?.prepend(link);
  }, address);
  await page.getByRole('link', { name: 'Verweis', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  expect(await isSameDocument(page), address).toBe(true);
}
