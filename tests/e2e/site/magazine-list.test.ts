import type { ArticleTag, Category } from '../../../src/features/magazine/magazine.contract.ts';
import { decode } from '../../support/decode.ts';
import { variantsToRun } from '../../support/variants.ts';
import { listReady } from '../programme/calendar.ts';
import { desktop, expect, phone, ready, reconnect, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { allArticles, articleCards, cardUrls, magazine } from './magazine.ts';

const plain = (title: string) => title.replaceAll('\u00ad', '');

test.describe('on a desktop', () => {
  test.use(desktop);

  for (const language of variantsToRun(languages)) {
    test(`ROUTE-05 MAG-01 MAG-06 the magazine leads with one article and adds pages of twelve, keeping focus and place (${language})`, async ({
      page,
      site,
    }) => {
      const [leading, ...rest] = await allArticles(site, language);
      expect(rest).toHaveLength(24);
      await page.goto(magazine[language]);
      await listReady(page);
      await expect(page).toHaveTitle(`${text(language, 'magazine')} | Haus am Ring`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'magazine'));
      const lead = page.getByRole('article', { name: leading?.name ?? '' });
      await expect(lead.getByRole('link')).toHaveAttribute('href', leading?.link.url ?? '');
      expect(await cardUrls(page)).toEqual(rest.slice(0, 12).map(({ link }) => link.url));

      const more = page.getByRole('link', { name: text(language, 'magazine_more') });
      await more.focus();
      await more.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await expect.poll(() => cardUrls(page)).toEqual(rest.map(({ link }) => link.url));
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await expect(page).toHaveURL(magazine[language]);
      // The way on is gone with the last page, the focus is where it was.
      await expect(page.getByText(text(language, 'magazine_end'))).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: text(language, 'magazine_loaded_more') })).toHaveCount(1);
    });

    test(`MAG-01 MAG-02 MAG-07 ROUTE-07 categories narrow the list, the active one is marked (${language})`, async ({ page, site }) => {
      const categories = await site.ask<Category[]>(`/${language}/api/article-categories/`);
      expect(new Set(categories.map(({ style_name }) => style_name))).toEqual(new Set(['cc01', 'cc02', 'cc03']));
      await page.goto(magazine[language]);
      await ready(page);
      const links = page.getByRole('navigation', { name: text(language, 'magazine_categories') }).getByRole('link');
      expect(await links.allTextContents()).toEqual([
        text(language, 'magazine_all'),
        ...categories.map(({ name }) => name),
        text(language, 'magazine_tags'),
      ]);
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      const { id, name, slug } = categories[2] ?? { id: 0, name: '', slug: '' };
      await links.filter({ hasText: name }).click();
      await expect(page).toHaveURL(`${magazine[language]}/categories/${slug}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(links.and(page.locator('[aria-current]'))).toHaveText([name]);
      const articles = await allArticles(site, language, `category=${id}`);
      expect(await cardUrls(page)).toEqual(articles.map(({ link }) => link.url));
      // Nothing leads here, and nothing is missing.
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    });

    test(`ROUTE-06 ROUTE-08 MAG-07 all tags with their counts lead to what is under them (${language})`, async ({ page, site }) => {
      const tags = await site.ask<ArticleTag[]>(`/${language}/api/article-tags/`);
      expect(tags.length).toBeGreaterThanOrEqual(12);
      await page.goto(magazine[language]);
      await ready(page);
      await page.getByRole('link', { name: text(language, 'magazine_tags') }).click();
      await expect(page).toHaveURL(`${magazine[language]}/tags`);
      const links = page.getByRole('main').getByRole('link', { name: /^#/ });
      await expect(links).toHaveCount(tags.length);
      for (const { id, name, slug, count } of tags)
        await expect(links.and(page.getByRole('link', { name: new RegExp(`^#${name} ${count} `) }))).toHaveAttribute(
          'href',
          `${magazine[language]}/tags/${slug}/${id}`,
        );
      const [tag] = tags.toSorted((a, b) => b.count - a.count);
      await links.filter({ hasText: `#${tag?.name}` }).click();
      await expect(page).toHaveURL(`${magazine[language]}/tags/${tag?.slug}/${tag?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`#${tag?.name}`);
      const articles = await allArticles(site, language, `tag=${tag?.id}`);
      expect(articles).toHaveLength(tag?.count ?? 0);
      expect(await cardUrls(page)).toEqual(articles.map(({ link }) => link.url));
      // The other language's view of the same tag.
      const other = language === 'de' ? 'en' : 'de';
      const [same] = (await site.ask<ArticleTag[]>(`/${other}/api/article-tags/`)).filter(({ id }) => id === tag?.id);
      await page.locator('.lang summary', { hasText: language === 'de' ? 'Sprache' : 'Language' }).click();
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).first().click();
      await expect(page).toHaveURL(`${magazine[other]}/tags/${same?.slug}/${same?.id}`);
    });
  }

  test('LAYOUT-07 LAYOUT-06 PAGE-33 back from an article the list stands where it was, with the pages it had loaded', async ({ page }) => {
    await page.goto(magazine.de);
    await listReady(page);
    await page.getByRole('link', { name: text('de', 'magazine_more') }).click();
    await expect(articleCards(page)).toHaveCount(24);
    // PAGE-33: the pictures of both pages are credited once each, also after Back.
    const listed = async (query: string) => {
      const html = await (await page.request.get(`${new URL(page.url()).pathname}${query}`)).text();
      const [, credits = ''] = /class="picture-credits[^>]*>([\s\S]*?)<\/details>/.exec(html) ?? [];
      return [...credits.matchAll(/<span data-key="([^"]*)">[^<]+</g)].map(([, key = '']) => decode(key));
    };
    const pages = [await listed(''), await listed('?page=2')] as const;
    const shown = page.locator('.picture-credits span span');
    const credited = [...new Set(pages.flat())].sort();
    const keys = () => shown.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.key ?? '').sort());
    expect(credited.length).toBeGreaterThan(pages[0].length);
    expect(await keys()).toEqual(credited);
    const card = articleCards(page).nth(20);
    await card.scrollIntoViewIfNeeded();
    // Where the page stands when the link is pressed: coming to it may scroll once more.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { before: window.scrollY }), { capture: true, once: true }),
    );
    const title = plain((await card.getByRole('heading').textContent()) ?? '');
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: text('de', 'back'), exact: true }).click();
    await expect(articleCards(page)).toHaveCount(24);
    expect(await keys()).toEqual(credited);
    const before = await page.evaluate(() => (window as unknown as { before: number }).before);
    expect(before).toBeGreaterThan(1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('MAG-06 without a connection the list says so, keeps its entries and can load again', async ({ page, context, problems }) => {
    problems.expect(/Failed to load resource|request failed/);
    await page.goto(magazine.de);
    await listReady(page);
    // What is fetched ahead is there.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: text('de', 'magazine_more') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(text('de', 'magazine_failed'));
    const retry = page.getByRole('link', { name: text('de', 'calendar_retry') });
    await expect(retry).toBeFocused();
    await expect(articleCards(page)).toHaveCount(12);
    await reconnect(page);
    await page.keyboard.press('Enter');
    await expect(articleCards(page)).toHaveCount(24);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('MAG-06 SITE-05 a list whose scripts failed goes on at the second press, with the page behind its link', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|request failed/);
    // Where data is dear nothing is fetched ahead (SITE-07).
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(magazine.de);
    await listReady(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
    await page.getByRole('link', { name: text('de', 'magazine_more') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(text('de', 'magazine_failed'));
    await page.unroute('**/*.js');
    const before = await articleCards(page).first().textContent();
    await page.keyboard.press('Enter');
    // In place or as a page of its own: others than the first twelve are there.
    await expect
      .poll(async () => (await articleCards(page).count()) > 12 || (await articleCards(page).first().textContent()) !== before)
      .toBe(true);
  });

  test('MAG-06 while further articles load the way to them says so and asks once', async ({ page }) => {
    let requests = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/mediathek-de\?page=2/, async (route) => {
      requests += 1;
      await released;
      await route.continue();
    });
    await page.goto(magazine.de);
    await listReady(page);
    await page.getByRole('link', { name: text('de', 'magazine_more') }).click();
    const loading = page.getByRole('link', { name: text('de', 'magazine_loading_more') });
    await expect(loading).toHaveAttribute('aria-disabled', 'true');
    await loading.click({ force: true });
    release();
    await expect(articleCards(page)).toHaveCount(24);
    expect(requests).toBe(1);
  });

  test('LAYOUT-11 while the magazine loads its skeleton is shown', async ({ page }) => {
    await page.goto('/de/produktionen');
    await ready(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/mediathek-de', async (route) => {
      await released;
      await route.continue();
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/de/mediathek-de';
      document.getElementById('main-content')?.append(link);
      link.click();
    });
    await expect(page.locator('div[data-skeleton="magazine"]')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'magazine'));
    await expect(page.locator('div[data-skeleton]')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...phone });

  for (const language of variantsToRun(languages)) {
    test(`MAG-06 every article stands on one of the pages, which lead to each other; categories and tags work (${language})`, async ({
      page,
      site,
    }) => {
      const [, ...rest] = await allArticles(site, language);
      await page.goto(magazine[language]);
      const seen = await cardUrls(page);
      await page.getByRole('link', { name: text(language, 'magazine_more') }).click();
      await expect(page).toHaveURL(`${magazine[language]}?page=2`);
      seen.push(...(await cardUrls(page)));
      expect(seen).toEqual(rest.map(({ link }) => link.url));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
      await page.getByRole('link', { name: text(language, 'magazine_newer') }).click();
      await expect(page).toHaveURL(magazine[language]);
      await page.getByRole('link', { name: text(language, 'magazine_tags') }).click();
      await page.getByRole('main').getByRole('link', { name: /^#/ }).first().click();
      await expect(articleCards(page).first()).toBeVisible();
    });
  }
});
