import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { formUrls } from '../../../src/features/forms/form.read.server.ts';
import { formEntries, forms } from '../../../src/features/forms/forms.tables.server.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, type Site } from '../support/site.ts';

/** Number and addresses of a form of the demo venue. */
export async function formOf(site: Site, key: string): Promise<{ id: number; de: string; en: string }> {
  const [row] = await site.database.db
    .select()
    .from(forms)
    .where(and(eq(forms.import_source, 'demo'), eq(forms.import_key, key)));
  if (!row) throw new Error(`The demo venue has no form '${key}'.`);
  return { id: row.id, ...formUrls(row.id, row.title) };
}

/** Entries submitted through a form so far. */
export async function submittedEntries(site: Site, form: number): Promise<Record<string, unknown>[]> {
  const rows = await site.database.db.select().from(formEntries).where(eq(formEntries.form, form)).orderBy(formEntries.id);
  return rows.map(({ field_values }) => field_values);
}

/** Focuses the form as before typing, and waits until its script has started. */
export async function beginWriting(page: Page): Promise<void> {
  await page.locator('.form-body').getByRole('textbox').first().focus();
  await expect(page.locator('foyer-island[name="form-view"]')).toHaveAttribute('data-state', 'ready');
}

/** axe and width on the empty form, the one with errors and the thanks. */
export async function checkForms(page: Page, site: Site, shot: (name: string) => Promise<unknown>): Promise<void> {
  const { de } = await formOf(site, 'schule');
  await page.goto(de);
  await shot('empty');
  expect(await axeViolations(page)).toEqual([]);
  await beginWriting(page);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.locator('.form-problem')).toBeVisible();
  await shot('errors');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shot('errors-360');
  await page.goto(`${de}?sent=1`);
  await shot('thanks-360');
  expect(await axeViolations(page)).toEqual([]);
}
