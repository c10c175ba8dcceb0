import type { Option } from '../../../src/core/contract/shapes.ts';
import { expect, phone, test } from '../support/site.ts';
import { calendar, daysOnScreen, expectListOf, filterButton, named, openCalendar, rows } from './calendar.ts';
import { fullProduction } from './productions.ts';

test.use(phone);

test('EVT-05 Calendar and Filter each open a side panel; the page behind it is out of reach until it closes', async ({ page }) => {
  await openCalendar(page);
  await expect(filterButton(page, 'Ort')).toBeHidden();
  for (const name of ['Kalender', 'Filter']) {
    const button = page.getByRole('button', { name, exact: true });
    const panel = page.getByRole('dialog', { name });
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    // A modal dialog: nothing outside can be focused or read.
    expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await expect(button).toBeFocused();

    await button.tap();
    await panel.getByRole('button', { name: `${name} schließen` }).tap();
    await expect(panel).toBeHidden();

    await button.tap();
    const box = await panel.boundingBox();
    if (box && box.x > 20) {
      await page.touchscreen.tap(8, 300);
      await expect(panel).toBeHidden();
    } else await page.keyboard.press('Escape');
  }
});

test('EVT-05 EVT-02 several filters are set in one panel; its button shows how many dates remain and closes it', async ({ page, site }) => {
  const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
  const genre = named(await site.ask<Option[]>('/de/api/genres/'), 'Oper');
  await openCalendar(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await panel.locator('summary', { hasText: 'Ort' }).tap();
  await panel.getByRole('list', { name: 'Ort' }).getByRole('link', { name: room.name }).tap();
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
  await expect(panel).toBeVisible();
  await panel.locator('summary', { hasText: 'Genre' }).tap();
  // One list is open at a time here too.
  await expect(panel.getByRole('list', { name: 'Ort' })).toBeHidden();
  await panel.getByRole('list', { name: 'Genre' }).getByRole('link', { name: genre.name, exact: true }).tap();
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}&genre=${genre.id}`);
  const { count } = await site.ask<{ count: number }>(`/de/api/events/?room=${room.id}&genre=${genre.id}`);
  await panel.getByRole('button', { name: new RegExp(`^${count} Termine?$`) }).tap();
  await expect(panel).toBeHidden();
  await expectListOf(page, site, `room=${room.id}&genre=${genre.id}`);
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Filter (2)' }).tap();
  await panel.getByRole('link', { name: 'Zurücksetzen' }).tap();
  await expect(page).toHaveURL(calendar.de);
});

test('EVT-05 EVT-03 a day chosen in the panel closes it', async ({ page, site }) => {
  await openCalendar(page);
  await page.getByRole('button', { name: 'Kalender', exact: true }).tap();
  const panel = page.getByRole('dialog', { name: 'Kalender' });
  await panel.getByRole('link', { name: 'Nächster Monat: Dezember 2026' }).tap();
  await panel.getByRole('grid', { name: 'Dezember 2026' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\?date=\d\d-12-2026$/);
  await expect(panel).toBeHidden();
  await expectListOf(page, site, new URL(page.url()).search.slice(1));
  expect((await daysOnScreen(page))[0]).toMatch(/^2026-12/);
});

test('EVT-05 LAYOUT-16 the filter bar stands from 1024 px on, the panels below', async ({ page }) => {
  await page.goto(calendar.de);
  const [bar, button] = [filterButton(page, 'Ort'), page.getByRole('button', { name: 'Filter', exact: true })];
  for (const [width, isBar] of [
    [320, false],
    [640, false],
    [768, false],
    [1023, false],
    [1024, true],
    [1280, true],
    [1536, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(bar).toBeVisible({ visible: isBar });
    await expect(button).toBeVisible({ visible: !isBar });
    await expect(rows(page).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `at ${width} px`,
    ).toBeLessThanOrEqual(0);
  }
});

test('EVT-09 LAYOUT-16 at 320 px a row breaks between room and kind, without a sign left over at the end of a line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openCalendar(page);
  const linesOfKinds = await page
    .locator('main growing-list .where .type')
    .evaluateAll((kinds) => kinds.map((kind) => [kind.textContent?.trim(), kind.getClientRects().length]));
  expect(linesOfKinds.length).toBeGreaterThan(3);
  expect(linesOfKinds.filter(([, lines]) => lines !== 1)).toEqual([]);
});

test('EVT-172 GEN-01 a date’s title has at least 55 % of its row, in the calendar, on home and in the dates of a production, and long words break as their language says', async ({
  page,
  site,
}) => {
  const production = (await fullProduction(site)).link.url;
  for (const [path, item, title] of [
    [calendar.de, 'li.ev', 'h3'],
    ['/de', '.m-event-list .short li', '.display'],
    [production, '.dates > li', '.t'],
  ] as const) {
    await page.goto(path);
    const titles = page.locator(`${item} ${title}`).filter({ visible: true });
    expect(await titles.count(), path).toBeGreaterThan(3);
    // A title has the width of its column, however short it is.
    const widths = await titles.evaluateAll((all) =>
      all.map((one) => (one.matches('.t') ? one : (one.parentElement ?? one)).getBoundingClientRect().width),
    );
    const rowWidth = (await page.locator(item).first().boundingBox())?.width ?? Number.POSITIVE_INFINITY;
    for (const width of widths) expect(width / rowWidth, path).toBeGreaterThanOrEqual(0.55);
  }
  for (const [path, language] of [
    [calendar.de, /^de/],
    [calendar.en, /^en/],
  ] as const) {
    await page.goto(path);
    const title = page.locator('li.ev h3').first();
    await expect(title).toHaveCSS('hyphens', 'auto');
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toMatch(language);
  }
});
