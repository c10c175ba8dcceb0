import { desktop, expect, readDocument, test, withoutScript } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { seriesOf, team, venueOf } from './people.ts';

test.use({ brand: 'kammer' });

test.describe('without script', () => {
  test.use({ ...withoutScript, ...desktop });

  test('TEAM-02 BRAND-08 each category is a group to open, the first one open; the keyboard opens the others', async ({ page, site }) => {
    await page.goto(team.de);
    const categories = await site.ask<{ name: string }[]>('/de/api/person-categories/');
    const groups = page.getByRole('main').locator('details:not(.picture-credits)');
    await expect(groups).toHaveCount(categories.length);
    expect(await groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open))).toEqual(
      categories.map((_, index) => index === 0),
    );
    await expect(page.getByRole('link', { name: 'Agnes Thorwald' })).toBeVisible();
    const dancer = page.getByRole('link', { name: 'Aiko Tanabe' });
    await expect(dancer).toBeHidden();
    await groups.nth(2).locator('summary').press('Enter');
    await expect(dancer).toBeVisible();
    await dancer.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aiko Tanabe');
  });

  test('VEN-02 BRAND-08 the marker of the plan and the zoom of the map are those of the design', async ({ page, site }) => {
    await readDocument(page, (await venueOf(site)).link.url);
    await expect(page.locator('svg.plan text')).toHaveText('12');
    await expect(page.getByRole('link', { name: text('de', 'external_open', { name: 'OpenStreetMap' }) })).toHaveAttribute(
      'href',
      /#map=17\//,
    );
  });

  test('SER-01 EVT-09 the dates of a series stand as cards, as in the calendar', async ({ page, site }) => {
    const series = await seriesOf(site);
    await readDocument(page, series.link.url);
    await expect(page.getByRole('main').locator('h4 a')).toHaveCount(series.events.length);
  });
});
