import { variantsToRun } from '../../support/variants.ts';
import { allEvents, calendar } from '../programme/calendar.ts';
import { desktop, expect, ready, test } from '../support/site.ts';
import { languages } from '../support/texts.ts';

test.use(desktop);

for (const language of variantsToRun(languages)) {
  test(`GEN-04 GEN-05 SITE-08 the head says title, description, canonical address and picture, also after moving inside the site (${language})`, async ({
    page,
    site,
  }) => {
    const [event] = await allEvents(site, language);
    if (!event) throw new Error('The demo venue plays nothing.');
    const programme = language === 'de' ? 'Spielplan' : 'Programme';
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    const expectHead = async (title: string, path: string) => {
      await expect(page).toHaveTitle(title);
      expect(await content('meta[name="robots"]')).toBe('none');
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(10);
      expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(site.url + path);
      expect(await content('meta[property="og:title"]')).toBe(title.split(' | ')[0]);
      expect(await content('meta[property="og:description"]')).toBe(await content('meta[name="description"]'));
      expect(await content('meta[property="og:url"]')).toBe(site.url + path);
      expect(await content('meta[property="og:site_name"]')).toBe('Haus am Ring');
      expect(await content('meta[property="og:locale"]')).toBe(language === 'de' ? 'de_DE' : 'en_GB');
      const picture = (await content('meta[property="og:image"]')) ?? '';
      expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
      for (const one of ['title', 'meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]', 'meta[name="viewport"]'])
        await expect(page.locator(`head ${one}`)).toHaveCount(1);
    };
    const eventTitle = `${event.name} | Haus am Ring`;

    // Arriving from outside.
    for (const [path, title] of [
      [`/${language}`, 'Haus am Ring'],
      [calendar[language], `${programme} | Haus am Ring`],
      [event.link.url, eventTitle],
    ] as const) {
      await page.goto(path);
      await expectHead(title, path);
    }
    // Filters are not pages of their own.
    await page.goto(`${calendar[language]}?room=1`);
    await expectHead(`${programme} | Haus am Ring`, calendar[language]);
    // Moving inside the site.
    await ready(page);
    await page.goto(calendar[language]);
    await ready(page);
    await page.locator(`h3 a[href="${event.link.url}"]`).click();
    await expect(page).toHaveURL(event.link.url);
    await expectHead(eventTitle, event.link.url);
    await page.goBack();
    await expectHead(`${programme} | Haus am Ring`, calendar[language]);
  });
}
