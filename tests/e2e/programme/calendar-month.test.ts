import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../support/site.ts';
import { calendar, daysOnScreen, expectListOf, openCalendar, teasers } from './calendar.ts';

test.use(desktop);

const button = (page: Page) => page.getByRole('button', { name: /^Kalender: / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kalender' });
const day = (page: Page, name: string) => dialog(page).getByRole('link', { name, exact: true });

/** Opens the month calendar and waits for it. */
async function openMonth(page: Page): Promise<void> {
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Waits until the days answer to keys. */
async function monthReady(page: Page): Promise<void> {
  await expect(page.locator('foyer-island[name="month-calendar"]')).toHaveAttribute('data-state', 'ready');
}

test('EVT-03 EVT-17 days with events can be chosen, others cannot; choosing one narrows the list to it and later', async ({
  page,
  site,
}) => {
  const days = new Set(await site.ask<string[]>('/api/calendar/?date=01-11-2026'));
  await openCalendar(page);
  await openMonth(page);
  await expect(dialog(page).getByRole('heading', { name: 'November 2026' })).toBeVisible();
  const grid = dialog(page).getByRole('grid', { name: 'November 2026' });
  await expect(grid.getByRole('columnheader')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  for (let number = 1; number <= 30; number += 1) {
    const iso = `2026-11-${String(number).padStart(2, '0')}`;
    const isOffered = iso >= '2026-11-20' && days.has(iso);
    await expect(grid.getByRole('link', { name: new RegExp(`\\b${number}\\. November`) }), iso).toHaveCount(isOffered ? 1 : 0);
  }
  await expect(grid.getByRole('link', { name: 'Heute, Freitag, 20. November 2026' })).toHaveAttribute('aria-current', 'date');

  await day(page, 'Samstag, 28. November 2026').click();
  await expect(page).toHaveURL(`${calendar.de}?date=28-11-2026`);
  await expect(dialog(page)).toBeHidden();
  await expectListOf(page, site, 'date=28-11-2026');
  expect((await daysOnScreen(page))[0]).toBe('2026-11-28');
  await expect(teasers(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect.poll(async () => (await daysOnScreen(page))[0]).toBe('2026-11-20');
});

test('EVT-19 choosing today takes the date away', async ({ page }) => {
  await openCalendar(page, `${calendar.de}?date=28-11-2026`);
  await openMonth(page);
  await day(page, 'Heute, Freitag, 20. November 2026').click();
  await expect(page).toHaveURL(calendar.de);
});

test('EVT-21 changing the month requests the days of that month with the filters set, from its first day', async ({ page, site }) => {
  const [room] = await site.ask<{ id: number }[]>('/de/api/rooms/');
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/api/calendar/')) queries.push(search);
  });
  await openCalendar(page, `${calendar.de}?room=${room?.id}`);
  await openMonth(page);
  expect(queries).toEqual([]);
  await dialog(page).getByRole('link', { name: 'Nächster Monat: Dezember 2026' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
  await expect.poll(() => queries).toEqual([`?date=01-12-2026&room=${room?.id}`]);
  const days = await site.ask<string[]>(`/api/calendar/?date=01-12-2026&room=${room?.id}`);
  await expect(dialog(page).getByRole('grid').getByRole('link')).toHaveCount(days.length);
  await dialog(page).getByRole('link', { name: 'Vorheriger Monat: November 2026' }).click();
  await expect(dialog(page).getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /^Vorheriger Monat/ })).toBeHidden();
  await expect(page).toHaveURL(`${calendar.de}?room=${room?.id}`);
});

test('EVT-03 the month is used with the keys of a date grid', async ({ page }) => {
  await openCalendar(page);
  await button(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await monthReady(page);
  const today = day(page, 'Heute, Freitag, 20. November 2026');
  // Tab leads through the heading's buttons to the one day that takes part in the order.
  for (let presses = 0; presses < 4 && !(await today.evaluate((element) => element === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(today).toBeFocused();
  const steps: [key: string, name: RegExp][] = [
    ['ArrowRight', /^Samstag, 21\. November/],
    ['ArrowDown', /^Samstag, 28\. November/],
    ['ArrowLeft', /^Freitag, 27\. November/],
    ['ArrowUp', /Freitag, 20\. November/],
    ['Home', /^Montag, 16\. November/],
    ['End', /^Sonntag, 22\. November/],
    ['PageDown', /^Dienstag, 22\. Dezember/],
    ['PageUp', /^Sonntag, 22\. November/],
    ['PageDown', /^Dienstag, 22\. Dezember/],
  ];
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(dialog(page).locator('[data-day]:focus'), `after ${key}`).toHaveAccessibleName(name);
  }
  await expect(dialog(page).getByRole('grid', { name: 'Dezember 2026' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page).toHaveURL(calendar.de);
});

test('EVT-03 EVT-02 Enter on a day chooses it', async ({ page, site }) => {
  await openCalendar(page);
  await openMonth(page);
  await monthReady(page);
  await day(page, 'Samstag, 21. November 2026').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${calendar.de}?date=28-11-2026`);
  await expect(dialog(page)).toBeHidden();
  await expectListOf(page, site, 'date=28-11-2026');
});

test('EVT-03 a month whose days cannot be loaded says so; going back a month recovers', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|request failed/);
  await openCalendar(page);
  await page.route('**/api/calendar/**', (route) => route.abort('connectionfailed'), { times: 1 });
  await openMonth(page);
  await dialog(page)
    .getByRole('link', { name: /^Nächster Monat/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page)
    .getByRole('link', { name: /^Vorheriger Monat/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await expect(day(page, 'Samstag, 28. November 2026')).toBeVisible();
});
