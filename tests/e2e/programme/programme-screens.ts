import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { events, productions } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { desktop, expect, phone, ready, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { type Language, text } from '../support/texts.ts';
import { allEvents, calendar } from './calendar.ts';
import { fullProduction, productionsList } from './productions.ts';

interface Screen {
  name: string;
  show: () => Promise<void>;
  /** The part to look at, where it lies over the rest. */
  within?: string;
}

/** Every screen of the programme. The event is one of the production, with a substitution. */
async function programmeScreens(page: Page, site: Site, language: Language): Promise<Screen[]> {
  const open = async (path: string) => {
    await page.goto(path);
    await ready(page);
  };
  const standIn = (await allEvents(site, language)).find(({ cast_note }) => cast_note !== '')?.link.url ?? '';
  const production = (await fullProduction(site, language)).link.url;
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
    { name: 'production', show: () => open(production) },
    { name: 'event', show: () => open(standIn) },
  ];
}

/** 200 characters; the first word alone is longer than a phone is wide. */
const longTitle = `${'Donaudampfschifffahrtsgesellschaftskapitänswitwen'.repeat(2)} ${'außerordentliche Gala '.repeat(5)}`
  .slice(0, 200)
  .trim();

/** Everything of the season's first production carries that title, has no room and costs '0.00'. */
async function breakSeason(site: Site): Promise<void> {
  const { id } = await fullProduction(site);
  const name = { de: longTitle };
  const prices = [{ id: 1, price: '0.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Frei' }, has_discounts: false }];
  await site.edit(['productions', `production:${id}`, 'events'], async (database) => {
    await database.update(productions).set({ name }).where(eq(productions.id, id));
    await database.update(events).set({ name, room: null, prices, seat_groups: [] }).where(eq(events.production, id));
  });
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Tests of these screens for what nobody expects in a season, in the brand of the file. */
export function testProgrammeScreens(): void {
  for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
    test.describe(size, () => {
      test.use(options);
      test('EVT-09 EVT-25 EVD-03 PROD-01 PROD-03 a title of 200 characters with a word no phone is wide enough for, and dates without room or price break no screen', async ({
        page,
        site,
      }) => {
        test.slow();
        const screens = await programmeScreens(page, site, 'de');
        await breakSeason(site);
        for (const { name, show } of screens) {
          await show();
          // Not among the first of the season: the list grows on the way down.
          if (name === 'productions') await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          const title = page.getByRole('heading', { name: /Gala/ }).filter({ visible: true }).first();
          await expect(title, name).toBeVisible();
          expect(await sideways(page), name).toBe(0);
          expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth), `the title on ${name}`).toBeLessThanOrEqual(
            1,
          );
        }
      });
    });
  }
}
