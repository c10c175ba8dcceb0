import { variantsToRun } from '../../support/variants.ts';
import { listReady } from '../programme/calendar.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { expectWholeArticle } from './article.ts';
import { articleCards, magazine } from './magazine.ts';

test.use({ brand: 'kammer' });

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    for (const language of variantsToRun(languages)) {
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
