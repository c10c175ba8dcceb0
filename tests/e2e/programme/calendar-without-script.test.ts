import type { Option } from '../../../src/core/contract/shapes.ts';
import { localDay } from '../../../src/core/text/wall-clock.ts';
import { desktop, expect, phone, test, withoutScript } from '../support/site.ts';
import { allEvents, calendar, choose, daysOnScreen, expectListOf, idsOnScreen, named, optionList, teasers } from './calendar.ts';

test.use(withoutScript);

test.describe('on a desktop', () => {
  test.use(desktop);

  test('EVT-02 without script the list is plain pages, each event on one of them', async ({ page, site }) => {
    // From late in the season on: three pages prove what ten would.
    const late = (await allEvents(site, 'de', 'room=1')).at(-25)?.date_start ?? '';
    const query = `date=${localDay(new Date(late)).split('-').reverse().join('-')}&room=1`;
    const events = await allEvents(site, 'de', query);
    const pages = Math.ceil(events.length / 10);
    expect(pages).toBeGreaterThan(2);
    await page.goto(`${calendar.de}?${query}`);
    const navigation = page.getByRole('navigation', { name: 'Seiten des Spielplans' });
    const seen: number[] = [];
    for (let number = 1; number <= pages; number += 1) {
      await expect(navigation).toContainText(`Seite ${number} von ${pages}`);
      seen.push(...(await idsOnScreen(page)));
      if (number < pages) await navigation.getByRole('link', { name: 'Spätere Termine' }).click();
    }
    expect(seen).toEqual(events.map(({ id }) => id));
    await expect(page).toHaveURL(`${calendar.de}?${query}&page=${pages}`);
    await expect(navigation.getByRole('link', { name: 'Spätere Termine' })).toHaveCount(0);
    await navigation.getByRole('link', { name: 'Frühere Termine' }).click();
    await expect(page).toHaveURL(`${calendar.de}?${query}&page=${pages - 1}`);
  });

  test('EVT-11 without script each teaser stands on the page of its day', async ({ page, site }) => {
    const teasersAhead = () => site.ask<{ headline: string; position: string }[]>('/de/api/teasers/');
    // Shortly before the last two: they stand on different pages.
    site.clock.set(`${(await teasersAhead()).at(-2)?.position}T10:00:00+01:00`);
    const list = await teasersAhead();
    expect(list).toHaveLength(2);
    const seen: string[] = [];
    await page.goto(calendar.de);
    for (let number = 1; seen.length < list.length && number < 10; number += 1) {
      seen.push(...(await teasers(page).getByRole('heading').allTextContents()));
      await page.getByRole('link', { name: 'Spätere Termine' }).click();
      await expect(page).toHaveURL(`${calendar.de}?page=${number + 1}`);
    }
    expect(seen).toEqual(list.map(({ headline }) => headline));
  });

  test('EVT-03 EVT-04 EVT-20 filters, chips and month work without script', async ({ page, site }) => {
    const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
    await page.goto(calendar.de);
    await choose(page, 'Ort', room.name);
    await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
    await expectListOf(page, site, `room=${room.id}`);

    await page.getByRole('button', { name: /^Kalender: / }).click();
    const month = page.getByRole('dialog', { name: 'Kalender' });
    await month.getByRole('link', { name: /^Nächster Monat/ }).click();
    await expect(page).toHaveURL(`${calendar.de}?date=01-12-2026&room=${room.id}`);
    await expectListOf(page, site, `room=${room.id}&date=01-12-2026`);
    await page.getByRole('button', { name: /^Kalender: / }).click();
    await expect(month.getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
    await month.getByRole('grid').getByRole('link').nth(2).click();
    await expect(page).toHaveURL(new RegExp(`date=\\d\\d-12-2026&room=${room.id}$`));
    expect((await daysOnScreen(page))[0]).toMatch(/^2026-12-/);

    await page.getByRole('link', { name: /^Filter Datum/ }).click();
    await page.getByRole('button', { name: /^Ort/ }).click();
    await optionList(page, 'Ort').getByRole('link', { name: room.name, exact: true }).click();
    await expect(page).toHaveURL(calendar.de);
  });

  test('I18N-05 the language switch works without script and keeps the query', async ({ page }) => {
    await page.goto(`${calendar.de}?room=1&date=28-11-2026`);
    await page.getByRole('banner').locator('summary', { hasText: 'Sprache' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Read in English' }).click();
    await expect(page).toHaveURL(`${calendar.en}?date=28-11-2026&room=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('EVT-05 the panels open, filter and close without script', async ({ page, site }) => {
    const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
    await page.goto(calendar.de);
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await panel.locator('summary', { hasText: 'Ort' }).tap();
    await panel.getByRole('link', { name: room.name, exact: true }).tap();
    await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
    await expectListOf(page, site, `room=${room.id}`);
    await page.getByRole('button', { name: 'Kalender', exact: true }).tap();
    const month = page.getByRole('dialog', { name: 'Kalender' });
    await expect(month).toBeVisible();
    await month.getByRole('button', { name: 'Kalender schließen' }).tap();
    await expect(month).toBeHidden();
  });
});
