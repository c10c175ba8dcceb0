import type { Page } from '@playwright/test';
import { calendar, rows } from '../programme/calendar.ts';
import { desktop, expect, ready, test } from '../support/site.ts';

test.use(desktop);

/** Whether a part of an element is on top at one of nine points of it: not out of the window and under nothing that sticks. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return parts.some((across) =>
    parts.some((down) => {
      const top = document.elementFromPoint(x + width * across, y + height * down);
      return top !== null && (element.contains(top) || top.contains(element));
    }),
  );
}

/** Presses Tab until the focus is on an element with this accessible name; every stop on the way has to be seen. */
async function tabTo(page: Page, name: RegExp, atMost = 40): Promise<void> {
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = page.locator(':focus');
    const label = await stop.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    const isSeen = await stop.evaluate((element) =>
      // A title's ring may be that of the row it stands for.
      [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      }),
    );
    expect(isSeen, `the focus on '${label.trim()}' can be seen`).toBe(true);
    await expect.poll(() => stop.evaluate(isUncovered), `'${label.trim()}' is not hidden while it has the focus`).toBe(true);
    if (name.test(label.trim())) return;
  }
  throw new Error(`No ${name} within ${atMost} presses of Tab.`);
}

test('GEN-01 EVT-03 with the keyboard alone from the address to an event', async ({ page }) => {
  await page.goto('/de');
  await ready(page);
  await tabTo(page, /^Spielplan$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(calendar.de);
  // The focus follows to the new page.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /^Ort/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('list', { name: 'Ort', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  const last = page.getByRole('list', { name: 'Ort', exact: true }).getByRole('link').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?room=\d+$/);
  await expect(rows(page).first()).toBeVisible();
  // Where one was: at the button of the filter.
  await expect(page.getByRole('button', { name: /^Ort/ })).toBeFocused();
  const title = (await rows(page).first().getByRole('heading').textContent()) ?? '';
  await tabTo(page, new RegExp(`^${title.replaceAll('\u00ad', '').slice(0, 12)}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
  // Screen readers hear the page's name.
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});
