import type { Page } from '@playwright/test';
import { allEvents, calendar } from '../programme/calendar.ts';
import { fullProduction } from '../programme/productions.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { type desktop, expect, type phone, ready, test } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import type { Language } from '../support/texts.ts';
import { crawl } from './crawl.ts';
import { expectFits } from './fits-window.ts';
import { shifts, watchShifts } from './layout-shift.ts';

/**
 * The crawl of a brand: a page of every kind and some that are hard to lay out, as somebody sees them who comes for the first time, in
 * the brand of the file. What is true of every page is looked at here and not once more in the tests of single pages. Of content pages,
 * which consist of modules, at most `contentPages` are opened.
 */
export function everyKindOfPage(
  size: string,
  options: typeof phone | typeof desktop,
  language: Language,
  contentPages = Number.POSITIVE_INFINITY,
): void {
  test.describe(size, () => {
    test.use({ ...options, hasChosen: false });

    test('LAYOUT-01 LAYOUT-11 LAYOUT-16 CONS-05 on every kind of page before consent: no message, no cookie but the token of a form, nothing from elsewhere, nothing moves, axe finds nothing; what is to be pressed is large enough; nothing sticks out from 320 to 1920 px; at 400 % zoom, and with the text spacing a reader may set, no text is cut off', async ({
      page,
      site,
      problems,
    }) => {
      test.setTimeout(300_000);
      await watchShifts(page);
      const paths = await pagesToShow(site, language, contentPages);
      expect(paths.length).toBeGreaterThan(18);
      const missing = `/${language}/404`;
      problems.expect(new RegExp(`status of 404 .*${missing}`));
      paths.push(...(await hardPages(site, language)), missing);
      for (const path of paths) {
        await page.goto(path);
        await ready(page);
        expect(await outOfOrder(page), path).toEqual([]);
        expect(await axeViolations(page), path).toEqual([]);
        // Last: meanwhile everything has come that is still on its way.
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await shifts(page);
        expect(sum, `${path} moves:\n${moved.join('\n')}`).toBeLessThan(0.02);
        await expectFits(page, path, options.viewport);
      }
      // A form that is submitted with a login or an order has a token against forged requests.
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => name !== 'csrftoken')).toEqual([]);
    });
  });
}

/** One page of every kind in a language, and the content pages of the demo venue. */
async function pagesToShow(site: Site, language: Language, contentPages: number): Promise<string[]> {
  const chosen = new Map<string, string>();
  let shown = 0;
  for (const { path, html, kind } of (await crawl(site, [`/${language}`], { perKind: 2, languages: [language] })).values()) {
    if (html === '' || path.includes('?') || kind === null) continue;
    const key = kind === 'page' ? path : kind;
    if (chosen.has(key) || (kind === 'page' && ++shown > contentPages)) continue;
    chosen.set(key, path);
  }
  return [...chosen.values()];
}

/** Pages with more than others of their kind: filters, the longest title, a label in the bar, every section. */
async function hardPages(site: Site, language: Language): Promise<string[]> {
  const events = await allEvents(site, language);
  const longest = events.reduce((one, other) => (one.name.length > other.name.length ? one : other));
  const few = events.find(({ statuses }) => statuses.includes('remaining_tickets'));
  if (!few) throw new Error('No event has few tickets left.');
  const production = await fullProduction(site, language);
  return [`${calendar[language]}?room=1&genre=1&date=28-11-2026`, ...[longest, few, production].map(({ link }) => link.url)];
}

/**
 * Large parts of the page that stand above what comes before them in the document: a page that arrives in pieces shows the later
 * one first and then pushes it down (LAYOUT-11). Small ones, such as a button over its price or the line of labels below a title, do not
 * move a page.
 */
function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInFlow = (element: Element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return position !== 'absolute' && position !== 'fixed' && width > 0 && height > 0;
    };
    const named = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100);
    return [...document.querySelectorAll('main, main :not(svg, svg *)')].flatMap((parent) => {
      const parts = [...parent.children].filter(isInFlow);
      return parts.flatMap((part, index) => {
        const before = parts[index - 1];
        if (!before) return [];
        const [upper, lower] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
        const isLarge = lower.height > 96 && upper.height > 48;
        const isAbove = isLarge && lower.bottom <= upper.top + 1 && lower.left < upper.right && upper.left < lower.right;
        return isAbove ? [`${named(part)} stands above ${named(before)}`] : [];
      });
    });
  });
}
