import type { Page } from '@playwright/test';

/** What of the first words of a page, its title, what follows it and their button, reaches under the round ticket button at some height. */
export async function underTicketButton(page: Page): Promise<string[]> {
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
