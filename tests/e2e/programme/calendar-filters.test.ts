import { eq } from 'drizzle-orm';
import type { Option } from '../../../src/core/contract/shapes.ts';
import { eventTags } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, readDocument, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import {
  allEvents,
  calendar,
  choose,
  expectListOf,
  filterButton,
  idsOnScreen,
  named,
  openCalendar,
  optionList,
  rows,
  teasers,
} from './calendar.ts';

test.use(desktop);

for (const { language, filters, month } of [
  { language: 'de', filters: ['Ort', 'Ausstellungsart', 'Themen', 'Reihe', 'Genre', 'Barrierefreiheit'], month: 'Kalender: November 2026' },
  { language: 'en', filters: ['Location', 'Exhibition Type', 'Tags', 'Series', 'Genre', 'Access'], month: 'Calendar: November 2026' },
] as const) {
  test(`EVT-01 EVT-03 EVT-30 I18N-07 five filters, that of access and the calendar stand above the list (${language})`, async ({
    page,
  }) => {
    await page.goto(calendar[language]);
    const bar = page.getByRole('group', { name: text(language, 'filter_bar_label') });
    await expect(bar.getByRole('button')).toHaveText([...filters, month]);
    for (const name of filters) {
      await filterButton(page, name).click();
      await expect(optionList(page, name).getByRole('link').first()).toHaveText(text(language, 'filter_all'));
      expect(await optionList(page, name).getByRole('link').count()).toBeGreaterThan(2);
      await page.keyboard.press('Escape');
    }
  });
}

test('EVT-02 EVT-08 EVT-15 each choice narrows the list, and Back returns to the calendar before', async ({ page, site }) => {
  const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
  const genre = named(await site.ask<Option[]>('/de/api/genres/'), 'Oper');
  await page.goto('/de');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
  await expect(page).toHaveURL(calendar.de);
  await ready(page);

  await choose(page, 'Ort', room.name);
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
  await expectListOf(page, site, `room=${room.id}`);
  await page.evaluate(() => window.scrollTo(0, 90));
  await choose(page, 'Genre', genre.name);
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}&genre=${genre.id}`);
  await expectListOf(page, site, `room=${room.id}&genre=${genre.id}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
  await expectListOf(page, site, `room=${room.id}`);
  await expect(page.locator('.chips')).not.toContainText(genre.name);
  await page.goBack();
  await expect(page).toHaveURL(calendar.de);
  await expect(page.locator('.chips')).toHaveCount(0);
  await page.goForward();
  await expectListOf(page, site, `room=${room.id}`);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/de');
});

test('EVT-04 chosen filters are chips; one removes its filter, the last all of them', async ({ page, site }) => {
  const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
  const genre = named(await site.ask<Option[]>('/de/api/genres/'), 'Oper');
  await openCalendar(page, `${calendar.de}?room=${room.id}&genre=${genre.id}&date=01-12-2026`);
  const chips = page.getByRole('list', { name: 'Gewählte Filter' });
  await expect(chips.getByRole('link')).toHaveText(['Datum: ab 01.12.2026', 'Ort: Großes Haus', 'Genre: Oper', 'Filter zurücksetzen']);

  await chips.getByRole('link', { name: 'Filter Ort: Großes Haus entfernen' }).click();
  await expect(page).toHaveURL(`${calendar.de}?date=01-12-2026&genre=${genre.id}`);
  await expect(chips.getByRole('link')).toHaveText(['Datum: ab 01.12.2026', 'Genre: Oper', 'Filter zurücksetzen']);
  await expectListOf(page, site, `genre=${genre.id}&date=01-12-2026`);
  // The chip took the focus with it; it has to stay in the list of chips.
  await expect(chips.getByRole('link').first()).toBeFocused();

  await chips.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL(calendar.de);
  await expect(chips).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('EVT-20 at most one filter is open; its own button, a press elsewhere, which opens nothing below, and Escape close it', async ({
  page,
}) => {
  await openCalendar(page);
  const [room, genre] = [optionList(page, 'Ort'), optionList(page, 'Genre')];
  await filterButton(page, 'Ort').click();
  await expect(room).toBeVisible();
  await filterButton(page, 'Genre').click();
  await expect(genre).toBeVisible();
  await expect(room).toBeHidden();

  await filterButton(page, 'Genre').click();
  await expect(genre).toBeHidden();

  await filterButton(page, 'Ort').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(room).toBeHidden();

  await filterButton(page, 'Ort').click();
  await expect(room).toBeVisible();
  const title = rows(page).first().getByRole('heading').getByRole('link');
  await title.click({ force: true });
  await expect(room).toBeHidden();
  await expect(page).toHaveURL(calendar.de);

  await filterButton(page, 'Ort').press('Enter');
  await expect(room).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(room.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await expect(filterButton(page, 'Ort')).toBeFocused();
  await title.click();
  await expect(page).toHaveURL(/\/de\/kalender\/.+/);
});

test('EVT-20 picking the option already chosen removes the choice', async ({ page, site }) => {
  const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Kleines Haus');
  await openCalendar(page);
  await choose(page, 'Ort', room.name);
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
  await expect(filterButton(page, 'Ort')).toHaveAccessibleName(/^Ort ?: Kleines Haus$/);
  await filterButton(page, 'Ort').click();
  const chosen = optionList(page, 'Ort').getByRole('link', { name: room.name });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await chosen.click();
  await expect(page).toHaveURL(calendar.de);
  await expect(filterButton(page, 'Ort')).toHaveAccessibleName('Ort');
  await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toBeHidden();
});

test('EVT-06 an option that is not for the filter is hidden there, yet an address with it works and has its chip', async ({
  page,
  site,
}) => {
  const [tag] = await site
    .ask<(Option & { show_in_filter: boolean })[]>('/de/api/event-tags/')
    .then((tags) => tags.filter((entry) => entry.show_in_filter));
  if (!tag) throw new Error('The demo venue shows no tag.');
  await page.goto(calendar.de);
  await filterButton(page, 'Themen').click();
  await expect(optionList(page, 'Themen').getByRole('link', { name: tag.name, exact: true })).toBeVisible();

  await site.edit(['event_tags'], (database) => database.update(eventTags).set({ show_in_filter: false }).where(eq(eventTags.id, tag.id)));
  await page.goto(`${calendar.de}?tag=${tag.id}`);
  await expect(page.getByRole('link', { name: `Filter Themen: ${tag.name} entfernen` })).toBeVisible();
  await filterButton(page, 'Themen').click();
  await expect(optionList(page, 'Themen').getByRole('link').first()).toBeVisible();
  await expect(optionList(page, 'Themen').getByRole('link', { name: tag.name, exact: true })).toHaveCount(0);
});

test('EVT-07 options of the exhibition types carry their numeric slug', async ({ page, site }) => {
  const types = await site.ask<{ name: string; slug: string }[]>('/de/api/exhibition-types/');
  await page.goto(calendar.de);
  await filterButton(page, 'Ausstellungsart').click();
  for (const { name, slug } of types) {
    expect(slug).toMatch(/^[1-9]\d*$/);
    await expect(optionList(page, 'Ausstellungsart').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `${calendar.de}?type=${slug}`,
    );
  }
});

test('EVT-18 filter options come with the page and are never requested again', async ({ page, site }) => {
  const [genre] = await site.ask<Option[]>('/de/api/genres/');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openCalendar(page);
  await choose(page, 'Ort', 'Kleines Haus');
  await expect(page).toHaveURL(/room=/);
  await choose(page, 'Genre', genre?.name ?? '');
  await expect(page).toHaveURL(/genre=/);
  expect(requestedPaths.filter((path) => /\/api\/(rooms|genres|exhibition-types|event-tags|series)\b/.test(path))).toEqual([]);
});

test('EVT-19 teasers stand among the days only as long as nothing is filtered', async ({ page, site }) => {
  const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
  await readDocument(page, calendar.de);
  await expect(teasers(page).first()).toBeVisible();
  // Today as a date is no filter.
  await readDocument(page, `${calendar.de}?date=20-11-2026`);
  await expect(teasers(page).first()).toBeVisible();
  for (const query of [`room=${room.id}`, 'date=21-11-2026']) {
    await readDocument(page, `${calendar.de}?${query}`);
    await expectListOf(page, site, query);
    await expect(teasers(page)).toHaveCount(0);
  }
});

test('GEN-01 EVT-02 a filter pressed before any script has arrived works as a link', async ({ page, site }) => {
  const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Kleines Haus');
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(calendar.de, { waitUntil: 'commit' });
  await choose(page, 'Ort', room.name);
  await expect(page).toHaveURL(`${calendar.de}?room=${room.id}`);
  await expectListOf(page, site, `room=${room.id}`);
  await page.getByRole('link', { name: /^Filter Ort: Kleines Haus/ }).click();
  await expect(page).toHaveURL(calendar.de);
  release.resolve();
  await ready(page);
});

test('EVT-14 without a date the list begins with what is not over yet', async ({ page, site }) => {
  const before = await allEvents(site, 'de');
  const tonight = before[0];
  if (!tonight?.date_end) throw new Error('The first event of the demo venue has no end.');
  await readDocument(page, calendar.de);
  expect((await idsOnScreen(page))[0]).toBe(tonight.id);
  site.clock.set(new Date(new Date(tonight.date_end).getTime() + 1000).toISOString());
  await readDocument(page, calendar.de);
  await expect.poll(async () => (await idsOnScreen(page)).includes(tonight.id)).toBe(false);
});

for (const brand of ['ring', 'kammer']) {
  test.describe(brand, () => {
    test.use({ brand, viewport: { width: 320, height: 700 } });

    test(`EVT-04 by keyboard each chip is whole when it has the focus, on the narrowest screen (${brand})`, async ({ page }) => {
      await page.goto(`${calendar.de}?series=1&genre=1`);
      const chips = page.locator('.chips a');
      await chips.first().focus();
      for (let at = 0; at < 3; at++) {
        await expect(chips.nth(at)).toBeFocused();
        const box = await chips.nth(at).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
        await page.keyboard.press('Tab');
      }
    });
  });
}
