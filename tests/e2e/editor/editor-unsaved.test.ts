import sharp from 'sharp';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, prepareEditing } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-152 EDIT-154 settings of a page that are not saved are asked about by Escape, another panel and the preview; a picture uploaded under a search is taken', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  await page.getByRole('button', { name: 'Seite', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Seite einrichten' });
  const title = settings.getByLabel('Titel', { exact: true });
  await expect(title).not.toHaveValue('');
  await title.fill('Winterlich');
  const question = page.getByRole('dialog', { name: 'Änderungen noch nicht gespeichert' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(title).toHaveValue('Winterlich');
  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(title).toHaveValue('Winterlich');

  await settings.getByRole('button', { name: 'Bild wählen' }).click();
  const finder = page.getByRole('dialog', { name: 'Bild wählen' });
  await finder.getByRole('combobox', { name: /Name/ }).fill('gibt es nicht');
  await expect(finder.getByText('Nichts gefunden.')).toBeVisible();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c0ffe1' } })
    .png()
    .toBuffer();
  await finder.locator('input[type=file]').setInputFiles([{ name: 'frost.png', mimeType: 'image/png', buffer: picture }]);
  await finder.getByRole('group', { name: 'frost.png' }).waitFor({ timeout: 30_000 });
  await expect(finder.getByText('Nichts gefunden.')).toBeVisible();
  await finder.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Neues Bild gewählt, noch nicht übernommen')).toBeVisible();

  await page.getByRole('button', { name: 'Versionen', exact: true }).click();
  await question.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('region', { name: 'Versionen' })).toBeVisible();
  await page.getByRole('button', { name: 'Seite', exact: true }).click();
  await expect(title).toHaveValue('Winterlich');
});

test('EDIT-153 EDIT-19 what two say of a picture at once stands side by side, and neither loses what the other has not touched', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 409/);
  const csrf = async () => (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  await page.goto('/cms-hub?lang=de');
  await page.getByRole('link', { name: 'Dateien hochladen' }).click();
  const library = page.getByRole('dialog', { name: 'Medien' });
  await library.getByRole('listbox').getByRole('option').first().click();
  await library.getByRole('button', { name: 'Bearbeiten' }).click();
  const edit = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  const german = edit.getByLabel(/^Alternativtext, Deutsch/);
  await german.fill('Meine Worte');
  const name = await edit.getByLabel('Dateiname').inputValue();
  const address = `${site.url}/de/pageeditor-api/media/`;
  const found = async () =>
    (
      (await (await page.request.get(`${address}?q=${encodeURIComponent(name)}`)).json()) as {
        results: { id: number; name: string; version: number; descriptions: object; copyright: string }[];
      }
    ).results.find((one) => one.name === name);
  const before = await found();
  const theirs = { version: before?.version, descriptions: { de: 'Ihre Worte', en: 'Their words' }, copyright: 'Sie' };
  const answer = await page.request.patch(`${address}${before?.id}/`, { headers: { 'x-csrftoken': await csrf() }, data: theirs });
  expect(answer.status()).toBe(200);
  await edit.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(edit.getByRole('alert')).toContainText('inzwischen geändert');
  await expect(edit.getByText('Gespeichert ist jetzt: Ihre Worte')).toBeVisible();
  await expect(german).toHaveValue('Meine Worte');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Änderungen noch nicht gespeichert' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await edit.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(edit).toHaveCount(0);
  expect(await found()).toMatchObject({ descriptions: { de: 'Meine Worte', en: 'Their words' }, copyright: 'Sie' });
});
