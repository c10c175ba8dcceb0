import type { Page } from '@playwright/test';
import { resourceNames } from '../../src/features/admin/resource-names.ts';
import { resources } from '../../src/features/admin/resources.server.ts';
import { fillLogin } from './accounts-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { desktop, expect, test } from './site.ts';
import { isFullRun } from './variants.ts';

test.use(desktop);

const actions = ['cancel', 'postpone', 'move', 'series', 'history', 'delete'];

/** Resources with a kind of field that none before them has; the others are made of the same. */
function resourcesByKind() {
  const seen = new Set<string>();
  return resourceNames.filter((name) => {
    const kinds = Object.values(resources[name].fields).map(({ kind }) => kind);
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}

/** axe finds nothing, nothing overflows, and one Tab skips the menu. */
async function check(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200);
  expect(await axeViolations(page), path).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  await page.keyboard.press('Tab');
  // A form that begins with its own place has the focus there.
  const skipped = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  if (skipped !== null) expect(skipped, path).toBe('#main-content');
}

test('ADMIN-01 ADMIN-02 ADMIN-04 ADMIN-05 the office passes axe and fits: lists, questions and forms with every kind of field', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/en/admin/events');
  await fillLogin(page, 'en', 'admin');
  await page.waitForURL('**/en/admin/events');
  for (const name of isFullRun ? resourceNames : resourcesByKind()) {
    const list = `/en/admin/${name}`;
    await check(page, `${list}?search=zzzz`);
    await check(page, `${list}/new`);
    await check(page, list);
    const first = page.locator('.adm-what a').first();
    if ((await first.count()) === 0) continue;
    const editPath = (await first.getAttribute('href')) ?? '';
    await check(page, editPath);
    if (name === 'events') for (const action of actions) await check(page, `${editPath}/${action}`);
  }
  await check(page, '/en/admin/import');
});
