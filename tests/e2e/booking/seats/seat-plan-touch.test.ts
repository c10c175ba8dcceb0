import type { Page } from '@playwright/test';
import { expect, phone, test } from '../../support/site.ts';
import { text } from '../../support/texts.ts';
import { openPlanByTouch } from './seat-plan-of.ts';

test.use(phone);

type Finger = [x: number, y: number];

/** Moves fingers over the page as a hand does, from their first to their last points. */
async function moveFingers(page: Page, from: Finger[], to: Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  const at = (share: number) =>
    from.map(([x, y], id) => ({ x: x + ((to[id]?.[0] ?? x) - x) * share, y: y + ((to[id]?.[1] ?? y) - y) * share, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('SHOP-281 a finger on the plan moves on to what is below it, two fingers change the plan and not the page, and a double tap chooses nothing', async ({
  page,
  site,
}) => {
  const plan = await openPlanByTouch(page, site);
  const grid = plan.getByRole('grid');
  await expect(plan.getByRole('gridcell').first()).toBeAttached();
  const { x, y, width, height } = await plan.locator('.sp-frame').evaluate((frame) => frame.getBoundingClientRect().toJSON());
  const [left, top] = [x + width / 2, y + height / 2];
  const list = plan.getByText(text('de', 'seat_list'), { exact: true });
  await expect(list).not.toBeInViewport();
  // More than one movement, for a finger has less room than the plan.
  await expect(async () => {
    await moveFingers(page, [[left, top + 100]], [[left, top - 150]]);
    await expect(list).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(async () => {
    await moveFingers(page, [[left, top - 150]], [[left, top + 150]]);
    await expect(grid).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass();
  const widthOf = async () => Number(await grid.getAttribute('width'));
  const whole = await widthOf();
  const twoFingers = (apart: number): Finger[] => [-apart, apart].map((by) => [left + by, top]);
  await moveFingers(page, twoFingers(40), twoFingers(120));
  await expect.poll(widthOf).toBeGreaterThan(whole * 2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await moveFingers(page, twoFingers(120), twoFingers(20));
  await expect.poll(widthOf).toBe(whole);
  const middle = plan.locator('.sp-seat.is-free').nth(20);
  await middle.dblclick();
  await expect.poll(widthOf).toBeGreaterThan(whole);
  await expect(plan.locator('.sp-chosen li')).toHaveCount(0);
  // One seat pressed twice is one seat.
  await middle.dblclick();
  await expect(plan.locator('.sp-chosen li')).toHaveCount(1);
});
