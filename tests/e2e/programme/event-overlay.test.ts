import type { Page } from '@playwright/test';
import type { Option } from '../../../src/core/contract/shapes.ts';
import { variantsToRun } from '../../support/variants.ts';
import { leadingArticle } from '../site/article.ts';
import { formOf } from '../site/forms-steps.ts';
import { magazine } from '../site/magazine.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, ready, reconnect, test, withMotion, withoutScript } from '../support/site.ts';
import { type EventsAnswer, named } from './calendar.ts';
import { fullProduction } from './productions.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Programm und Karten' });
const opener = (page: Page) => page.getByRole('link', { name: 'Programm und Karten' });

async function openOverlay(page: Page, path = '/de'): Promise<void> {
  await page.goto(path);
  await ready(page);
  await opener(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).locator('growing-list li.ev').first()).toBeVisible();
}

/** Closes it again. The way back through the history takes a moment: an address opened meanwhile is aborted by it. */
async function closeOverlay(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(opener(page)).toBeFocused();
}

for (const [device, use] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(device, () => {
    test.use(use);

    test('EVT-25 EVT-02 NAV-16 the ticket button opens the programme over the page; focus stays inside and comes back', async ({
      page,
    }) => {
      await openOverlay(page);
      await expect(page).toHaveURL('/de?overlay=true');
      expect(await overlay(page).evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      for (let presses = 0; presses < 15; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(
          true,
        );
      }
      expect(await axeViolations(page, 'dialog.overlay')).toEqual([]);
      await closeOverlay(page, '/de');

      await opener(page).click();
      await overlay(page).getByRole('button', { name: 'Programm schließen' }).click();
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/de');
    });
  });
}

test.describe('beside a booking bar', () => {
  for (const [device, use] of variantsToRun(Object.entries({ phone, desktop }))) {
    test.describe(device, () => {
      test.use(use);

      test('NAV-16 NAV-17 the programme opens over a production and a series too, by a quiet button beside the filled one of the bar', async ({
        page,
        site,
      }) => {
        const [series] = await site.ask<{ link: { url: string } }[]>('/de/api/series/');
        for (const address of [(await fullProduction(site)).link.url, series?.link.url ?? '-']) {
          await openOverlay(page, address);
          await closeOverlay(page, address);
        }
      });
    });
  }
});

test.describe('over every page but events', () => {
  test.use(desktop);

  test('NAV-16 EVT-25 the programme opens over the magazine, an article, a search, a form and the login', async ({ page, site }) => {
    const article = (await leadingArticle(site, 'de')).link.url;
    for (const address of [magazine.de, article, '/de/search?q=sturm', (await formOf(site, 'kontakt')).de, '/de/user/login']) {
      await openOverlay(page, address);
      await closeOverlay(page, address);
    }
  });
});

test.describe('with motion', () => {
  test.use({ ...desktop, ...withMotion });

  test('ANIM-04 ANIM-09 the overlay comes in half a second, a list in 0.38 s; with reduced motion both have no transition', async ({
    page,
  }) => {
    const durations = () =>
      page.evaluate(() =>
        ['dialog.overlay', '.list:popover-open'].map((one) => getComputedStyle(document.querySelector(one) as Element).transitionDuration),
      );
    await openOverlay(page);
    await overlay(page).getByRole('button', { name: 'Ort', exact: true }).click();
    expect(await durations()).toEqual(['0.5s, 0.5s', '0.38s, 0.38s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await durations()).toEqual(['0s', '0s']);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('EVT-25 EVT-02 filters work inside and change the address of the page below, which keeps its place', async ({ page, site }) => {
    const room = named(await site.ask<Option[]>('/de/api/rooms/'), 'Großes Haus');
    await page.goto('/de');
    await ready(page);
    await page.mouse.wheel(0, 900);
    // A wheel's turn is animated: it must have come to rest before the place is remembered.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    // With the mouse itself: click() would scroll the page to find what is always in view.
    const { x, y } = (await opener(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await overlay(page).getByRole('button', { name: 'Ort', exact: true }).click();
    const list = overlay(page).getByRole('list', { name: 'Ort' });
    // A press that meets the list on its way is tried again after scrolling to it, which a person does not do.
    await list.evaluate(async (element) => {
      for (const { finished } of element.closest('[popover]')?.getAnimations() ?? []) await finished;
    });
    await list.getByRole('link', { name: room.name }).click();
    await expect(page).toHaveURL(`/de?overlay=true&room=${room.id}`);
    const { count } = await site.ask<{ count: number }>(`/de/api/events/?room=${room.id}`);
    await expect(
      overlay(page)
        .getByRole('link', { name: `Filter entfernen: Ort: ${room.name}` })
        .or(overlay(page).locator('.chip').first()),
    ).toBeVisible();
    expect(count).toBeGreaterThan(0);
    await expect
      .poll(() => overlay(page).locator('growing-list li.ev .where').allInnerTexts())
      .not.toContainEqual(expect.stringContaining('Studio'));
    await overlay(page).locator('.chip').first().click();
    await expect(page).toHaveURL('/de?overlay=true');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/de');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 900)).toBeLessThan(5);
  });

  test('EVT-25 EVT-16 the list grows while the overlay scrolls; no id stands twice while it is open', async ({ page }) => {
    await openOverlay(page);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await overlay(page).getByRole('button', { name: 'Ort', exact: true }).click();
    await expect(overlay(page).getByRole('list', { name: 'Ort' })).toBeVisible();
    const rows = overlay(page).locator('growing-list li.ev');
    const first = await rows.count();
    await overlay(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => rows.count()).toBeGreaterThan(first);
  });

  test('EVT-26 a way to another page closes the overlay, Back opens it again', async ({ page }) => {
    await openOverlay(page);
    await overlay(page).locator('growing-list li.ev h3 a').first().click();
    await expect(page).toHaveURL(/\/de\/kalender\/[^/?]+\/\d+$/);
    await expect(overlay(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/de?overlay=true');
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/de');
    await expect(overlay(page)).toBeHidden();
  });

  test('EVT-25 without a connection the overlay says so and tries again', async ({ page, context, problems }) => {
    problems.expect(/request failed|Failed to load/);
    await openOverlay(page);
    await expect(overlay(page).locator('growing-list')).toHaveAttribute('data-state', 'ready');
    await context.setOffline(true);
    await overlay(page).getByRole('button', { name: 'Ort', exact: true }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(overlay(page).getByRole('alert')).toHaveText('Die Termine konnten nicht geladen werden.');
    await reconnect(page);
    await overlay(page).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(overlay(page).locator('growing-list li.ev').first()).toBeVisible();
  });

  test('EVT-25 SITE-05 after an upgrade the ticket button loads the calendar, and Back leads to the page it was pressed on', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/ERR_CONNECTION_REFUSED|status of 503/);
    await page.goto('/de');
    await ready(page);
    await expect(page.locator('template#event-overlay')).toBeAttached();
    await site.deploy('next');
    await opener(page).click();
    await expect(page).toHaveURL('/de/kalender');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
    await expect(overlay(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/de');
    await expect(opener(page)).toBeVisible();
  });

  test('EVT-26 NAV-16 over a list with filters of its own the overlay opens too; closing it brings the list its own query back', async ({
    page,
  }) => {
    await page.goto('/de/produktionen');
    const own = (await page.locator('main .picker a[href*="?"]').first().getAttribute('href')) ?? '';
    await openOverlay(page, own);
    await expect(page).toHaveURL('/de/produktionen?overlay=true');
    await overlay(page).getByRole('button', { name: 'Ort', exact: true }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/de\/produktionen\?overlay=true&room=\d+$/);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(own);
    await page.goto('/de/produktionen?overlay=true');
    await expect(page).toHaveURL('/de/kalender');
  });

  test('NAV-16 BRAND-05 the ticket button is in the header, except on the pages of events', async ({ page, site }) => {
    const { results } = await site.ask<EventsAnswer>('/de/api/events/?page_size=1');
    await page.goto(results[0]?.link.url ?? '-');
    await expect(opener(page)).toBeHidden();
    await page.goto('/de/kalender');
    await ready(page);
    await expect(opener(page)).toHaveCount(0);
    await page.goto('/de');
    await ready(page);
    await expect(opener(page)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Spielplan' })
      .or(page.getByRole('banner').getByRole('link', { name: 'Spielplan' }))
      .first()
      .click();
    await expect(page).toHaveURL('/de/kalender');
    await expect(opener(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ ...desktop, ...withoutScript });

  test('EVT-25 ROUTE-28 the ticket button leads to the calendar', async ({ page }) => {
    await page.goto('/de');
    await opener(page).click();
    await expect(page).toHaveURL('/de/kalender');
  });
});

test('EVT-25 the ticket button waits for the templates of the layout; where they cannot be fetched it leads to the calendar', async ({
  page,
  problems,
}) => {
  problems.expect(/templates\.html|Failed to load resource/);
  const released = Promise.withResolvers<void>();
  await page.route('**/templates.html', async (route) => {
    await released.promise;
    await route.abort();
  });
  await page.goto('/de');
  await ready(page);
  await opener(page).click();
  await expect(page).toHaveURL('/de');
  released.resolve();
  await expect(page).toHaveURL('/de/kalender');
});
