import { variantsToRun } from '../../support/variants.ts';
import { eventForSale, listOf } from '../booking/booking.ts';
import { desktop, expect, phone, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';

test.describe('on a computer', () => {
  test.use(desktop);

  for (const language of variantsToRun(languages)) {
    test(`NAV-08 a heart adds an event to the favourites in the header, also after a reload and as a calendar, and removes it (${language})`, async ({
      page,
      site,
    }) => {
      const event = await eventForSale(site, language);
      await page.goto(listOf(language, event));
      const heart = page.locator(`[data-heart="event-${event.id}"]`).first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: text(language, 'favourites_with', { count: 1 }) }).click();
      const list = page.getByRole('dialog', { name: text(language, 'favourites') });
      await expect(list.getByRole('link', { name: event.headline || event.name })).toHaveAttribute('href', event.link.url);
      const feed = await list.getByRole('link', { name: text(language, 'favourites_calendar') }).getAttribute('href');
      expect(await (await page.request.get(feed ?? '')).text()).toContain(`UID:event-${event.id}-`);
      await list.getByRole('button', { name: text(language, 'favourites_remove', { name: event.headline || event.name }) }).click();
      await expect(list).toContainText(text(language, 'favourites_empty'));
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('NAV-08 a production marked in German appears in English in the English list; another tab sees it too', async ({
    page,
    site,
    context,
  }) => {
    const { results } = await site.ask<{ results: { id: number; name: string; link: { url: string } }[] }>('/de/api/productions/');
    const production = results.find(({ name }) => name === 'Der Sturm') ?? results[0];
    const other = await context.newPage();
    await other.goto(`${site.url}/en`);
    await page.goto(production?.link.url ?? '');
    await page.locator(`[data-heart="production-${production?.id}"]`).first().click();
    const inEnglish = await site.ask<{ name: string; link: { url: string } }>(`/en/api/productions/${production?.id}/`);
    await other.getByRole('button', { name: text('en', 'favourites_with', { count: 1 }) }).click();
    await expect(other.getByRole('dialog', { name: 'Favourites' }).getByRole('link', { name: inEnglish.name })).toHaveAttribute(
      'href',
      inEnglish.link.url,
    );
    // Where the connection goes in the middle of one name, the others are in English all the same.
    const second = results.find(({ id }) => id !== production?.id);
    await page.goto(second?.link.url ?? '');
    await page.locator(`[data-heart="production-${second?.id}"]`).first().click();
    await other.reload();
    await other.route(`**/en/api/productions/${production?.id}/`, (route) => route.fulfill({ status: 200, body: '{"name": "Th' }));
    await other.getByRole('button', { name: text('en', 'favourites_with', { count: 2 }) }).click();
    const { name } = await site.ask<{ name: string }>(`/en/api/productions/${second?.id}/`);
    for (const shown of [name, production?.name ?? ''])
      await expect(other.getByRole('dialog', { name: 'Favourites' }).getByRole('link', { name: shown })).toBeVisible();
    await other.close();
  });

  test('NAV-08 a heart that the browser cannot store says so and stays as it was', async ({ page, site }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const event = await eventForSale(site, 'de');
    await page.goto(listOf('de', event));
    const heart = page.locator(`[data-heart="event-${event.id}"]`).first();
    await heart.click();
    await expect(page.getByRole('dialog', { name: text('de', 'favourites') }).getByRole('alert')).toHaveText(text('de', 'favourites_full'));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(heart).toBeFocused();
  });

  test('NAV-08 garbage in the storage is no favourite', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'foyer:favourites',
        '[{"kind":"event","id":"x"},5,{"kind":"event","id":1,"name":"x","url":"https://evil.example","language":"de"}]',
      ),
    );
    await page.goto('/de');
    await page.getByRole('button', { name: 'Merkliste' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Merkliste' })).toContainText(text('de', 'favourites_empty'));
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('NAV-08 the favourites are opened from the menu', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('button', { name: text('de', 'menu'), exact: true }).tap();
    await page
      .getByRole('dialog', { name: text('de', 'menu') })
      .getByRole('button', { name: 'Merkliste' })
      .tap();
    await expect(page.getByRole('dialog', { name: 'Merkliste' })).toContainText(text('de', 'favourites_empty'));
  });
});

test.describe('without script', () => {
  test.use({ ...desktop, ...withoutScript });

  test('NAV-08 no heart and no list is shown where favourites cannot be stored', async ({ page, site }) => {
    await page.goto(listOf('de', await eventForSale(site)));
    await expect(page.locator('.heart').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Merkliste' })).toHaveCount(0);
  });
});
