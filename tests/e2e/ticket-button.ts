import type { Page } from '@playwright/test';
import { fullProduction } from './productions.ts';
import { expect, phone, ready, test } from './site.ts';
import { languages } from './texts.ts';
import { variantsToRun } from './variants.ts';

/** Tests of where the round buttons lie on a phone and in a wide window; each brand calls it once. */
export function testTicketButton(): void {
  for (const [where, size] of [
    ['on a phone', phone],
    ['on a tablet', { ...phone, viewport: { width: 768, height: 1024 } }],
  ] as const) {
    test.describe(where, () => {
      test.use(size);

      for (const language of variantsToRun(languages)) {
        test(`NAV-16 MOD-18 the ticket button lies beside the first words of home and of a production (${language})`, async ({
          page,
          site,
        }) => {
          for (const address of [`/${language}`, (await fullProduction(site, language)).link.url]) {
            await page.goto(address);
            expect(await underTicketButton(page), address).toEqual([]);
          }
        });
      }
    });
  }

  for (const width of [1024, 1440]) {
    test.describe(`${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('NAV-16 over the first picture the ticket button is whole, and stays where it is when the pointer comes', async ({ page }) => {
        await page.goto('/de');
        await ready(page);
        const ticket = page.locator('.tick');
        const before = await ticket.boundingBox();
        expect(before?.x).toBeGreaterThan(0);
        expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(width);
        await ticket.hover();
        // To the end of what the pointer sets off.
        await ticket.evaluate((button) =>
          Promise.all(
            button
              .getAnimations({ subtree: true })
              .filter(({ timeline }) => timeline === document.timeline)
              .map(({ finished }) => finished),
          ),
        );
        expect(await ticket.boundingBox()).toEqual(before);
      });

      test('NAV-16 NAV-20 while one reads, nothing that is read lies under a round button; it comes out to the pointer and the focus', async ({
        page,
        site,
      }) => {
        const production = (await fullProduction(site)).link.url;
        for (const address of ['/de', production, '/de/venues/haus-am-ring/1', '/de/abonnements/junges-abo/5', '/de/nachtlicht']) {
          await page.goto(address);
          await ready(page);
          await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
          for (const button of ['.tick', '.up']) {
            await expect(page.locator(button), address).toBeVisible();
            await expect.poll(() => underButton(page, button), address).toEqual([]);
          }
        }
        const ticket = page.locator('.tick');
        const within = async () => {
          const box = await ticket.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width;
        };
        expect(await within()).toBe(false);
        await ticket.hover();
        await expect.poll(within).toBe(true);
        await page.mouse.move(width / 2, 200);
        await expect.poll(within).toBe(false);
        await page.keyboard.press('Shift');
        await ticket.focus();
        await expect.poll(within).toBe(true);
      });
    });
  }
}

/** The words of a page's main area that reach under a button at some height. */
async function underButton(page: Page, selector: string): Promise<string[]> {
  return await page.locator(selector).evaluate((button) => {
    const { left, right } = button.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      // What is pushed sideways comes out from under it.
      if (texts.currentNode.parentElement?.closest('.track, .slider')) continue;
      for (const box of range.getClientRects())
        if (box.left < right && box.right > left) found.push(`${texts.currentNode.textContent}: ${box.left} to ${box.right}`);
    }
    return found;
  });
}

/** What of the first words of a page, its title, what follows it and their button, reaches under the round ticket button at some height. */
async function underTicketButton(page: Page): Promise<string[]> {
  return await page.locator('.tick').evaluate((button) => {
    const { left } = button.getBoundingClientRect();
    const found: string[] = [];
    for (const element of document.querySelectorAll('.m-hero-media .slide:first-child .head > *, .ehero .head > *')) {
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const part of [range, ...element.querySelectorAll('a')])
        for (const { right } of part.getClientRects()) if (right > left) found.push(`${element.textContent}: ${right} > ${left}`);
    }
    return found;
  });
}
