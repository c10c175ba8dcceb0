import { expectWholeArticle } from './article.ts';
import { listReady } from './calendar.ts';
import { findings } from './findings.ts';
import { allArticles, articleCards, magazine } from './magazine.ts';
import { desktop, expect, phone, ready, test } from './site.ts';
import { languages, text } from './texts.ts';

test.use({ brand: 'kammer' });

for (const [size, options] of Object.entries({ phone, desktop })) {
  test.describe(size, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    for (const language of languages) {
      test(`BRAND-01 MAG-03 axe finds nothing on the magazine in the second brand (${language})`, async ({ page, site, trouble }) => {
        test.slow();
        trouble.expect(/was preloaded using link preload but not used/);
        const categories = await site.ask<{ id: number }[]>('/api/article-categories/');
        const firsts = await Promise.all(categories.map(async ({ id }) => (await allArticles(site, language, `category=${id}`))[0]));
        for (const path of [magazine[language], `${magazine[language]}/tags`, ...firsts.map((article) => article?.link.url ?? '')]) {
          await page.goto(path);
          await ready(page);
          expect(await findings(page), path).toEqual([]);
        }
      });

      test(`BRAND-01 MAG-08 an article is whole in the second brand (${language})`, ({ page, site }) =>
        expectWholeArticle(page, site, language));
    }

    test('BRAND-01 MAG-06 the list grows in the second brand', async ({ page }) => {
      await page.goto(magazine.de);
      await listReady(page);
      await page.getByRole('link', { name: text('de', 'magazine_more') }).click();
      await expect(articleCards(page)).toHaveCount(24);
    });
  });
}
