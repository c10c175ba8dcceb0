import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { desktop, expect, phone, test } from './site.ts';
import { type Language, languages, text } from './texts.ts';
import { variantsToRun } from './variants.ts';

/** The question at the lower edge. */
export const question = (page: Page, language: Language = 'de') => page.getByRole('region', { name: text(language, 'consent_title') });
/** The choice of single services. */
export const choice = (page: Page) => page.getByRole('dialog');
export const answer = (page: Page, language: Language, key: string) =>
  question(page, language)
    .or(choice(page))
    .getByRole('button', { name: text(language, key), exact: true });

/** Tests of how question and choice look in the brand of the file. */
export function consentLooks(): void {
  for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
    test.describe(size, () => {
      test.use({ ...options, hasChosen: false });
      for (const language of languages) {
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
          for (const control of await question(page, language).getByRole('button').or(question(page, language).getByRole('link')).all())
            expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          await answer(page, language, 'consent_choose').click();
          await choice(page)
            .locator('summary', { hasText: text(language, 'consent_external_media') })
            .click();
          await expect(choice(page).getByRole('switch', { name: /^YouTube/ })).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        });
      }
    });
  }

  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    test.describe(`a window of ${width} by ${height} px`, () => {
      test.use({ viewport: { width, height }, hasChosen: false });

      test('CONS-05 the question takes at most a third of the window, with all of its words and answers', async ({ page }) => {
        for (const language of languages) {
          await page.goto(`/${language}`);
          const box = await question(page, language).boundingBox();
          expect(box?.height).toBeLessThanOrEqual(height / 3 + 1);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
          expect(await question(page, language).evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeLessThanOrEqual(1);
        }
      });
    });
  }
}
