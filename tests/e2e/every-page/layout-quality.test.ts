import { isFullRun, variantsToRun } from '../../support/variants.ts';
import { allEvents, calendar, rows } from '../programme/calendar.ts';
import { memberOf, seriesOf, team, venueOf } from '../programme/people.ts';
import { fullProduction, productionsList } from '../programme/productions.ts';
import { demoPages } from '../site/demo-pages.ts';
import { allArticles, magazine } from '../site/magazine.ts';
import { desktop, expect, phone, ready, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { testAnchors } from './anchors.ts';
import { testHoles } from './holes.ts';
import { expectStill, expectStillFaces } from './layout-shift.ts';

testAnchors();
testHoles();

/** A page of every layout; in `npm run test:all` one of every kind. */
async function pagesOfLayouts(site: Site): Promise<[name: string, path: string][]> {
  const layouts: [name: string, path: string][] = [
    ['home', '/de'],
    ['the calendar', calendar.de],
    ['an event', (await allEvents(site, 'de'))[0]?.link.url ?? ''],
    ['the productions', productionsList.de],
    ['a production', (await fullProduction(site)).link.url],
    ['a member', (await memberOf(site)).link.url],
    ['an article', (await allArticles(site, 'de'))[0]?.link.url ?? ''],
    ['a missing page', '/de/404'],
  ];
  if (!isFullRun) return layouts;
  return [
    ...layouts,
    ['the filtered calendar', `${calendar.de}?room=1&genre=1&date=28-11-2026`],
    ['the ensemble', team.de],
    ['a series', (await seriesOf(site)).link.url],
    ['a venue', (await venueOf(site)).link.url],
    ['the magazine', magazine.de],
    ['the tags of the magazine', `${magazine.de}/tags`],
    ...Object.entries(demoPages).map(([name, { de }]): [string, string] => [`the page '${name}'`, `/de/${de}`]),
  ];
}

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    test('LAYOUT-11 EMBED-08 nothing moves while a page loads, however late its pictures: layout shift below 0.02', async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      test.slow();
      await expectStill(page, [
        '/de',
        calendar.de,
        (await allEvents(site, 'de'))[0]?.link.url ?? '',
        productionsList.de,
        (await fullProduction(site)).link.url,
        team.de,
        (await venueOf(site)).link.url,
      ]);
    });
  });
}

test.describe('late faces', () => {
  test.use(phone);

  test('LAYOUT-11 nothing moves when the faces of the brand come after the first paint', async ({ page }) => {
    await expectStillFaces(page, '/de');
  });
});

test.describe('reduced motion', () => {
  test.use({ ...desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('LAYOUT-09 ANIM-09 who wants no motion gets none', async ({ page, site }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const type of ['transitionrun', 'animationstart']) {
        document.addEventListener(type, (event) => moved.push(`${type} ${(event.target as Element).className}`), true);
      }
    });
    const moved = () =>
      page.evaluate(() => [
        ...(window as unknown as { moved: string[] }).moved,
        ...document.getAnimations().map((animation) => `running ${String(animation.effect)}`),
      ]);
    await page.goto(calendar.de);
    await ready(page);
    await rows(page).first().hover();
    await page.getByRole('button', { name: /^Ort/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Kalender: / }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').locator('summary', { hasText: 'Sprache' }).click();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    expect(await moved()).toEqual([]);

    // A hash jumps instead of gliding.
    await page.goto(`${(await allEvents(site, 'de'))[0]?.link.url}#datesAndTickets`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await moved()).toEqual([]);
  });
});

test.describe('a document whose end is still on its way', () => {
  test.use(phone);
  test('LAYOUT-11 NAV-16 what is shown of it stays where it is when the rest comes', async ({ page, site, problems }) => {
    test.slow();
    problems.expect(/status of 404/);
    for (const [name, path] of await pagesOfLayouts(site)) {
      const html = await (await fetch(site.url + path)).text();
      const placesUpTo = async (end: string) => {
        await page.unrouteAll();
        // Without the scripts: what they do is another matter.
        await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.route(site.url + path, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(end)) }));
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        return page.evaluate(() =>
          [...document.querySelectorAll('header a, main :is(h1, h2, h3, p, a, figure)')].map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return `${element.tagName} '${element.textContent?.slice(0, 20)}' ${[left, top, width, height].map(Math.round)}`;
          }),
        );
      };
      expect(html.split('</main>').length, name).toBe(2);
      const early = await placesUpTo('</main>');
      expect(early.length, name).toBeGreaterThan(1);
      expect(await placesUpTo('</body>'), name).toEqual(early);
    }
  });
});

test.describe('a document of which only a part has come', () => {
  test.use(desktop);
  const beside = [
    { path: '/de/mediathek-de', holder: 'lead-art', words: 'class="txt"', picture: '.lead-art > .pic' },
    { path: '/de', holder: 'm-two-columns text-image', words: 'class="rich"', picture: '.m-two-columns.text-image figure' },
    { path: '/de/nachtlicht', holder: 'm-full-teaser image-right', words: 'class="words"', picture: '.m-full-teaser.image-right .pic' },
    { path: '/de/nachtlicht', holder: 'm-blog-teaser-list', words: 'class="txt"', picture: '.m-blog-teaser-list > .main > .pic' },
  ];
  for (const { path, holder, words, picture } of beside)
    test(`LAYOUT-11 a picture stands at its side before the words beside it have come: ${holder}`, async ({ page, site }) => {
      const html = await (await fetch(site.url + path)).text();
      const placeUpTo = async (end: number) => {
        await page.unrouteAll();
        await page.route(site.url + path, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }));
        await page.goto(path);
        return page
          .locator(picture)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().left));
      };
      const start = html.indexOf(words, html.indexOf(holder));
      expect(start).toBeGreaterThan(0);
      const whole = await placeUpTo(html.length);
      expect(whole).toBeGreaterThan(500);
      expect(await placeUpTo(html.lastIndexOf('<', start))).toBe(whole);
    });

  test('LAYOUT-11 EVT-03 no filter of a list is shown before its place is known', async ({ page, site }) => {
    const html = await (await fetch(site.url + calendar.de)).text();
    const placesUpTo = async (end: number) => {
      await page.unrouteAll();
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.route(site.url + calendar.de, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }));
      await page.goto(calendar.de);
      return page.evaluate(() =>
        [...document.querySelectorAll('h1, [role=group] > .picker > button')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => `${element.textContent} ${element.getBoundingClientRect().left}`),
      );
    };
    const whole = await placesUpTo(html.length);
    expect(whole.length).toBeGreaterThan(5);
    for (const name of ['genre', 'series']) {
      const end = html.indexOf(`id="calendar-${name}"`);
      expect(end, name).toBeGreaterThan(0);
      const part = await placesUpTo(end);
      expect(part.length, name).toBeGreaterThan(0);
      expect(whole, name).toEqual(expect.arrayContaining(part));
    }
  });
});
