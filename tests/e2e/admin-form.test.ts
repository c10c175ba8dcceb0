import { beginWriting, submittedEntries } from './forms-steps.ts';
import { expectTidy, openOffice } from './office.ts';
import { expect, test } from './site.ts';

test('ADMIN-02 FORM-01 FORM-02 FORM-11 by keyboard alone: a form with three fields is made in the office and filled in on its page', async ({
  page,
  site,
}) => {
  test.slow();
  await openOffice(page, 'en', '/admin/forms');
  await expectTidy(page, 'list of forms');
  await page.goto('/en/admin/forms/new');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step++) {
      if ((await focused()) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached, but ${await focused()}`);
  };
  /** Enter in a row asks for the next one; its first place has the focus. */
  const next = async (row: number) => {
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(`fields.${row}.label.de`);
  };
  const inTurn = async (...texts: string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };
  await tabTo('title.de');
  await inTurn('Umfrage', 'Survey');
  await tabTo('operation');
  await next(0);
  await inTurn('Ihr Name', 'Your name');
  await tabTo('fields.0.required');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await next(1);
  await inTurn('Ihre E-Mail', 'Your email', 'Em');
  await next(2);
  await inTurn('Tag', 'Day', 'Dr');
  await tabTo('fields.2.choices.de');
  await inTurn('Freitag\nSamstag', 'Friday\nSaturday');
  await expectTidy(page, 'form of a form');
  await tabTo('recipients');
  await page.keyboard.type('survey@haus.example');
  await tabTo('retention_days');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(page.locator('.adm-fold > summary')).toHaveText([
    'Field 1 · Your name · Text, one line · Required',
    'Field 2 · Your email · Email address',
    'Field 3 · Day · Drop-down list',
  ]);
  await page.getByRole('link', { name: 'See it on the website' }).press('Enter');
  await page.waitForURL('**/en/forms/survey/*');
  await beginWriting(page);
  await inTurn('Ada', 'ada@example.org', 'S');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-thanks')).toBeFocused();
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await submittedEntries(site, id)).toEqual([{ 'ihr-name': 'Ada', 'ihre-e-mail': 'ada@example.org', tag: 'Saturday' }]);
  // As findings of the page editor's check lead there.
  await page.goto(`/en/admin/forms/${id}#fields`);
  await expect(page.locator('#fields :focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'See the entries (1)' }).press('Enter');
  await expect(page.locator('.adm-list')).toContainText('Survey');
  // A draft of the production is stored.
  await site.edit([], async () => undefined);
});

test('ADMIN-18 EDIT-10 pictures of an entry are chosen by thumbnail in the media library, by mouse and keyboard, and are there after saving', async ({
  page,
  site,
}) => {
  // A draft of the production is stored.
  await site.edit([], async () => undefined);
  await openOffice(page, 'en', '/admin/productions');
  await page.goto('/en/admin/productions/1');
  await page.locator('details:has([data-media-list="images"]) > summary').last().click();
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const shown = pictures.getByRole('checkbox');
  const before = await shown.count();
  await expect(pictures.locator('.adm-thumbnail').first()).toBeVisible();
  await expect(pictures.getByRole('combobox')).toBeHidden();
  await pictures.getByRole('button', { name: /^Choose a picture/ }).focus();
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog');
  await library.getByRole('listbox').getByRole('option').first().click();
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toHaveCount(0);
  await expect(shown).toHaveCount(before + 1);
  await expect(pictures.getByRole('button', { name: /^Choose a picture/ })).toBeFocused();
  const name = (await shown.last().getAttribute('name')) ?? '';

  const poster = page.locator('[data-media-field]').first();
  const chosen = await poster.getByRole('combobox').inputValue();
  await poster.getByRole('button', { name: /^Choose a picture/ }).click();
  // The library has the focus in its search.
  await expect(library.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(library).toHaveCount(0);
  await expect(poster.getByRole('combobox')).not.toHaveValue(chosen);
  const now = await poster.getByRole('combobox').inputValue();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/en/admin/productions/1');
  await expect(page.locator(`input[name="${name}"]`)).toBeChecked();
  await expect(page.locator('[data-media-field] select').first()).toHaveValue(now);
});
