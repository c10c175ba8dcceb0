import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '../support/axe-violations.ts';
import { logIn } from '../support/demo-login.ts';
import { demoPassword } from '../support/demo-site.ts';
import { desktop, expect, test } from '../support/site.ts';

test.use(desktop);

const png = async (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer();

async function openLibrary(page: Page) {
  await logIn(page);
  await page.goto('/cms-hub?lang=de');
  await page.getByRole('link', { name: 'Dateien hochladen' }).click();
  const library = page.getByRole('dialog', { name: 'Medien' });
  await expect(library.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(library.getByRole('combobox', { name: /Name/ })).toBeFocused();
  return library;
}

test('EDIT-10 EDIT-17 API-41 ADMIN-05 PAGE-13 pictures are uploaded, refused with a reason, found by name, given a focal point by keyboard, also after the end of the session, and replaced everywhere when deleted', async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of 40[01]/);
  const library = await openLibrary(page);
  expect(await axeViolations(page, 'dialog')).toEqual([]);

  // By dialog: what is no picture is refused with its reason, the other is there and selected.
  await library.locator('input[type=file]').setInputFiles([
    { name: 'probe-roh.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'kirschgarten.png', mimeType: 'image/png', buffer: await png('#c0ffee') },
  ]);
  await expect(library.getByText('probe-roh.png: Die Datei enthält ein Programm und wurde nicht angenommen.')).toBeVisible();
  // The demo venue was seeded after the day its clock shows: an upload is not the newest file.
  const search = library.getByRole('combobox', { name: /Name/ });
  await search.fill('kirschgarten.png');
  await expect(library.getByRole('option', { name: /kirschgarten\.png/ })).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 });

  // What it shows is wanted at once, and stored when the field is left.
  const said = library.getByRole('group', { name: 'kirschgarten.png' });
  await expect(said.getByRole('textbox')).toBeVisible();
  await said.getByRole('textbox').fill('Kirschbäume im Schnee');
  await said.getByRole('textbox').blur();
  await expect(said.getByRole('status')).toHaveText('Gespeichert. Besucher sehen es sofort.');
  expect(await axeViolations(page, 'dialog')).toEqual([]);

  // By paste, after the end of the session: the login is asked for over the library, and the file is sent.
  await page.context().clearCookies({ name: 'sessionid' });
  const pasted = (await png('#c0ffe0')).toString('base64');
  await search.fill('eingefügt');
  await search.evaluate((field, content) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], 'eingefügt.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, pasted);
  const login = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' });
  await login.getByLabel('Benutzername oder E-Mail').fill('editor');
  await login.getByLabel('Passwort').fill(demoPassword);
  await login.getByRole('button', { name: 'Anmelden' }).click();
  await expect(library.getByRole('option', { name: /eingefügt\.png/ })).toBeVisible();

  // The focal point by keyboard, and what is said of the picture: Enter on what was just found opens it.
  await search.fill('kirschgarten.png');
  await search.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  const point = edit.getByRole('button', { name: /^Bildmittelpunkt/ });
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(edit.getByLabel('Von links, %')).toHaveValue('51');
  await expect(edit.getByLabel('Von oben, %')).toHaveValue('60');
  await edit.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(edit).toHaveCount(0);
  const found = await page.request.get(`${site.url}/de/pageeditor-api/media/?q=kirschgarten.png`);
  const [stored] = ((await found.json()) as { results: { focus: number[]; descriptions: object }[] }).results;
  expect(stored).toMatchObject({ focus: [0.51, 0.6], descriptions: { de: 'Kirschbäume im Schnee' } });

  // A picture in use is only deleted with a word about its places: here another one takes its place everywhere.
  const listed = await page.request.get(`${site.url}/de/pageeditor-api/media/?kind=image&order=name`);
  const all = ((await listed.json()) as { results: { id: number; name: string }[] }).results;
  const used = await firstUsed(
    page,
    site.url,
    all.map(({ id }) => id),
  );
  await search.fill(used.name);
  await library.getByRole('option', { name: used.name }).first().click();
  await library.getByRole('button', { name: 'Löschen', exact: true }).click();
  const deletion = page.getByRole('dialog', { name: /zu sehen/ });
  await expect(deletion.getByText(used.places[0]?.title ?? '-').first()).toBeVisible();
  // Without a replacement the press leads to it; nothing is deleted meanwhile.
  await deletion.getByRole('button', { name: 'Ersetzen und löschen' }).click();
  const substitute = page.getByRole('dialog', { name: 'Bild wählen' });
  await substitute.getByRole('combobox', { name: /Name/ }).fill('kirschgarten.png');
  await expect(substitute.getByRole('option', { name: /kirschgarten\.png/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await deletion.getByRole('button', { name: 'Ersetzen und löschen' }).click();
  await expect(deletion).toHaveCount(0);
  const gone = await page.request.get(`${site.url}/de/pageeditor-api/media/?q=kirschgarten.png`);
  const { id } = ((await gone.json()) as { results: { id: number }[] }).results[0] ?? { id: 0 };
  const known = (await (await page.request.get(`${site.url}/de/pageeditor-api/media/${id}/`)).json()) as { places: { title: string }[] };
  expect(known.places.map(({ title }) => title)).toContain(used.places[0]?.title);
});

interface MediaUse {
  name: string;
  places: { title: string }[];
}

/** The first of these pictures that is used somewhere. */
async function firstUsed(page: Page, url: string, ids: readonly number[]): Promise<MediaUse> {
  for (const id of ids) {
    const used = (await (await page.request.get(`${url}/de/pageeditor-api/media/${id}/`)).json()) as MediaUse;
    if (used.places?.length > 0) return used;
  }
  throw new Error('No picture is used.');
}
