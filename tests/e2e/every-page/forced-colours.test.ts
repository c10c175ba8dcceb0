import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { eventForSale, openWidget, widget } from '../booking/booking.ts';
import { showModules } from '../modules/module-pages.ts';
import { calendar, filterButton } from '../programme/calendar.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use({ ...desktop, contextOptions: { forcedColors: 'active' } });

test('EVT-03 EVT-04 BOOK-14 in the colours of the system filters, chips and the ticket dropdown have borders, and a chosen time its own colour', async ({
  page,
  site,
}) => {
  await page.goto(`${calendar.de}?date=20-11-2026`);
  await ready(page);
  await filterButton(page, 'Genre').click();
  await expect(page.locator('.list:popover-open')).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.month-button')).toHaveCSS('border-top-width', '1px');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${calendar.de}?date=27-11-2026`);
  await expect(page.locator('.chip').first()).toHaveCSS('border-top-width', '1px');
  const event = await eventForSale(site);
  await site.edit(['events', `event:${event.id}`], async (database) => {
    const timeslots = [10, 11].map((hour) => ({ id: hour, block_id: hour, status: '1', time_start: `${hour}:00` }));
    const seat_groups = [{ ...(event.seat_groups[0] as object), timeslots }] as unknown as (typeof events.$inferInsert)['seat_groups'];
    await database.update(events).set({ seat_groups }).where(eq(events.id, event.id));
  });
  await openWidget(page, site, 'de', event);
  await expect(widget(page)).toHaveCSS('border-top-width', '1px');
  await widget(page).getByRole('button', { name: 'Einlasszeit ändern' }).click();
  const ground = (label: Locator) => label.evaluate((element) => getComputedStyle(element).backgroundColor);
  const labels = widget(page).locator('.slots label');
  expect(await ground(labels.first())).not.toBe(await ground(labels.last()));
});

test('MOD-18 MOD-25 NAV-01 SRCH-08 in the colours of the system the current slide, place and page have their own, and the search on a phone a ring', async ({
  page,
  site,
}) => {
  const grounds = (all: Locator) => all.evaluateAll((links) => new Set(links.map((link) => getComputedStyle(link).backgroundColor)).size);
  await page.goto('/de');
  await ready(page);
  expect(await grounds(page.locator('.m-hero-media .marks a'))).toBe(2);
  // The ground of the title's letters must not cover the words of the line above.
  const date = await page.locator('.m-hero-media .date').first().screenshot();
  const { width, height } = await sharp(date).metadata();
  const below = { left: 0, top: Math.floor(height / 2), width, height: Math.floor(height / 3) };
  const lower = await sharp(await sharp(date).extract(below).toBuffer()).stats();
  expect(Math.max(...lower.channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  const link = (name: string) => ({ model: 'link', fields: { link: `#${name}`, link_text: { de: name, en: name } } });
  const place = (name: string) => ({ model: 'headline', fields: { content: { de: name, en: name }, anchor: name } });
  await showModules(site, 'orte', [
    { model: 'anchor-list', fields: {}, columns: [[link('eins'), link('zwei')]] },
    place('eins'),
    { model: 'text', fields: { content: { de: '<p>Text</p>'.repeat(60), en: '<p>Text</p>' } } },
    place('zwei'),
  ]);
  await page.goto('/de/orte');
  await page.getByRole('link', { name: 'zwei' }).click();
  await expect(page.locator('.m-anchor-list a[aria-current]')).toHaveCount(1);
  expect(await grounds(page.locator('.m-anchor-list a'))).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(calendar.de);
  await ready(page);
  await page.locator('#search-header').focus();
  await expect(page.locator('.bar .search-form .field')).toHaveCSS('outline-style', 'solid');
  await page.goto(calendar.de);
  await ready(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click();
  expect(await grounds(page.locator('.side-menu .primary > li > a'))).toBe(2);
});

test('NAV-01 EVT-07 EVT-27 in the colours of the system buttons, labels and lists have borders, and what is chosen has its own colour', async ({
  page,
}) => {
  await page.goto(`${calendar.de}?date=27-11-2026`);
  await ready(page);
  const main = page.getByRole('main');
  for (const element of [main.locator('a[data-book]').first(), main.locator('.label').first()])
    await expect(element).toHaveCSS('border-top-width', '1px');
  const menu = page.getByRole('navigation', { name: text('de', 'header_menu') });
  const line = (name: string) => menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await line('Spielplan')).not.toBe(await line('Ensemble'));
  await main.getByRole('button', { name: /November 2026/ }).click();
  const month = page.locator('.month:visible');
  await expect(month).toHaveCSS('border-top-style', 'solid');
  const ground = (selector: string) =>
    month
      .locator(selector)
      .first()
      .evaluate((day) => getComputedStyle(day).backgroundColor);
  expect(await ground('td[aria-selected="true"] a')).not.toBe(await ground('td:not([aria-selected="true"]) a'));
});

test.describe('kammer', () => {
  test.use({ brand: 'kammer' });

  test('EVT-310 LAYOUT-06 in the colours of the system a heart on a picture has a ground, and a line stands between the steps of a breadcrumb', async ({
    page,
  }) => {
    await page.goto(calendar.de);
    await ready(page);
    // Not see-through.
    await expect(page.locator('.evc .heart').first()).toHaveCSS('background-color', /^rgb\(/);
    // A background would be gone.
    const step = page.locator('.crumb li').last();
    const before = await step.evaluate((element) => {
      const { width, borderTopStyle, borderTopWidth } = getComputedStyle(element, '::before');
      return [Number.parseFloat(width) > 8, borderTopStyle, borderTopWidth];
    });
    expect(before).toEqual([true, 'solid', '1px']);
  });
});
