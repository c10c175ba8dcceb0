import { variantsToRun } from '../../support/variants.ts';
import { calendar, rows } from '../programme/calendar.ts';
import { memberOf, seriesOf } from '../programme/people.ts';
import { cards, productionsList } from '../programme/productions.ts';
import { desktop, expect, phone, ready, test, withMotion } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { expectTransitionsThereAndBack, expectTransitionToPage, imageTransitionsOf, recordImageTransitions } from './image-transitions.ts';

test.use(withMotion);

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);
    test.beforeEach(({ page }) => recordImageTransitions(page));

    test('EVT-01 PROD-01 ANIM-04 the poster moves from the calendar and the productions to the page and back', async ({ page }) => {
      await page.goto(calendar.de);
      await ready(page);
      await expectTransitionsThereAndBack(page, rows(page).nth(7));
      await page.goto(productionsList.de);
      await ready(page);
      await expectTransitionsThereAndBack(page, cards(page).nth(9));
    });
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);
  test.beforeEach(({ page }) => recordImageTransitions(page));

  test('TEAM-01 EVT-25 ANIM-04 one poster moves also from a page with another picture at its head', async ({ page, site }) => {
    // A series that sells nothing itself: its page has no booking bar but the way to the programme.
    await page.goto((await seriesOf(site, 'de', 'Betriebsring')).link.url);
    await ready(page);
    await page.getByRole('link', { name: text('de', 'overlay_title') }).click();
    await expectTransitionToPage(page, page.getByRole('dialog').locator('growing-list li.ev').nth(1));

    await page.goto((await memberOf(site)).link.url);
    await ready(page);
    await expectTransitionToPage(page, cards(page).first());
  });

  test('ANIM-09 LAYOUT-09 with reduced motion nothing moves, there or back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, list] of [
      [calendar.de, rows],
      [productionsList.de, cards],
    ] as const) {
      await page.goto(path);
      await ready(page);
      await list(page).nth(1).getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/\d+$/);
      await expect(page.locator('.ehero')).toBeVisible();
      await page.goBack();
      await expect(list(page).nth(1)).toBeVisible();
      expect(await imageTransitionsOf(page)).toEqual([]);
    }
    // Who only wishes it on the way back has no motion then either.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(calendar.de);
    await ready(page);
    await rows(page).nth(1).getByRole('heading').getByRole('link').click();
    await expect.poll(async () => (await imageTransitionsOf(page)).length).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goBack();
    await expect(rows(page).nth(1)).toBeVisible();
    expect(await imageTransitionsOf(page)).toHaveLength(1);
  });
});

test.describe('while the picture moves', () => {
  test.use(desktop);

  test('ANIM-04 ERR-06 the page below scrolls, is pressed and left; nothing remains and there is no error', async ({ page }) => {
    await page.goto(calendar.de);
    await ready(page);
    await page.evaluate(() => document.documentElement.style.setProperty('--d2', '300s'));
    const link = rows(page).nth(2).getByRole('heading').getByRole('link');
    // A slow page comes without an image transition.
    const isFetched = page.waitForResponse(/\/kalender\/[^/]+\/\d+$/);
    await link.hover();
    await isFetched;
    await link.click();
    await expect(page).toHaveURL(/\/\d+$/);
    const picture = page.locator('body > .moving-picture');
    await expect(picture).toBeVisible();
    await expect(page.locator('main .ehero .pic'), 'the same picture is not there twice').toBeHidden();
    const isPressed = await picture.evaluate((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === image;
    });
    expect(isPressed, 'a press reaches the page').toBe(false);
    const before = (await picture.boundingBox())?.y ?? 0;
    await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
    await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(before - 50);
    await page.goBack();
    await expect(page).toHaveURL(calendar.de);
    await expect(rows(page).nth(2)).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('--d2', '1ms'));
    await expect(picture).toHaveCount(0);
  });
});
