import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { logIn } from '../support/demo-login.ts';
import type { Language } from '../support/texts.ts';

/** Opens a page of the office or the dashboard as one of the demo's accounts; `path` begins after the language. */
export async function openOffice(page: Page, language: Language, path: string, name: 'admin' | 'editor' = 'editor'): Promise<void> {
  await logIn(page, name);
  await page.goto(`/${language}${path}`);
}

/** Expects axe to find nothing on a page of the office, and nothing wider than the window. */
export async function expectTidy(page: Page, name: string): Promise<void> {
  expect(await axeViolations(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
}
