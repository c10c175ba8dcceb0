import { expect, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

for (const [what, list, label, region] of [
  ['text of an alert', 'breaking-news', 'Text, Deutsch', '.alert'],
  ['introduction of a form', 'forms', 'Einleitung, Deutsch', '.form-page'],
] as const)
  test(`ADMIN-383 ADMIN-30 the ${what} is written in the text editor; visitors see its format, the calls answer it plain`, async ({
    page,
    site,
  }) => {
    const api = list === 'forms' ? '/de/api/forms/1/' : '/de/api/breaking-news/';
    await site.edit([], async () => undefined);
    await openOffice(page, 'de', `/admin/${list}/1`);
    const text = page.getByRole('textbox', { name: label });
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await expectTidy(page, list);
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Kommen Sie ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('heute & morgen');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.waitForURL(`**/${list}/1?done=*`);
    await expect(text.locator('strong')).toHaveText('heute & morgen');
    await page.goto(list === 'forms' ? '/de/forms/x/1' : '/de');
    await expect(page.locator(region).locator('strong', { hasText: 'heute & morgen' }).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(region)).toContainText('Kommen Sie heute & morgen');
    const answer: unknown = await site.ask(api);
    expect(JSON.stringify(answer)).toContain('Kommen Sie heute & morgen');
  });

test('ADMIN-392 lists in the text of an alert have their marks for visitors', async ({ page, site }) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/breaking-news/1');
  const text = page.getByRole('textbox', { name: 'Text, Deutsch' });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Linie 4');
  await page.getByRole('button', { name: 'Aufzählung' }).first().click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.waitForURL('**/breaking-news/1?done=*');
  await page.goto('/de');
  const alert = page.locator('.alert');
  await alert.locator('summary').first().click();
  const item = alert.getByRole('listitem').filter({ hasText: 'Linie 4', visible: true });
  await expect(item).toBeVisible();
  await expect(item).toHaveCSS('list-style-type', 'disc');
});

test('ADMIN-393 what is said above the form of an article that is dated ahead stands apart from its fields', async ({ page, site }) => {
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/articles/1');
  await page.locator('[name="date"]').fill('2099-03-14');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.waitForURL('**/articles/1?done=*');
  const note = page.locator('.bs-note').filter({ hasText: 'Bis zu seinem Datum steht er nicht auf der Website.' });
  const [above, below] = [await note.boundingBox(), await page.locator('.adm-sections > details').first().boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/admin/articles');
  const moment = page.locator('.adm-table .adm-state .bs-meta').filter({ hasText: '2099' }).first();
  expect((await moment.evaluate((text) => text.getClientRects().length)) ?? 0).toBe(1);
});
