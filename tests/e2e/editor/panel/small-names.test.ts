import { desktop, expect, phone, test } from '../../support/site.ts';
import { insertByKeyboard, openEditor, prepareEditing, saved } from '../editor.ts';

test.beforeEach(prepareEditing);

test.describe('at a desk', () => {
  test.use(desktop);

  test('EDIT-334 the library stays open when no file is chosen in the dialog of the system', async ({ page }) => {
    await openEditor(page, '/de/winter');
    await insertByKeyboard(page, 'End', 'Bild');
    await page.getByRole('complementary').getByRole('button', { name: 'Auswählen' }).click();
    const library = page.getByRole('dialog', { name: 'Bild wählen' });
    await expect(library.getByRole('button', { name: 'Hochladen' })).toBeVisible();
    // What browsers send to the field when their dialog is left; it bubbles to the library's own.
    await library.locator('input[type="file"]').dispatchEvent('cancel', { bubbles: true });
    await expect(library).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library).toBeHidden();
  });

  test('EDIT-336 MOD-31 EDIT-290 a question is written with its spaces, and Tab leads into its answer, which is seen while it is empty', async ({
    page,
  }) => {
    await openEditor(page, '/de/winter');
    await insertByKeyboard(page, 'End', 'Frage');
    await page.keyboard.type('Wann beginnt es?');
    const question = page.locator('main .m-faq').last();
    await expect(question.locator('summary')).toHaveText('Wann beginnt es?');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Antwort' }).and(page.locator('main *'))).toBeFocused();
    await page.keyboard.type('Um acht.');
    await page.keyboard.press('Escape');
    await expect(question.locator('.answer')).toHaveText('Um acht.');
    await saved(page);
  });

  test('EDIT-334 where single keys are off the way to insert is named by the key that works', async ({ page }) => {
    await page.goto('/de/winter');
    await page.evaluate(() => localStorage.setItem('foyer-single-keys', '0'));
    await openEditor(page, '/de/winter');
    await page.locator('main .modules > .m-text').click({ position: { x: 40, y: 12 } });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Bei Text einfügen, Strg+Eingabe' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('EDIT-334 the button that takes a step back says which', async ({ page }) => {
    await openEditor(page, '/de/winter');
    await expect(page.getByRole('button', { name: /^Rückgängig: Nichts/ })).toBeVisible();
  });
});
