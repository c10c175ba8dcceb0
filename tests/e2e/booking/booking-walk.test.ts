import type { Locator, Page } from '@playwright/test';
import { expect, phone, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { tickets, widget } from './booking.ts';

test.use(phone);

/** The test venue's clock stands on a Friday: the next one is not among the three days that home lists. */
const friday = '2026-11-27';
/** Taps or presses of Enter that a visitor needs at most. */
const goal = 4;

/** From home to two tickets for that Friday in the cart. @returns how many presses it took. */
async function walk(page: Page, press: (control: Locator) => Promise<void>): Promise<number> {
  let presses = 0;
  const follow = async (control: Locator) => {
    await press(control);
    presses += 1;
  };
  await page.goto('/de');
  await ready(page);
  await follow(page.locator(`.further a[href$="date=${friday.split('-').reverse().join('-')}"]`));
  const day = page.locator('main .day').filter({ has: page.locator(`time[datetime="${friday}"]`) });
  await follow(day.locator('a[data-book]:not([data-gone])').first());
  await follow(widget(page).locator('.pair').first());
  await follow(widget(page).getByRole('button', { name: text('de', 'booking_add_to_cart') }));
  await expect(widget(page).locator('.msg h3')).toContainText(tickets('de', 2));
  return presses;
}

test('BOOK-01 EVT-29 from home two tickets for the next Friday are in the cart after four taps', async ({ page }) => {
  expect(await walk(page, (control) => control.tap())).toBeLessThanOrEqual(goal);
});

test('BOOK-01 EVT-29 the same by keyboard: Tab reaches each control, Enter presses it', async ({ page }) => {
  const byKeyboard = async (control: Locator) => {
    await expect(control).toBeVisible();
    const isThere = () => control.evaluate((element) => element === document.activeElement);
    for (let tab = 0; tab < 120 && !(await isThere()); tab += 1) await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  };
  expect(await walk(page, byKeyboard)).toBeLessThanOrEqual(goal);
});
