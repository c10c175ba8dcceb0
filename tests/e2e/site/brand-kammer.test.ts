import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { localDay } from '../../../src/core/text/wall-clock.ts';
import { statusLabels } from '../../../src/features/programme/programme.codes.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { designOverrides } from '../../../src/features/site/site.tables.server.ts';
import { isFullRun, variantsToRun } from '../../support/variants.ts';
import { contrast, overWhite, stopsOf } from '../every-page/colours.ts';
import { expectStill } from '../every-page/layout-shift.ts';
import { allEvents, calendar, emptyCombination } from '../programme/calendar.ts';
import { fullProduction, productionsList } from '../programme/productions.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { allOf, desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { languages, text } from '../support/texts.ts';

test.use({ brand: 'kammer' });

/** Cards of the poster grid in their order. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });

async function firstEvent(site: Site, language: 'de' | 'en'): Promise<string> {
  return (await allEvents(site, language))[0]?.link.url ?? '';
}

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    for (const language of variantsToRun(languages)) {
      test(`BRAND-01 LAYOUT-16 axe finds nothing in the states of the second brand's calendar (${language})`, async ({ page, site }) => {
        const { room, genre } = await emptyCombination(site);
        for (const query of ['room=1&date=01-12-2026', `room=${room.id}&genre=${genre.id}`]) {
          await page.goto(`${calendar[language]}?${query}`);
          expect(await axeViolations(page), query).toEqual([]);
        }
        await page.goto(calendar[language]);
        await ready(page);
        await page.getByRole('button', { name: new RegExp(`^${text(language, 'calendar_title')}`) }).click();
        await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
        expect(await axeViolations(page), 'the open month').toEqual([]);
        await page.goto(`/${language}`);
        await ready(page);
        await page.getByRole('link', { name: text(language, 'overlay_title') }).click();
        await expect(page.locator('dialog.overlay').getByRole('listitem').locator('.pic').first()).toBeVisible();
        expect(await axeViolations(page, 'dialog.overlay'), 'the overlay').toEqual([]);
      });
    }

    if (isFullRun)
      test('LAYOUT-11 EMBED-08 nothing of the second brand moves while a page loads, however late its pictures: layout shift below 0.02', async ({
        page,
        site,
      }) => {
        test.slow();
        await expectStill(page, [
          '/de',
          calendar.de,
          await firstEvent(site, 'de'),
          productionsList.de,
          (await fullProduction(site)).link.url,
        ]);
      });
  });
}

test.describe('poster grid', () => {
  test.use({ ...withoutScript, ...desktop });

  test('EVT-09 EVT-01 BRAND-04 style 2: months are headings, days sections, the date stands on the picture', async ({ page, site }) => {
    await page.goto(calendar.de);
    const { results } = await site.ask<{ results: { name: string; date_start: string }[] }>('/de/api/events/');
    const titles = await cards(page).getByRole('heading', { level: 4 }).allTextContents();
    expect(titles.map((title) => title.replaceAll('\u00ad', ''))).toEqual(results.map(({ name }) => name));
    for (const [index, { date_start }] of [...results.entries()].slice(0, 4)) {
      const time = cards(page).nth(index).locator('time');
      await expect(time).toHaveAttribute('datetime', date_start);
      await expect(time).toContainText(String(Number(localDay(new Date(date_start)).slice(8))));
      const [box, picture] = await Promise.all([time.boundingBox(), cards(page).nth(index).locator('.pic').boundingBox()]);
      expect(box && picture && box.y >= picture.y && box.y + box.height <= picture.y + picture.height).toBe(true);
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(/^November 2026$/);
    const days = new Set(results.map(({ date_start }) => localDay(new Date(date_start))));
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).and(page.locator('section > h3'))).toHaveCount(days.size);
  });

  test('EVT-09 the date is read on any picture and without one: white on a scrim or on dark blue', async ({ page }) => {
    await page.goto(calendar.de);
    const picture = cards(page).first().locator('.pic');
    const { colour, under, scrim } = await picture.evaluate((element) => ({
      colour: getComputedStyle(element.querySelector('time') as Element).color,
      under: getComputedStyle(element).backgroundColor,
      scrim: getComputedStyle(element, '::after').backgroundImage,
    }));
    expect(colour).toBe('rgb(255, 255, 255)');
    expect(contrast(overWhite(colour), overWhite(under))).toBeGreaterThan(4.5);
    // Over a white picture; at a third of its height the scrim is at its weakest behind the date.
    const [edge = '', weakest = ''] = stopsOf(scrim);
    for (const stop of [edge, weakest]) expect(contrast(overWhite(colour), overWhite(stop)), stop).toBeGreaterThan(4.5);
  });

  test('EVT-09 a card shows what differs about its performance: the substitution, or why it is off', async ({ page, site }) => {
    const event = (await allEvents(site, 'de')).find(({ cast_note }) => cast_note);
    if (!event) throw new Error('Nobody stands in.');
    await readDocument(page, `${calendar.de}?date=${localDay(new Date(event.date_start)).split('-').reverse().join('-')}`);
    const card = cards(page).filter({ hasText: event.cast_note });
    await expect(card.first().getByRole('link')).toHaveAttribute('href', event.link.url);
  });

  test('EVT-28 a canceled card is grey and struck through, a teaser spans the grid after its day', async ({ page, site }) => {
    const [event] = await allEvents(site, 'de');
    await site.edit(['events', `event:${event?.id}`], (database) =>
      database
        .update(events)
        .set({ statuses: ['canceled'] })
        .where(eq(events.id, event?.id ?? 0)),
    );
    await page.goto(calendar.de);
    const card = cards(page).first();
    await expect(card.getByText(statusLabels.canceled.de)).toBeVisible();
    await expect(card.getByRole('link')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(card.locator('img')).toHaveCSS('filter', /grayscale/);
    const teaser = page.getByRole('main').getByRole('article').first();
    const [box, grid] = await Promise.all([
      teaser.boundingBox(),
      page.locator('.event-cards').filter({ visible: true }).first().boundingBox(),
    ]);
    expect(box?.width).toBe(grid?.width);
  });

  test('EVT-09 an event without picture has a drawing in its place', async ({ page, site }) => {
    const [event] = await allEvents(site, 'de');
    await site.edit(['events', `event:${event?.id}`], (database) =>
      database
        .update(events)
        .set({ image: null, production: null })
        .where(eq(events.id, event?.id ?? 0)),
    );
    await page.goto(calendar.de);
    await expect(cards(page).first().locator('.pic')).toHaveCSS('background-image', /gradient/);
  });

  test('EVT-09 EVT-03 the poster grid has 2 columns at 360 px, 3 at 768 px, 4 at 1280 px; there the month is read under the pointer, too', async ({
    page,
  }) => {
    await page.goto(calendar.de);
    const grid = page.locator('.event-cards').filter({ visible: true }).first();
    for (const [width, columns] of [
      [360, 2],
      [768, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const template = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
      expect(template.split(' '), `${width} px`).toHaveLength(columns);
    }
    const month = page.locator('.month-button');
    await month.hover();
    const [words, ground] = await month.evaluate((button) => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]);
    expect(words).not.toBe(ground);
  });
});

test.describe('panels', () => {
  test.use(phone);

  test('LAYOUT-16 NAV-08 the focus on the heart of a card is seen on the picture', async ({ page }) => {
    await page.goto(calendar.de);
    await ready(page);
    const heart = cards(page).first().getByRole('button');
    await expect(heart).toBeVisible();
    await page.keyboard.press('Tab');
    await heart.focus();
    const { color, outlineColor, outlineStyle } = await heart.evaluate((element) => getComputedStyle(element));
    expect([outlineStyle, outlineColor]).toEqual(['solid', color]);
  });

  test('BRAND-02 EVT-05 the second brand opens its panels from the left', async ({ page }) => {
    await page.goto(calendar.de);
    await ready(page);
    await page.getByRole('button', { name: /^Filter/ }).tap();
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0);
  });
});

test.describe('formats', () => {
  test.use(desktop);

  test('BRAND-11 hydrated and loaded cards use the patterns of the brand', async ({ page, site }) => {
    await site.edit(['design_settings'], (database) =>
      database.insert(designOverrides).values({ brand: 'kammer', values: { formats: { de: { time: "H.mm'h'", price: '¤0.00' } } } }),
    );
    await page.goto(calendar.de);
    const first = await cards(page).first().textContent();
    expect(first).toMatch(/\d\.\d\dh/);
    await ready(page);
    expect(await cards(page).first().textContent()).toBe(first);
    // So do further pages of the list.
    await page.getByRole('button', { name: text('de', 'calendar_load_more') }).click();
    await expect(cards(page).nth(12)).toBeVisible();
    for (const card of await cards(page).allTextContents()) expect(card).toMatch(/\d{1,2}\.\d\dh/);
  });
});

test('NAV-16 headings that stay beside their section stand below the ticket bar of a performance', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(await firstEvent(site, 'de'));
  await ready(page);
  const bar = page.getByRole('main').locator('.when');
  const headings = page
    .locator('main .sec.wrap')
    .filter({ has: page.locator('li') })
    .getByRole('heading', { level: 2 });
  expect(await headings.count()).toBeGreaterThan(0);
  for (const heading of await allOf(headings)) {
    // Its list is half read: the heading has reached the place where it stays.
    await heading.evaluate((element) => {
      const section = element.closest('.sec')?.getBoundingClientRect();
      window.scrollBy({ top: (section?.top ?? 0) + (section?.height ?? 0) / 2 - 200, behavior: 'instant' });
    });
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(60);
    const edge = ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0);
    expect((await heading.boundingBox())?.y, (await heading.textContent()) ?? '').toBeGreaterThanOrEqual(edge);
  }
});

test('SITE-271 in the colours of the system the chosen view of the results is as the system shows what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/de/search?q=hamlet');
  const chosen = page.locator('.results .tabs a[aria-current]');
  const grounds = await chosen.evaluate((link) => {
    const ground = getComputedStyle(link).backgroundColor;
    link.style.background = 'Highlight';
    return [ground, getComputedStyle(link).backgroundColor];
  });
  expect(grounds[0]).toBe(grounds[1]);
  const [word, count] = await chosen.evaluate((link) =>
    [link, link.querySelector('.count')].map((part) => part && getComputedStyle(part).color),
  );
  expect(count).toBe(word);
});
