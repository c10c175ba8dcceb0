import type { Page } from '@playwright/test';
import { fullProduction } from './productions.ts';
import { expect, phone, test } from './site.ts';
import { languages } from './texts.ts';

/** Tests of where the round ticket button lies on a phone; each brand calls it once. */
export function testTicketButton(): void {
  test.describe('on a phone', () => {
    test.use(phone);

    for (const language of languages) {
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
