import { designOverrides } from '../../../src/features/site/site.tables.server.ts';
import { fullProduction } from '../programme/productions.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { answer, question, stored } from './consent-looks.ts';

test.describe('a design with a tag manager', () => {
  test.use({ ...desktop, hasChosen: false });

  test('BRAND-07 CONS-03 its script loads only after the visitor has allowed it', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST$/);
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true' }),
    );
    await site.edit(['design_settings'], (database) =>
      database.insert(designOverrides).values({ brand: 'ring', values: { tagManagerIds: ['GTM-TEST'] } }),
    );
    await page.goto('/de');
    await expect(question(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(problems.found).toEqual([]);
    await answer(page, 'de', 'consent_accept_all').click();
    await page.waitForFunction(() => 'tagged' in window);
    expect(problems.found).toHaveLength(1);
  });
});

test.describe('a visitor who has refused', () => {
  test.use(desktop);

  test('CONS-05 EMBED-04 always allow holds for its service alone, also after a reload', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/www\.youtube-nocookie\.com\//);
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }));
    const production = await fullProduction(site);
    await page.goto(production.link.url);
    await ready(page);
    const video = page.getByRole('figure', { name: text('de', 'video_title', { name: production.name }) });
    await expect(video.locator('iframe')).toHaveCount(0);
    await expect(video.getByRole('img')).toHaveCount(0);
    await video.getByRole('button', { name: text('de', 'external_allow_always') }).click();
    await expect(video).toBeFocused();
    await expect(video.frameLocator('iframe').getByText('Film')).toBeVisible();
    expect(await stored(page)).toMatchObject({ services: ['youtube'], categories: ['required'] });
    await page.reload();
    await expect(video.frameLocator('iframe').getByText('Film')).toBeVisible();
  });
});
