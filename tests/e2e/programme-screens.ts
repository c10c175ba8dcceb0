import type { Page } from '@playwright/test';
import { allEvents, calendar } from './calendar.ts';
import { findings } from './findings.ts';
import { fullProduction, productionsList } from './productions.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';
import type { Site } from './stage.ts';
import { type Language, languages, text } from './texts.ts';

/** Every screen of the programme: its name, how to come there, and the part to look at where it lies over the rest. */
export function programmeScreens(
  page: Page,
  site: Site,
  language: Language,
): { name: string; show: () => Promise<void>; within?: string }[] {
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  const standIn = async () => (await allEvents(site, language)).find(({ cast_note }) => cast_note !== '')?.link.url ?? '';
  return [
    { name: 'calendar', show: () => open(calendar[language]) },
    {
      name: 'overlay',
      within: 'dialog.overlay',
      show: async () => {
        await open(`/${language}`);
        await page.getByRole('link', { name: text(language, 'overlay_title') }).click();
        await expect(page.locator('dialog.overlay').getByRole('listitem').locator('.pic').first()).toBeVisible();
      },
    },
    { name: 'productions', show: () => open(productionsList[language]) },
    { name: 'production', show: async () => open((await fullProduction(site, language)).link.url) },
    { name: 'event', show: async () => open(await standIn()) },
  ];
}

/** Tests of these screens for axe and for what sticks out of the window, in the brand of the file. */
export function testProgrammeScreens(): void {
  for (const [size, options] of Object.entries({ phone, desktop })) {
    test.describe(size, () => {
      test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });
      for (const language of languages) {
        test(`BRAND-01 EVT-25 EVD-01 PROD-01 PROD-03 axe finds nothing on any screen of the programme (${language})`, async ({
          page,
          site,
          trouble,
        }) => {
          test.slow();
          // A picture the page before has shown comes from memory, and Chromium then takes its preload for unused.
          trouble.expect(/was preloaded using link preload but not used/);
          for (const { name, show, within } of programmeScreens(page, site, language)) {
            await show();
            expect(await findings(page, within), name).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
          }
        });
      }
    });
  }
}
