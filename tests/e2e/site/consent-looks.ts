import type { Page } from '@playwright/test';
import { variantsToRun } from '../../support/variants.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { allOf, desktop, expect, phone, test } from '../support/site.ts';
import { type Language, languages, text } from '../support/texts.ts';

/** The question at the lower edge. */
export const question = (page: Page, language: Language = 'de') => page.getByRole('region', { name: text(language, 'consent_title') });
/** The choice of single services. */
export const choice = (page: Page) => page.getByRole('dialog');
export const answer = (page: Page, language: Language, key: string) =>
  question(page, language)
    .or(choice(page))
    .getByRole('button', { name: text(language, key), exact: true });

/** The stored answer; null before there is one. */
export async function stored(
  page: Page,
): Promise<{ categories: string[]; services: string[]; googleTagManager: boolean; revision: number; date: string } | null> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie_consent_settings');
  if (!cookie) return null;
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  const days = (cookie.expires - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
  return JSON.parse(decodeURIComponent(cookie.value));
}

const windows = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Tests of how question and choice look in the brand of the file. */
export function consentLooks(): void {
  for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
    test.describe(size, () => {
      test.use({ ...options, hasChosen: false });
      for (const language of variantsToRun(languages)) {
        test(`CONS-05 CONS-02 axe finds nothing on the question and the choice, and the answers weigh the same (${language})`, async ({
          page,
        }) => {
          await page.goto(`/${language}`);
          await expect(question(page, language)).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
          const looks = await question(page, language)
            .getByRole('button')
            .evaluateAll((buttons) =>
              buttons.map((button) => {
                const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
                const { width, height } = button.getBoundingClientRect();
                return [color, backgroundColor, fontSize, fontWeight, Math.round(width), Math.round(height)].join();
              }),
            );
          expect(looks).toHaveLength(3);
          expect(new Set(looks).size).toBe(1);
          for (const control of await allOf(question(page, language).getByRole('button').or(question(page, language).getByRole('link'))))
            expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          await answer(page, language, 'consent_choose').click();
          await choice(page)
            .locator('summary', { hasText: text(language, 'consent_external_media') })
            .click();
          await expect(choice(page).getByRole('switch', { name: /^YouTube/ })).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
        });
      }
    });
  }

  test.describe('windows of every shape', () => {
    test.use({ hasChosen: false });

    test('CONS-05 MOD-18 in windows from 360 to 1920 px the question takes at most a third, with all of its words and answers; on wide ones it leaves the tickets of the first slide free', async ({
      page,
    }) => {
      for (const language of languages) {
        await page.goto(`/${language}`);
        for (const viewport of windows) {
          await page.setViewportSize(viewport);
          const { width, height } = viewport;
          const place = `${language}, ${width} by ${height} px`;
          const box = await question(page, language).boundingBox();
          expect(box?.height, place).toBeLessThanOrEqual(height / 3 + 1);
          expect((box?.y ?? 0) + (box?.height ?? 0), place).toBeCloseTo(height, 0);
          // The page, and a bar at its lower edge, end where it begins.
          const reserved = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
          expect(reserved, place).toBeCloseTo(box?.height ?? 0, 0);
          expect(await question(page, language).evaluate((bar) => bar.scrollHeight - bar.clientHeight), place).toBeLessThanOrEqual(1);
          const tickets = await page.locator('.m-hero-media .cta').first().boundingBox();
          if (width >= 768) expect((tickets?.y ?? 0) + (tickets?.height ?? 0), place).toBeLessThanOrEqual(box?.y ?? 0);
        }
        // Smaller than that the words scroll; the answers still stand whole in their buttons.
        await page.setViewportSize({ width: 320, height: 568 });
        expect(await question(page, language).getByRole('button').evaluateAll(cutTexts)).toEqual([]);
        expect((await question(page, language).boundingBox())?.height).toBeLessThanOrEqual(568 / 3 + 1);
      }
    });
  });
}

/** The texts of buttons that touch or leave the edge of their button. */
function cutTexts(buttons: Element[]): string[] {
  return buttons
    .filter((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return text.left < box.left + 4 || text.right > box.right - 4 || text.top < box.top || text.bottom > box.bottom;
    })
    .map((button) => button.textContent ?? '');
}
