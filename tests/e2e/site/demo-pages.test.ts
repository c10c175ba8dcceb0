import { variantsToRun } from '../../support/variants.ts';
import { attributes } from '../every-page/crawl.ts';
import { allEvents } from '../programme/calendar.ts';
import { memberOf, seriesOf, venueOf } from '../programme/people.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { languages, text } from '../support/texts.ts';
import { demoPages } from './demo-pages.ts';
import { allArticles } from './magazine.ts';

for (const language of variantsToRun(languages)) {
  test(`ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-24 NAV-13 every content page has a title, text and links that lead somewhere, and no list of the footer a single one (${language})`, async ({
    site,
  }) => {
    test.slow();
    const seen = new Map<string, number>();
    for (const [name, paths] of Object.entries(demoPages)) {
      const answer = await fetch(`${site.url}/${language}/${paths[language]}`);
      expect(answer.status, name).toBe(200);
      // What stands in a template is not on the page.
      const html = (await answer.text()).replace(/<template.*?<\/template>/gs, '');
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      expect(main.match(/<h1[\s>]/g), name).toHaveLength(1);
      expect(main.replace(/<[^>]*>/g, '').length, name).toBeGreaterThan(200);
      const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
      const links = attributes(main + footer, /<a\s[^>]*>/g, 'href').filter((link) => link.startsWith('/'));
      expect(links.length, name).toBeGreaterThan(5);
      for (const [list] of footer.matchAll(/<nav[\s\S]*?<\/nav>/g))
        expect(attributes(list, /<a\s[^>]*>/g, 'href').length, list).toBeGreaterThan(1);
      for (const link of links) {
        const status = seen.get(link) ?? (await fetch(`${site.url}${link}`, { redirect: 'manual' })).status;
        seen.set(link, status);
        expect(status, `${link} on ${name}`).toBe(200);
      }
    }
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test('LAYOUT-05 LAYOUT-235 on a page with the logo alone a list of anchors that stays lies at the upper edge, with nothing above it', async ({
    page,
  }) => {
    await page.goto(`/de/${demoPages['landing page'].de}`);
    await ready(page);
    await page.locator('.m-image-list').first().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('is-compact'))).toBe(true);
    const top = () => page.locator('.m-anchor-list.attached').evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThanOrEqual(0);
  });

  for (const language of variantsToRun(languages)) {
    test(`SITE-09 the accessibility statement is linked in the footer of every page and says how to report a barrier (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/agb`);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: { de: 'Barrierefreiheit', en: 'Accessibility' }[language] })
        .first()
        .click();
      await expect(page).toHaveURL(`/${language}/${demoPages['accessibility statement'][language]}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: { de: 'Barriere melden', en: 'Report a barrier' }[language] })).toBeVisible();
      await expect(main.locator('a[href="mailto:zugang@haus-am-ring.example"]').first()).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(main.getByRole('heading', { name: { de: 'Leichte Sprache', en: 'Easy language' }[language] })).toBeVisible();
      await expect(main.getByRole('heading', { name: { de: 'Gebärdensprache', en: 'Sign language' }[language] })).toBeVisible();
    });

    test(`LAYOUT-05 the landing page has neither header nor menu but a logo without a link (${language})`, async ({ page }) => {
      await page.goto(`/${language}/${demoPages['landing page'][language]}`);
      await expect(page.getByRole('navigation', { name: text(language, 'header_menu') })).toHaveCount(0);
      await expect(page.locator('.burger')).toBeHidden();
      await expect(page.locator(`header a[href="/${language}"]`).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText({ de: 'Nachtlicht', en: 'Nightlight' }[language]);
    });

    test(`ROUTE-20 a missing address shows what is on and where to go on (${language})`, async ({ page }) => {
      const answer = await readDocument(page, `/${language}/gibt-es-nicht`);
      expect(answer.status()).toBe(404);
      await expect(page.locator('main .m-event-list a').first()).toBeVisible();
      await expect(page.locator(`main a[href="/${language}/${demoPages.visit[language]}"]`)).toBeVisible();
    });
  }

  test('NAV-01 the menu fits into one line at 1024 in German', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/de');
    const links = page.getByRole('navigation', { name: text('de', 'header_menu') }).locator('> ul > li');
    const tops = await links.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(4);
  });

  test('PAGE-09 an event, a production, an article, a person, a series and a venue show the modules of their slots', async ({
    page,
    site,
  }) => {
    const named = (pattern: RegExp) => (entry: { name: string }) => pattern.test(entry.name);
    const event = (await allEvents(site, 'de')).find(named(/^Der Sturm$/));
    const article = (await allArticles(site, 'de')).find(named(/^Vierhundert Meter/));
    const detail = await site.ask<{ production: { id: number } | null }>(`/de/api/events/${event?.id}/`);
    const production = await site.ask<{ link: { url: string } }>(`/de/api/productions/${detail.production?.id}/`);
    const shown: [string | undefined, string][] = [
      [event?.link.url, '.m-quote'],
      [production.link.url, '.m-two-columns'],
      [article?.link.url, '.m-image-list'],
      [(await memberOf(site, 'de', 'Agnes Thorwald')).link.url, '.m-quote'],
      [(await seriesOf(site, 'de', 'Premieren-Abo')).link.url, '.m-section'],
      [(await venueOf(site)).link.url, '.m-full-teaser'],
    ];
    for (const [url, module] of shown) {
      await readDocument(page, url ?? '');
      await expect(page.locator(`main ${module}`), url).toBeVisible();
    }
  });
});

test.describe('on a phone without script', () => {
  test.use({ ...phone, ...withoutScript });

  test('LAYOUT-230 a headline that is alone in its column stands as close above the next column as above a text of its own', async ({
    page,
  }) => {
    await page.goto(`/de/${demoPages['box office'].de}`);
    const gapBelow = async (name: string) => {
      const headline = page.getByRole('heading', { name });
      return await headline.evaluate((heading) => {
        const [module, column] = [heading.closest('.m-headline'), heading.closest('.grid12 > *')];
        const text = module?.nextElementSibling ?? column?.nextElementSibling?.firstElementChild;
        return (text?.getBoundingClientRect().top ?? 0) - heading.getBoundingClientRect().bottom;
      });
    };
    expect(await gapBelow('Gutscheine')).toBeCloseTo(await gapBelow('So kommen Sie an Karten'), 0);
  });

  test('ROUTE-24 MOD-31 answers open and pages are reached from the footer', async ({ page }) => {
    await page.goto(`/de/${demoPages.visit.de}`);
    const answer = page.getByText('Unser Einlasspersonal');
    await expect(answer).toBeHidden();
    await page.getByText('Was, wenn ich zu spät komme?').click();
    await expect(answer).toBeVisible();
  });
});
