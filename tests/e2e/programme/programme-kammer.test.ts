import { expect, ready, test } from '../support/site.ts';
import { allEvents } from './calendar.ts';
import { fullProduction } from './productions.ts';
import { testProgrammeScreens } from './programme-screens.ts';

test.use({ brand: 'kammer' });
testProgrammeScreens();

test.describe('wide windows', () => {
  test.use({ viewport: { width: 1600, height: 1080 } });

  test('EVD-01 PROD-03 what one can do with a production or an event stands in one line', async ({ page, site }) => {
    const [event] = await allEvents(site, 'en');
    for (const address of [(await fullProduction(site, 'en')).link.url, event?.link.url ?? '']) {
      await page.goto(address);
      await ready(page);
      const ways = page.getByRole('main').locator('.meta').locator('a, button');
      for (const width of [1600, 1920]) {
        await page.setViewportSize({ width, height: 1080 });
        const middles = await ways.evaluateAll((all) =>
          // In one turn: the link to share by mail may give way to its button meanwhile.
          all
            .filter((way) => way.checkVisibility())
            .map((way) => way.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
        const what = `${address}, ${width} px`;
        expect(middles.length, what).toBeGreaterThanOrEqual(3);
        expect(new Set(middles).size, `${what}: ${middles}`).toBe(1);
      }
    }
  });
});
