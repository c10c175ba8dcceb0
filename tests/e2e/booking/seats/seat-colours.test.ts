import type { Locator } from '@playwright/test';
import { desktop, expect, test } from '../../support/site.ts';
import { eventForSale, openWidget, widget } from '../booking.ts';
import { isInSmallHall } from './seat-plan-of.ts';

test.use({ ...desktop, colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

test('SHOP-62 in the colours of the system names and letters of a plan are in the colour of text, on its ground, and what is chosen has its own', async ({
  page,
  site,
}) => {
  await openWidget(page, site, 'de', await eventForSale(site, 'de', isInSmallHall));
  await widget(page).getByRole('button', { name: 'Platz selbst wählen' }).click();
  const plan = page.locator('dialog.sp');
  const free = plan.locator('.sp-seat.is-free');
  await free.nth(3).click();
  const style = (element: Locator, name: string) =>
    element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
  const [text, ground] = [await style(plan, 'color'), await style(plan, 'background-color')];
  expect(text).not.toBe(ground);
  for (const words of ['.sp-row', '.sp-area', '.sp-stage-name', '.sp-seat.is-free .sp-letter', '.sp-keys text'])
    expect(await style(plan.locator(words).first(), 'fill'), words).toBe(text);
  for (const shape of [free.first(), plan.locator('.sp-keys .sp-key').first()])
    expect(await style(shape.locator('.sp-shape'), 'fill')).toBe(ground);
  const chosen = await style(plan.locator('.sp-seat.is-chosen .sp-shape'), 'fill');
  expect([text, ground]).not.toContain(chosen);
  expect(await style(plan.locator('.sp-seat.is-chosen .sp-sign'), 'stroke')).not.toBe(chosen);
});
