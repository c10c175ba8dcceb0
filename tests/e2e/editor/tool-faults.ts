import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';

/** What axe finds in the tools, and controls of theirs smaller than 24 px (WCAG 2.5.8); links inside of sentences are no controls. */
export async function toolFaults(page: Page): Promise<string[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bs :is(button, a, input, select, textarea, summary)')].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isThere = control.checkVisibility({ visibilityProperty: true }) && width > 1 && !control.closest('[inert], p');
      return isThere && (width < 24 || height < 24) ? [`${control.outerHTML.slice(0, 120)}: ${width} × ${height}`] : [];
    }),
  );
  return [...small, ...(await axeViolations(page, '.bs'))];
}

/** Expects no fault in the tools, and nothing wider than the window. */
export async function expectTidy(page: Page, state: string): Promise<void> {
  expect.soft(await toolFaults(page), state).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, `${state}: width`).toBeLessThanOrEqual(0);
}
