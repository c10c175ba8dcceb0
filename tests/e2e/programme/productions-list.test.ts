import type { Option } from '../../../src/core/contract/shapes.ts';
import { productions } from '../../../src/features/programme/programme.tables.server.ts';
import { variantsToRun } from '../../support/variants.ts';
import { desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { listReady, optionList } from './calendar.ts';
import { allProductions, cardIds, cards, productionsList } from './productions.ts';

const bar = /^(Produktionen filtern|Filter the productions)$/;

test.describe('on a desktop', () => {
  test.use(desktop);

  for (const language of variantsToRun(languages)) {
    test(`ROUTE-10 PROD-01 PROD-02 the list grows to all productions, what plays next first and the rest by season (${language})`, async ({
      page,
      site,
    }) => {
      const [{ season } = { season: null }] = await allProductions(site, language);
      const over = { season: season?.id ?? null, date_from: '2026-09-01', date_to: '2026-09-02', programs: [], is_online: true };
      await site.edit(['productions'], (database) => database.insert(productions).values({ name: { de: 'Vorbei', en: 'Over' }, ...over }));
      const all = await allProductions(site, language);
      await page.goto(`/${language}`);
      await ready(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(language, 'productions') })
        .click();
      await expect(page).toHaveURL(productionsList[language]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'productions'));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByText(text(language, 'productions_end'))).toBeVisible();
      expect(await cardIds(page)).toEqual(all.map(({ id }) => id));
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(headings).toEqual([text(language, 'productions_playing_next'), season?.name]);
      const dates = all.flatMap(({ next_date }) => next_date ?? []);
      expect(dates).toEqual(dates.toSorted());
    });
  }

  test('PROD-01 EVT-20 filters narrow the list, chips widen it again, the address has them', async ({ page, site }) => {
    const types = await site.ask<{ name: string; slug: string }[]>('/de/api/exhibition-types/');
    const opera = types.find(({ name }) => name === 'Oper');
    await page.goto(productionsList.de);
    await listReady(page);
    await page
      .getByRole('group', { name: bar })
      .getByRole('button', { name: /^Ausstellungsart/ })
      .click();
    await optionList(page, 'Ausstellungsart').getByRole('link', { name: 'Oper', exact: true }).click();
    await expect(page).toHaveURL(`${productionsList.de}?exhibition_type=${opera?.slug}`);
    const operas = await allProductions(site, 'de', `exhibition_type=${opera?.slug}`);
    expect(operas.length).toBeGreaterThan(0);
    await expect.poll(() => cardIds(page)).toEqual(operas.map(({ id }) => id));
    await expect(page.getByRole('link', { name: text('de', 'filter_remove', { filter: 'Ausstellungsart', value: 'Oper' }) })).toBeVisible();

    await page.getByRole('button', { name: /^Kalender: / }).click();
    await page.getByRole('dialog').getByRole('grid').getByRole('link').last().click();
    await expect(page).toHaveURL(/date=\d\d-11-2026&exhibition_type=/);
    const address = new URL(page.url());
    await expect.poll(() => cardIds(page)).toEqual((await allProductions(site, 'de', address.search.slice(1))).map(({ id }) => id));

    await page.getByRole('link', { name: text('de', 'filter_reset'), exact: true }).click();
    await expect(page).toHaveURL(productionsList.de);
    await expect(cards(page)).toHaveCount(12);
  });

  test('PROD-01 EVT-23 an empty result is reset in one press', async ({ page, site }) => {
    const [tags, types] = await Promise.all([
      site.ask<Option[]>('/de/api/production-tags/'),
      site.ask<{ slug: string }[]>('/de/api/exhibition-types/'),
    ]);
    const pairs = tags.flatMap((tag) => types.map((type) => `tag=${tag.id}&exhibition_type=${type.slug}`));
    const counts = await Promise.all(
      pairs.map(async (query) => (await site.ask<{ count: number }>(`/de/api/productions/?${query}`)).count),
    );
    await page.goto(`${productionsList.de}?${pairs[counts.indexOf(0)]}`);
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['Ihre Auswahl hat leider kein Ergebnis geliefert.']);
    await page.getByRole('main').getByRole('link', { name: 'Filter zurücksetzen' }).last().click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('LAYOUT-07 LAYOUT-06 back from a production the list stands where it was', async ({ page }) => {
    await page.goto(productionsList.de);
    await listReady(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText(text('de', 'productions_end'))).toBeVisible();
    const card = cards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const title = await card.getByRole('heading').textContent();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Produktionen' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: text('de', 'back'), exact: true }).click();
    await expect(cards(page)).toHaveCount(28);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('PROD-02 a further page that cannot be loaded says so and can be loaded again', async ({ page, problems }) => {
    problems.expect(/503/);
    await page.route(/\/produktionen\?page=2/, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(productionsList.de);
    await listReady(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toHaveText(text('de', 'productions_failed'));
    await page.unroute(/\/produktionen\?page=2/);
    await page.getByRole('button', { name: text('de', 'calendar_retry') }).click();
    await expect(cards(page).nth(12)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('PROD-01 the filters stand in panels', async ({ page }) => {
    await page.goto(productionsList.en);
    await listReady(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await panel.locator('summary').filter({ hasText: 'Season' }).tap();
    await panel.getByRole('list', { name: 'Season' }).getByRole('link').nth(1).tap();
    await expect(page).toHaveURL(/season=\d+$/);
    await expect(panel.getByRole('button', { name: /productions$/ })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...desktop });

  test('PROD-02 the list is plain pages, each production on one of them; filters work', async ({ page, site }) => {
    const all = await allProductions(site, 'de');
    const pages = Math.ceil(all.length / 12);
    await page.goto(productionsList.de);
    const navigation = page.getByRole('navigation', { name: text('de', 'productions_pages') });
    const seen: number[] = [];
    for (let number = 1; number <= pages; number += 1) {
      await expect(navigation).toContainText(`Seite ${number} von ${pages}`);
      seen.push(...(await cardIds(page)));
      if (number < pages) await navigation.getByRole('link', { name: text('de', 'productions_next_page') }).click();
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    await page
      .getByRole('group', { name: bar })
      .getByRole('button', { name: /^Themen/ })
      .click();
    await optionList(page, 'Themen').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/produktionen\?tag=\d+$/);
    await expect(cards(page).first()).toBeVisible();
  });
});
