import { variantsToRun } from '../../support/variants.ts';
import { fullProduction } from '../programme/productions.ts';
import { desktop, expect, phone, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { expectWholeArticle, leadingArticle } from './article.ts';
import { allArticles, magazine } from './magazine.ts';

test.describe('on a desktop', () => {
  test.use(desktop);

  for (const language of variantsToRun(languages)) {
    test(`ROUTE-09 MAG-08 MAG-03 SITE-08 SITE-170 an article is read from its head to what follows, also by reader views (${language})`, ({
      page,
      site,
    }) => expectWholeArticle(page, site, language));

    test(`I18N-05 NAV-05 the language switch leads to the same article (${language})`, async ({ page, site }) => {
      const article = await leadingArticle(site, language);
      const other = language === 'de' ? 'en' : 'de';
      await page.goto(article.link.url);
      await ready(page);
      await page.getByRole('contentinfo').locator(`a[hreflang="${other}"]`).first().click();
      await expect(page).toHaveURL(article.urls[other] ?? '?');
      await expect(page.locator('html')).toHaveAttribute('lang', other === 'de' ? 'de-DE' : 'en-GB');
    });
  }
});

test.describe('the three themes', () => {
  test.use(phone);

  test('MAG-08 the first letter of an article stands on its third line', async ({ page, site }) => {
    await page.goto((await leadingArticle(site, 'de')).link.url);
    const letter = await page
      .locator('.prose.opens > p')
      .first()
      .evaluate((text) => getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter'));
    expect(letter).toBe('3');
  });

  test('MAG-03 each category colours its articles in its own way', async ({ page, site }) => {
    const categories = await site.ask<{ id: number }[]>('/api/article-categories/');
    const grounds: string[] = [];
    for (const { id } of categories) {
      const [article] = await allArticles(site, 'de', `category=${id}`);
      await page.goto(article?.link.url ?? '');
      grounds.push(await page.locator('.art-head').evaluate((head) => getComputedStyle(head).backgroundColor));
    }
    expect(new Set(grounds).size).toBe(3);
  });
});

test.describe('with the keyboard', () => {
  test.use(desktop);

  test('MAG-01 MAG-06 from the magazine into the leading article and back', async ({ page, site }) => {
    const article = await leadingArticle(site, 'de');
    await page.goto(magazine.de);
    await ready(page);
    const link = page.getByRole('article', { name: article.name }).getByRole('link');
    for (let presses = 0; presses < 30 && !(await link.evaluate((one) => one === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(article.link.url);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(magazine.de);
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...phone });

  test('MAG-05 MAG-08 from a production into its article, its category and on to another article', async ({ page, site }) => {
    const production = await fullProduction(site);
    const [about] = production.articles;
    await page.goto(production.link.url);
    await page
      .getByRole('region', { name: text('de', 'event_articles') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(about?.link.url ?? '?');
    await page
      .getByRole('region', { name: text('de', 'magazine_related') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(about?.name ?? '');
    await page.getByRole('main').getByRole('link', { name: 'Werkstatt', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werkstatt');
  });
});
