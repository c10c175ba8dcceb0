import { variantsToRun } from '../../support/variants.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, phone, reconnect, test } from '../support/site.ts';
import { openEditor, outline, saved, saving, showEditedPage } from './editor.ts';
import { expectTidy } from './tool-faults.ts';

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);

    test('EDIT-04 EDIT-10 EDIT-15 EDIT-17 in every state of the editor axe finds nothing, no control is smaller than 24 px, and nothing is wider than the window', async ({
      page,
      site,
      problems,
    }) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(15_000);
      problems.expect(/status of (400|401|500)|ERR_INTERNET_DISCONNECTED|request failed/);
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
      const tidy = (state: string) => expectTidy(page, state);
      await showEditedPage(site, 'winter');

      // Whose session has expired.
      await logIn(page);
      await page.context().clearCookies({ name: 'sessionid' });
      await page.goto('/de/winter?edit');
      await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich zum Bearbeiten an' })).toBeVisible();
      await tidy('nobody is logged in');

      await logIn(page);
      await page.goto('/de/winter');
      await expect(page.getByRole('navigation', { name: 'Werkzeugleiste' })).toBeVisible();
      await tidy('the bar over a public page');
      await openEditor(page, '/de/winter');
      await tidy('nothing is selected');
      for (const name of ['Gliederung', 'Prüfen', 'Versionen', 'Seite', 'Hinweise']) {
        await button(new RegExp(`^${name}`))
          .first()
          .click();
        await expect(page.locator('[data-region="panel"] h2').first()).toBeVisible();
        await tidy(name);
      }
      await button('Umfang und Zeit des Veröffentlichens wählen').click();
      await expect(page.getByRole('region', { name: 'Veröffentlichen' })).toBeVisible();
      await tidy('publishing');
      await page.keyboard.press('Escape');

      await page.locator('main .modules > .m-text').click({ position: { x: 40, y: 12 } });
      await expect(page.getByRole('toolbar', { name: 'Text gestalten', exact: true })).toBeVisible();
      await tidy('a text is written');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await tidy('a link in a text');
      await page.getByRole('combobox', { name: 'Name oder Adresse' }).fill('xyzxyz');
      await tidy('a search that finds nothing');
      await button('Abbrechen').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await outline(page).focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
      await tidy('the keys');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await outline(page).focus();
      await page.keyboard.press('/');
      const words = page.getByRole('searchbox', { name: 'Modul suchen' });
      await expect(words).toBeFocused();
      await tidy('the catalogue');
      await words.fill('xyzxyz');
      await tidy('a catalogue that finds nothing');
      await words.fill('großer teaser');
      await page.keyboard.press('Enter');
      await expect(page.locator('main .m-full-teaser [role="textbox"]')).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('F6');
      const panel = page.getByRole('complementary', { name: 'Großer Teaser' });
      await panel.getByLabel('Titel').focus();
      await panel.getByLabel('Unterzeile').focus();
      await expect(panel.getByText('Dieses Feld ist erforderlich!').first()).toBeVisible();
      await tidy('an error at a field');
      await panel
        .locator('[data-field="image"] input[type=file]')
        .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
      await expect(panel.locator('[data-field="image"]').getByRole('alert')).toBeVisible();
      await tidy('a file is refused');
      await panel.locator('[data-field="image"]').getByRole('button', { name: 'Auswählen' }).click();
      const finder = page.getByRole('dialog', { name: 'Bild wählen' });
      await finder.getByRole('listbox').getByRole('option').first().click();
      await tidy('the pictures');
      await finder.getByRole('button', { name: 'Bearbeiten' }).click();
      await expect(page.getByRole('dialog', { name: 'Bild bearbeiten' })).toBeVisible();
      await tidy('a picture');
      await page.keyboard.press('Escape');
      await finder.getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('dialog', { name: /löschen|zu sehen/ })).toBeVisible();
      await tidy('a picture is deleted');
      await page.keyboard.press('Escape');
      await finder.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // Nothing is in a column, then in the page.
      await page.locator('main .m-quote').click({ position: { x: 8, y: 8 } });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Delete');
      await expect(page.locator('[data-slot]')).toBeVisible();
      await tidy('an empty column');
      await button('Vorschau').click();
      await button('Telefon').click();
      await expect(page.frameLocator('iframe[title^="Vorschau"]').locator('main')).toBeVisible();
      await tidy('the preview');
      await button('Bearbeiten').click();
      await saved(page);

      await page.context().setOffline(true);
      await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
      await page.keyboard.type('Ohne Netz ');
      await expect(saving(page)).toHaveAttribute('data-saving', 'offline');
      await tidy('offline');
      await reconnect(page);
      await saved(page);
      await page.route('**/publish', (route) => route.fulfill({ status: 500, json: {} }));
      await page.locator('.bs-publish').click();
      await expect(page.locator('.bs-notices').getByRole('alert').first()).toBeVisible();
      await tidy('publishing has failed');
      // In the text already: the login comes over nothing else that is pressed.
      await page.locator('main .m-headline h2').click({ position: { x: 20, y: 20 } });
      await page.context().clearCookies({ name: 'sessionid' });
      await page.keyboard.type('Wer? ');
      await expect(button('Sitzung beendet: jetzt anmelden')).toBeVisible();
      await tidy('the login waits for the text');
      await page.keyboard.press('Escape');
      const login = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
      await expect(login).toBeVisible();
      await tidy('the session is lost');
      await login.getByLabel('Benutzername oder E-Mail').fill('editor');
      await login.getByLabel('Passwort').fill('falsch');
      await login.getByRole('button', { name: 'Anmelden' }).click();
      await expect(login.getByRole('alert')).toBeVisible();
      await tidy('a login is refused');
    });
  });
}
