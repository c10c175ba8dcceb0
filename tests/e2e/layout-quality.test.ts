import type { Page } from '@playwright/test';
import { isFullRun, variantsToRun } from '../support/variants.ts';
import { allEvents, calendar, rows } from './calendar.ts';
import { demoPages } from './demo-pages.ts';
import { expectStill } from './layout-shift.ts';
import { allArticles, magazine } from './magazine.ts';
import { memberOf, seriesOf, team, venueOf } from './people.ts';
import { fullProduction, productionsList } from './productions.ts';
import { desktop, expect, phone, ready, test } from './site.ts';
import type { Site } from './test-server.ts';

/** A page of every kind on the way to an event. */
async function kindsOfPage(site: Site): Promise<[name: string, path: string][]> {
  const events = await allEvents(site, 'de');
  const longestTitle = events.reduce((a, b) => (a.name.length > b.name.length ? a : b));
  return [
    ['home', '/de'],
    ['the calendar', calendar.de],
    ['the filtered calendar', `${calendar.de}?room=1&genre=1&date=28-11-2026`],
    ['an event', events[0]?.link.url ?? ''],
    ['the event with the longest name', longestTitle.link.url],
    ['the productions', productionsList.de],
    ['a production', (await fullProduction(site)).link.url],
    ['the ensemble', team.de],
    ['a member', (await memberOf(site)).link.url],
    ['a series', (await seriesOf(site)).link.url],
    ['a venue', (await venueOf(site)).link.url],
    ['the magazine', magazine.de],
    ['the tags of the magazine', `${magazine.de}/tags`],
    ['an article', (await allArticles(site, 'de'))[0]?.link.url ?? ''],
    ['a missing page', '/de/404'],
  ];
}

/** These, and every content page of the demo venue. */
async function mainPages(site: Site): Promise<[name: string, path: string][]> {
  return [
    ...(await kindsOfPage(site)),
    ...Object.entries(demoPages).map(([name, { de }]): [string, string] => [`the page '${name}'`, `/de/${de}`]),
  ];
}

/** How far the page can be scrolled sideways, and what sticks out. */
function sideways(page: Page): Promise<{ by: number; because: string[] }> {
  return page.evaluate(() => {
    const by = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const out =
      by > 0
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
          )
        : [];
    return {
      by,
      because: out
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 40)}`),
    };
  });
}

/** What is to be pressed and smaller than 24 px. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;
    // Links within a sentence take the height of their line.
    const isInText = (element: Element) =>
      element.closest('p, dd, address, .prose') !== null && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a, button, summary')]
      .filter((element) => isSeen(element) && !isInText(element) && !element.matches('a[href="#main-content"]'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // A link may answer to a larger area than its text: that of its stretched pseudo element.
        const after = getComputedStyle(element, '::after');
        const isStretched = after.content !== 'none' && after.position === 'absolute';
        return !isStretched && (width < 24 || height < 24);
      })
      .map(
        (element) =>
          `${element.textContent?.trim().slice(0, 40)} ${Math.round(element.getBoundingClientRect().width)}x${Math.round(element.getBoundingClientRect().height)}`,
      );
  });
}

/** Texts of which a part is not to be seen. */
function cutOff(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, dd, dt, time, button, a')]
      .filter((element) => {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        const isHidden = position === 'absolute' && clipPath !== 'none';
        return (
          !isHidden &&
          (overflowX !== 'visible' || overflowY !== 'visible') &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 60)),
  );
}

/** Sets the text spacing that WCAG 1.4.12 lets a reader set. */
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.lineHeight = '1.5';
      element.style.letterSpacing = '0.12em';
      element.style.wordSpacing = '0.16em';
    }
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('LAYOUT-01 LAYOUT-16 what is to be pressed is large enough; at 320 px, which is 400 % zoom, nothing scrolls sideways and no text is cut off, nor does anything stick out with the text spacing a reader may set', async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    problems.expect(/status of 404|style|Content Security Policy/);
    for (const [name, path] of await mainPages(site)) {
      await page.goto(path);
      expect(await tooSmall(page), `smaller than 24 px on ${name}`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sideways(page), `at 320 px on ${name}`).toEqual({ by: 0, because: [] });
      expect(await cutOff(page), `cut off on ${name}`).toEqual([]);
      await page.setViewportSize(phone.viewport);
      await spaceOut(page);
      expect(await sideways(page), `spaced out on ${name}`).toEqual({ by: 0, because: [] });
    }
  });
});

if (isFullRun)
  test.describe('on a desktop', () => {
    test.use(desktop);

    test('LAYOUT-01 what is to be pressed is large enough there too', async ({ page, site, problems }) => {
      test.slow();
      problems.expect(/status of 404/);
      for (const [name, path] of await mainPages(site)) {
        await page.goto(path);
        expect(await tooSmall(page), `smaller than 24 px on ${name}`).toEqual([]);
      }
    });
  });

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
    for (const [name, path] of isFullRun ? await mainPages(site) : await kindsOfPage(site)) {
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
