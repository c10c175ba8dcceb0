import type { Locator, Page } from '@playwright/test';
import { expect, phone, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { tickets, widget } from './booking.ts';

test.use(phone);

/** The test venue's clock stands on a Friday: the next one is not among the three days that home lists. */
const friday = '2026-11-27';
/** Taps or presses of Enter that a visitor needs at most. */
const goal = 4;

/** From home to two tickets for that Friday in the cart, by what leads from home to it. @returns how many presses it took. */
async function walk(page: Page, press: (control: Locator) => Promise<void>, [first, second]: Ways): Promise<number> {
  let presses = 0;
  const follow = async (control: Locator) => {
    await press(control);
    presses += 1;
  };
  await page.goto('/de');
  await ready(page);
  await follow(first(page));
  await follow(second(page));
  await follow(widget(page).locator('.pair').first());
  await follow(widget(page).getByRole('button', { name: text('de', 'booking_add_to_cart') }));
  await expect(widget(page).locator('.msg h3')).toContainText(tickets('de', 2));
  return presses;
}

type Ways = readonly [fromHome: (page: Page) => Locator, toTickets: (page: Page) => Locator];

const fridayLink = `.further a[href$="date=${friday.split('-').reverse().join('-')}"]`;
const fridayOf = (page: Page) => page.locator(fridayLink);

test('BOOK-01 EVT-29 from home two tickets for the next Friday are in the cart after four taps', async ({ page }) => {
  const inCalendar = () => {
    const day = page.locator('main .day').filter({ has: page.locator(`time[datetime="${friday}"]`) });
    return day.locator('a[data-book]:not([data-gone])').first();
  };
  expect(await walk(page, (control) => control.tap(), [fridayOf, inCalendar])).toBeLessThanOrEqual(goal);
});

test.describe('where the calendar sells nothing at once', () => {
  test.use({ brand: 'kammer' });

  test('BOOK-01 NAV-260 the same by keyboard, with links that skip: Tab reaches each control soon, Enter presses it', async ({ page }) => {
    let tabs = 0;
    const tabTo = async (control: Locator) => {
      await expect(control).toBeVisible();
      const isThere = () => control.evaluate((element) => element === document.activeElement);
      for (let tab = 0; tab < 60 && !(await isThere()); tab += 1) {
        await page.keyboard.press('Tab');
        tabs += 1;
      }
      await expect(control).toBeFocused();
    };
    const skip = async (name: 'skip_to_content' | 'hero_skip_slides') => {
      await tabTo(page.getByRole('link', { name: text('de', name), exact: true }));
      await page.keyboard.press('Enter');
    };
    let isFirst = true;
    const byKeyboard = async (control: Locator) => {
      if (isFirst) {
        await skip('skip_to_content');
        await skip('hero_skip_slides');
      }
      isFirst = false;
      await tabTo(control);
      await page.keyboard.press('Enter');
    };
    const onSale = () => page.locator(`${fridayLink} ~ .names a:not(:has(small))`).first();
    const tickets = () => page.locator('.when a[data-book]');
    expect(await walk(page, byKeyboard, [onSale, tickets])).toBeLessThanOrEqual(goal);
    expect(tabs).toBeLessThanOrEqual(45);
  });
});
