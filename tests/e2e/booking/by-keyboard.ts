import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/site.ts';
import type { Language } from '../support/texts.ts';
import { text } from '../support/texts.ts';

/** Moves the focus to a control by Tab alone; there it is seen, and nothing lies over it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tab = 0; tab < 200 && !(await isThere()); tab++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect.poll(() => control.evaluate(coverOf), 'what lies over the control with the focus').toBe('');
}

/** What lies over the middle of an element, or that it is out of the window; '' where nothing does. */
function coverOf(element: Element): string {
  // The control is the label where the field itself is drawn by it.
  const shown = element.closest('label') ?? element;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  if (bottom <= 0 || top >= innerHeight) return 'out of the window';
  const over = document.elementFromPoint(x, y);
  return over && (shown.contains(over) || over.contains(shown)) ? '' : (over?.outerHTML.slice(0, 200) ?? 'nothing there');
}

export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** From the cart over the checkout to the confirmation; `check` looks at each of the three pages. */
export async function buyByKeyboard(page: Page, language: Language, check: (where: 'cart' | 'checkout' | 'confirmation') => Promise<void>) {
  await expect(page.getByRole('heading', { level: 1, name: text(language, 'shop_cart_title') })).toBeVisible();
  await expectNoSideways(page);
  await check('cart');
  await pressOn(page, page.getByRole('link', { name: text(language, 'shop_to_checkout') }));
  await expect(page.getByRole('heading', { level: 1, name: text(language, 'shop_checkout_title') })).toBeVisible();
  await expectNoSideways(page);
  await check('checkout');
  await tabTo(page, page.getByRole('textbox', { name: text(language, 'shop_name') }));
  await page.keyboard.type('Ada');
  await tabTo(page, page.getByRole('textbox', { name: text(language, 'shop_email') }));
  await page.keyboard.type('ada@example.com');
  await pressOn(page, page.getByRole('button', { name: text(language, 'shop_buy_demo') }));
  await expect(page.getByRole('heading', { level: 1, name: text(language, 'shop_done_title') })).toBeVisible();
  await expectNoSideways(page);
  await check('confirmation');
}
