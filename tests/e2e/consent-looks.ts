import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { desktop, expect, phone, test } from './site.ts';
import { type Language, languages, text } from './texts.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const answer = (page: Page, language: Language, key: string) =>
  dialog(page).getByRole('button', { name: text(language, key), exact: true });

/** Tests of how the cookie manager looks in the brand of the file. */
export function consentLooks(): void {
  for (const [size, options] of Object.entries({ phone, desktop })) {
    test.describe(size, () => {
      test.use({ ...options, hasChosen: false, contextOptions: { reducedMotion: 'reduce' } });
      for (const language of languages) {
        test(`CONS-05 CONS-02 axe finds nothing on the cookie manager and its answers weigh the same (${language})`, async ({ page }) => {
          await page.goto(`/${language}`);
          await expect(dialog(page).getByRole('heading')).toHaveText(text(language, 'consent_title'));
          expect(await findings(page)).toEqual([]);
          const looks = await dialog(page)
            .locator('.answers button')
            .evaluateAll((buttons) =>
              buttons.map((button) => {
                const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
                const { width, height } = button.getBoundingClientRect();
                return [color, backgroundColor, fontSize, fontWeight, Math.round(width), Math.round(height)].join();
              }),
            );
          expect(looks).toHaveLength(3);
          expect(new Set(looks).size).toBe(1);
          await answer(page, language, 'consent_choose').click();
          await dialog(page)
            .locator('summary', { hasText: text(language, 'consent_external_media') })
            .click();
          await expect(dialog(page).getByRole('switch', { name: /^YouTube/ })).toBeVisible();
          expect(await findings(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        });
      }
    });
  }
}
