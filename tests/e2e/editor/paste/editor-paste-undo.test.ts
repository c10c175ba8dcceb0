import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, outline, paste, prepareEditing, saved } from '../editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-373 PAGE-13 what an undone paste or insertion leaves is not in the trash; redone it is back, and deleted by hand it is there', async ({
  page,
}) => {
  await openEditor(page, '/de/winter');
  const modules = page.locator('main .modules > *');
  const before = await modules.count();
  await outline(page).focus();
  await page.keyboard.press('End');
  await paste(page.locator('body'), {
    'text/html': '<h2>Mit dem Schlitten</h2><p>Über den Hügel.</p><h2>Zu Fuß im Schnee</h2><p>Durch das Tal.</p>',
  });
  await expect(modules).toHaveCount(before + 4);
  await saved(page);
  const trash = await page.context().newPage();
  const pasted = trash.getByRole('listitem').filter({ hasText: /Mit dem Schlitten|Über den Hügel|Zu Fuß im Schnee|Durch das Tal/ });
  const inTrash = async () => {
    await trash.goto('/de/admin/pages/trash');
    return pasted.count();
  };
  await page.keyboard.press('ControlOrMeta+z');
  await expect(modules).toHaveCount(before);
  await saved(page);
  expect(await inTrash()).toBe(0);

  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(modules).toHaveCount(before + 4);
  await saved(page);
  await outline(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(modules).toHaveCount(before + 3);
  await saved(page);
  expect(await inTrash()).toBe(1);
});
