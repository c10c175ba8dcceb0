import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { changeElsewhere, publicPage, publish, tonight } from '../daily/tonight.ts';
import { openEditor, saving } from '../editor.ts';

test.use(desktop);

test('EDIT-331 PAGE-07 in the panel of a performance a choice becomes the draft by itself and is seen on the page, a text once it is left; visitors see nothing, and undone all is live again', async ({
  page,
  site,
}) => {
  await site.edit([], async () => undefined);
  await logIn(page);
  const event = await tonight(site);
  await openEditor(page, event.link.url);
  const [main, panel] = [page.locator('main'), page.getByRole('complementary', { name: 'Vorstellung' })];
  const state = page.locator('.bs-where .bs-state');
  await expect(state).toHaveText('Live');
  await panel.getByLabel('abgesagt').check();
  await expect(main.getByText('abgesagt', { exact: true }).first()).toBeVisible();
  await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
  const note = panel.getByLabel('Hinweis zur Besetzung');
  await note.fill('Kurz');
  await expect(saving(page)).toHaveAttribute('data-saving', 'waiting');
  await expect(saving(page)).toHaveText('1 noch nicht gespeichert');
  await note.press('Tab');
  await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
  await expect(main).toContainText('Kurz');
  const visitors = publicPage(site, event.link.url);
  expect(await visitors()).not.toMatch(/abgesagt|Kurz/);
  await expect(state).toHaveText('Geändert (2)');
  for (const _ of ['note', 'status']) await page.keyboard.press('ControlOrMeta+z');
  await expect(state).toHaveText('Live');
  await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
  await expect(main.getByText('abgesagt', { exact: true })).toHaveCount(0);
  // Nothing is left in this browser alone, so that the way to the office asks nothing.
  await panel.getByRole('link', { name: 'Alle Angaben in der Redaktion' }).click();
  await expect(page).toHaveURL(/\/admin\/events\//);
});

test('EDIT-331 EDIT-19 what was published in another way since it was drafted is decided on the page, for either version', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 409/);
  await site.edit([], async () => undefined);
  await logIn(page);
  const event = await tonight(site);
  const visitors = publicPage(site, event.link.url);
  await openEditor(page, event.link.url);
  const note = page.getByRole('complementary', { name: 'Vorstellung' }).getByLabel('Hinweis zur Besetzung');
  const dialog = page.getByRole('dialog', { name: /dasselbe geändert/ });
  const meet = async (mine: string, theirs: string) => {
    await note.fill(mine);
    await note.press('Tab');
    await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
    await changeElsewhere(page, site, event.id, { cast_note: theirs });
    await publish(page).click();
    await expect(dialog).toContainText(mine);
    await expect(dialog).toContainText(theirs);
  };
  await meet('Es singt Ada.', 'Es singt Cem.');
  await dialog.getByRole('button', { name: 'Übernehmen: Meine Fassung' }).click();
  await expect(note).toHaveValue('Es singt Ada.');
  await publish(page).click();
  await expect.poll(visitors).toContain('Es singt Ada.');
  await meet('Es singt Eva.', 'Es singt Ben.');
  await dialog.getByRole('button', { name: /^Übernehmen: (?!Meine)/ }).click();
  await expect(note).toHaveValue('Es singt Ben.');
  await expect(page.locator('.bs-where .bs-state')).toHaveText('Live');
  await expect(saving(page)).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expect(note).toHaveValue('Es singt Ben.');
});
