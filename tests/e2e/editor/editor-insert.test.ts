import { showModules } from '../modules/module-pages.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, saved } from './editor.ts';

test.use(desktop);

test('EDIT-301 EDIT-302 films and posts without a title read as for visitors; a section that is searched goes behind the one that is selected, for it cannot stand inside', async ({
  page,
  site,
}) => {
  await logIn(page);
  await showModules(site, 'bauen', [
    { model: 'video', fields: { video_url: 'https://vimeo.com/123456789' } },
    { model: 'viewer', fields: { embed: 'https://issuu.com/haus/docs/spielzeit' } },
    { model: 'section', fields: { layout: '50-50' }, columns: [[], []] },
  ]);
  const names = page.locator('main .ext .ask > .h4');
  await page.goto('/de/bauen');
  const visitors = await names.allTextContents();
  expect(visitors[0]).toBe('Video');
  await openEditor(page, '/de/bauen');
  await expect(names).toHaveText(visitors);

  await outline(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
  const place = (name: string) => dialog.getByRole('radio', { name });
  await expect(place('In Spalte 1')).toBeChecked();
  await page.keyboard.type('33-67');
  await expect(dialog.getByText('Dort kann es nicht stehen, deshalb: Danach.')).toBeVisible();
  await expect(place('Danach')).toBeChecked();
  // Chosen all the same, the place stays, and nothing is there to insert.
  await place('In Spalte 1').check({ force: true });
  await expect(dialog.getByText('Hier kann nicht stehen: Abschnitt.')).toBeVisible();
  await place('Danach').check({ force: true });
  await dialog.getByRole('searchbox').press('Enter');
  await expect(outline(page)).toHaveAttribute('aria-label', /^Abschnitt, 4 von 4/);
  await expect(page.locator('main .m-section').last().locator(':scope .col-4')).toHaveCount(1);
  // What may stand inside still goes there.
  await page.keyboard.press('/');
  await page.keyboard.type('Zitat');
  await expect(place('In Spalte 1')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('main .m-section').last().locator('.m-quote')).toBeVisible();
  await saved(page);
});
