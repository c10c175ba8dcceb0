import type { Page } from '@playwright/test';
import { variantsToRun } from '../../support/variants.ts';
import { desktop, expect, test } from '../support/site.ts';
import { buyTickets, eventForSale } from './booking.ts';

const widths = [320, 360, 390, 430, 1024, 1079, 1200, 1280, 1440, 1920];

/** Controls in sight, how many lie outside of the window, lines of the menu, what the way to tickets says in words, and by how much the page is wider than the window. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => control.getBoundingClientRect());
    const words = [...document.querySelectorAll('.bar .tickets-link > span')].filter((span) => span.checkVisibility());
    const controls = boxesOf('.bar .tickets-link, .bar .ibtn:not(.clear, .burger), .bar .cart-left summary');
    return {
      controls: controls.length,
      cut: controls.filter(({ left, right }) => left < 0 || right > window.innerWidth).length,
      lines: new Set(boxesOf('.bar .menu > ul > li').map(({ top }) => Math.round(top))).size,
      word: words.map(({ textContent }) => textContent).join(' '),
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

/** The test of the header's room, in the brand of the file; with tickets in the cart the way to tickets has its word from that width. */
export function testHeaderRoom(wordWithCartFrom: number): void {
  test.describe('header', () => {
    test.use(desktop);

    test('LAYOUT-171 NAV-16 NAV-08 NAV-180 SHOP-04 at any width the header has room for tickets, from 1024 px in words where no bar of the page sells, search and cart with its time, and the menu has one line', async ({
      page,
      site,
    }) => {
      await page.goto('/en/productions');
      const production = (await page.locator('main a[href^="/en/productions/"]').first().getAttribute('href')) ?? '';
      const check = async (controls: number) => {
        for (const path of [...variantsToRun(['/en', '/en/productions']), production]) {
          await page.goto(path);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 740 });
            // The time of the reservation takes the room of the word.
            const word = path === production || width < 1024 || (controls > 3 && width < wordWithCartFrom) ? '' : 'Tickets';
            const expected = { controls, cut: 0, lines: width < 1024 ? 0 : 1, word, wider: 0 };
            await expect.poll(() => measure(page), `${path} at ${width} px`).toEqual(expected);
          }
        }
      };
      await check(3);
      await page.goto('/en');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('#search-header').focus();
      await expect(page.locator('.tickets-link'), 'half covered by the open search').toHaveCSS('opacity', '0');
      await buyTickets(page, await eventForSale(site), 'de');
      await check(4);
    });
  });
}
