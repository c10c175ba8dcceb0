import type { Page } from '@playwright/test';
import { modulesReady } from '../modules/every-module.ts';
import { allEvents, calendar, rows } from '../programme/calendar.ts';
import { holdPages, losePages, pageRequest } from '../support/pages-on-the-way.ts';
import { desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import { text } from '../support/texts.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** The loading bar has no role: it is for the eye; screen readers hear the status. */
const bar = (page: Page) => page.locator('.loadbar');

test.describe('on a desktop', () => {
  test.use(desktop);

  test('LAYOUT-01 header, main area and footer stand around home, calendar and event', async ({ page, site }) => {
    for (const path of ['/de', '/en/events', (await allEvents(site, 'de'))[0]?.link.url ?? '']) {
      await page.goto(path);
      const boxes = [page.getByRole('banner').getByRole('link').first(), page.getByRole('main'), page.getByRole('contentinfo')];
      const tops = await Promise.all(boxes.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
      expect(tops, path).toEqual(tops.toSorted((a, b) => a - b));
      const home = page.getByRole('banner').getByRole('link', { name: /Haus am Ring/ });
      await expect(home, path).toHaveAttribute('href', path.startsWith('/en') ? '/en' : '/de');
      await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
    }
  });

  test('LAYOUT-18 the first Tab reaches the skip link, which leads past the header', async ({ page }) => {
    for (const [path, name] of [
      ['/de/kalender', 'Zum Inhalt springen'],
      ['/en', 'Skip to content'],
    ] as const) {
      await page.goto(path);
      await ready(page);
      const skip = page.getByRole('link', { name });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await expect(skip).toHaveAttribute('href', '#main-content');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  test('LAYOUT-06 the breadcrumb leads home and to the calendar; the page itself is no link; calendar, productions and search have one, too', async ({
    page,
    site,
  }) => {
    const [event] = await allEvents(site, 'en');
    await readDocument(page, event?.link.url ?? '');
    const crumb = page.getByRole('navigation', { name: text('en', 'breadcrumb') });
    await expect(crumb.getByRole('listitem')).toHaveText(['Home', 'Programme', event?.name ?? '']);
    await expect(crumb.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page');
    await expect(crumb.getByRole('listitem').last().getByRole('link')).toHaveCount(0);
    await expect(crumb.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/en');
    await expect(crumb.getByRole('link', { name: 'Programme', exact: true })).toHaveAttribute('href', '/en/events');
    const titles = { '/de/kalender': 'programme', '/de/produktionen': 'productions', '/de/search': 'search' } as const;
    for (const [path, title] of Object.entries(titles)) {
      await readDocument(page, path);
      const german = page.getByRole('navigation', { name: text('de', 'breadcrumb') });
      await expect(german.getByRole('listitem')).toHaveText([text('de', 'home'), text('de', title)]);
      await expect(german.getByRole('link', { name: text('de', 'back'), exact: true })).toHaveAttribute('href', '/de');
    }
  });

  test('LAYOUT-06 back goes to the page before, for who came from elsewhere to the page above', async ({ page, site }) => {
    const [event] = await allEvents(site, 'de');
    await page.goto(event?.link.url ?? '');
    await ready(page);
    const back = page.getByRole('link', { name: text('de', 'back'), exact: true });
    await back.click();
    await expect(page).toHaveURL(calendar.de);

    await page.goto('/de');
    await ready(page);
    await page.locator(`main a[href="${event?.link.url}"]`).first().click();
    await expect(page).toHaveURL(event?.link.url ?? '');
    await back.click();
    await expect(page).toHaveURL('/de');
  });

  test('LAYOUT-07 every navigation begins at the top, back and forward too', async ({ page, site }) => {
    const [event] = await allEvents(site, 'de');
    await page.goto('/de');
    await modulesReady(page);
    const link = page.locator(`main a[href="${event?.link.url}"]`).last();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    expect(await scrollY(page)).toBeGreaterThan(100);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: event?.name ?? '' })).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.goBack();
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { name: 'Heute und die nächsten Tage' })).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: event?.name ?? '' })).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('LAYOUT-08 a hash scrolls to its anchor, 130 px above it, in a low window a third of it', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [event] = await allEvents(site, 'de');
    await page.goto(`${event?.link.url}#datesAndTickets`);
    await ready(page);
    await expect
      .poll(() => page.locator('#datesAndTickets').evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top)))
      .toBeLessThan(140);
    await expect
      .poll(() => page.locator('#datesAndTickets').evaluate((anchor) => Math.abs(anchor.getBoundingClientRect().top - 130)))
      .toBeLessThan(4);
    await page.setViewportSize({ width: 320, height: 210 });
    await page.goto('/de');
    await page.goto(`${event?.link.url}#datesAndTickets`);
    await expect
      .poll(() => page.locator('#datesAndTickets').evaluate((anchor) => Math.abs(anchor.getBoundingClientRect().top - 70)))
      .toBeLessThan(4);
  });

  test('LAYOUT-09 a slow navigation shows a bar of 2 px at the top and says so', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/de');
    await ready(page);
    const release = await holdPages(page);
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: text('de', 'loading_page') })).toHaveCount(1);
    expect(await bar(page).evaluate((element) => [element.getBoundingClientRect().height, element.getBoundingClientRect().top])).toEqual([
      2, 0,
    ]);
    expect(
      await bar(page).evaluate((element) => [getComputedStyle(element).animationDuration, getComputedStyle(element).position]),
    ).toEqual(['5s', 'fixed']);
    release();
    await expect(page).toHaveURL(calendar.de);
    await expect(bar(page)).toBeHidden();
  });

  test('LAYOUT-09 a navigation shorter than 200 ms shows no bar', async ({ page }) => {
    // The browser's time moves only by our hand, so that a busy machine changes nothing.
    await page.clock.install();
    await page.goto('/de');
    await ready(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const release = await holdPages(page);
    const request = page.waitForRequest(pageRequest);
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
    await request;
    for (let passed = 0; passed < 190; passed += 10) {
      await page.clock.runFor(10);
      expect(await bar(page).isVisible(), `after ${passed + 10} ms`).toBe(false);
    }
    release();
    await expect(page).toHaveURL(calendar.de);
    await expect(rows(page).first()).toBeVisible();
    await page.clock.runFor(1000);
    await expect(bar(page)).toBeHidden();
  });

  test('LAYOUT-09 ERR-05 a navigation that fails marks the bar and shows the error page', async ({ page, problems }) => {
    problems.expect(/Failed to (load resource|fetch)|request failed|exception|Minified|error/i);
    await page.goto('/de');
    await ready(page);
    // The page has been loaded anew for such a failure a moment ago (SITE-05): now the page says so.
    await page.evaluate(() => sessionStorage.setItem('foyer:reload', String(Date.now())));
    const restore = await losePages(page);
    await page.evaluate(() => {
      const states: unknown[] = [];
      Object.assign(window, { states });
      const { documentElement: root } = document;
      new MutationObserver(() => states.push(root.dataset.navigation)).observe(root, { attributeFilter: ['data-navigation'] });
    });
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Spielplan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ein unbekannter Fehler ist aufgetreten');
    // It fades out after that.
    await expect(bar(page)).toBeHidden();
    const states = (await page.evaluate('window.states')) as string[];
    expect(states.filter((state) => state !== 'slow')).toEqual(['loading', 'failed', 'idle']);
    await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
    await restore();
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { name: 'Heute und die nächsten Tage' })).toBeVisible();
  });

  test('LAYOUT-11 home shows the skeleton of its slides while it loads, the calendar that of its filters and list', async ({ page }) => {
    await page.goto('/de/team');
    await ready(page);
    let release = await holdPages(page);
    const skeleton = page.locator('.page-skeleton');
    await page.getByRole('banner').getByRole('link', { name: 'Spielplan', exact: true }).first().click();
    await expect(skeleton.and(page.locator('[data-skeleton="events"]')).locator('.options')).toBeVisible();
    await expect(skeleton.locator('[data-list] .sk').first()).toBeVisible();
    release();
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielplan');
    release = await holdPages(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Haus am Ring/ })
      .first()
      .click();
    await expect(skeleton.and(page.locator('[data-skeleton="home"]')).locator('.slide .pic')).toBeVisible();
    release();
    await expect(skeleton).toHaveCount(0);
    await expect(page).toHaveURL('/de');
  });

  test('LAYOUT-17 style breakpoints are 48, 64, 85.375 and 100 em; the container ends at 88 rem', async ({ page, site }) => {
    await page.setViewportSize({ width: 2000, height: 900 });
    await page.goto(calendar.de);
    const heading = page.getByRole('heading', { level: 1 });
    const list = await heading.evaluate((element) => {
      let container: Element | null = element;
      while (container && !getComputedStyle(container).maxWidth.endsWith('px')) container = container.parentElement;
      return container && getComputedStyle(container).maxWidth;
    });
    expect(list).toBe(`${88 * 16}px`);
    const used = new Set<number>();
    for (const path of ['/de', calendar.de, (await allEvents(site, 'de'))[0]?.link.url ?? '']) {
      await page.goto(path);
      const conditions = await page.evaluate(() =>
        [...document.styleSheets].flatMap((sheet) => {
          const found: string[] = [];
          const walk = (rules: CSSRuleList) => {
            for (const rule of rules) {
              if (rule instanceof CSSMediaRule) found.push(rule.conditionText);
              if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
            }
          };
          walk(sheet.cssRules);
          return found;
        }),
      );
      for (const condition of conditions) {
        for (const [, width = '', unit] of condition.matchAll(/width\s*(?::|[<>]=?)\s*([\d.]+)(\w+)/g)) {
          expect(unit, condition).toBe('em');
          used.add(Math.ceil(Number(width) * 1000) / 1000);
        }
      }
    }
    // 47.99 stands for 'below 48'.
    const allowed = [48, 64, 85.375, 100];
    for (const width of used)
      expect(
        allowed.some((edge) => edge - width >= 0 && edge - width <= 0.011),
        `${width}em is a breakpoint of the design`,
      ).toBe(true);
    expect(used.size).toBeGreaterThan(1);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('LAYOUT-06 LAYOUT-07 from the calendar to an event and back with one thumb', async ({ page }) => {
    await page.goto(calendar.de);
    await ready(page);
    const second = rows(page).nth(5);
    await second.scrollIntoViewIfNeeded();
    const y = await scrollY(page);
    const title = (await second.getByRole('heading').textContent()) ?? '';
    await second.getByRole('heading').getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await scrollY(page)).toBe(0);
    await page.getByRole('link', { name: text('de', 'back'), exact: true }).tap();
    await expect(page).toHaveURL(calendar.de);
    await expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(3);
  });
});

test.describe('without script', () => {
  test.use({ ...withoutScript, ...desktop });

  test('LAYOUT-12 after 4 s a note says that script is switched off, and it can be closed', async ({ page }) => {
    await page.goto('/en');
    // Playwright's search for texts leaves out what stands in noscript.
    const note = page.locator('dialog.no-script');
    await expect(note).toBeVisible();
    await expect(note.locator('p')).toHaveText([text('de', 'info_no_script'), text('en', 'info_no_script')]);
    await note.locator('button').click();
    await expect(note).toBeHidden();
  });
});
