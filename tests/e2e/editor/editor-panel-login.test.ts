import { desktop, expect, test } from '../support/site.ts';
import { openEditor, prepareEditing } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-17 a panel whose login has ended requests it over the page and then does what was pressed; put off, it says what failed and asks again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  await openEditor(page, '/de/winter');
  await page.getByRole('button', { name: 'Seite', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Seite einrichten' });
  const title = settings.getByLabel('Titel', { exact: true });
  await expect(title).not.toHaveValue('');
  await title.fill('Winterlich');
  await page.context().clearCookies({ name: 'sessionid' });
  const press = () => settings.getByRole('button', { name: 'Übernehmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
  await press();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(settings.getByRole('alert')).toBeVisible();
  await expect(title).toHaveValue('Winterlich');
  await press();
  await dialog.getByLabel('Benutzername oder E-Mail').fill('editor');
  await dialog.getByLabel('Passwort').fill('haus am ring 1911');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(settings.getByText('Gespeichert.')).toBeVisible();
});
