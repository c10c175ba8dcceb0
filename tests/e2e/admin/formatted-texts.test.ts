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
