import { desktop, expect, test } from '../support/site.ts';
import { openOffice } from './office.ts';

test.use(desktop);

test('ADMIN-334 PAGE-18 a menu of the page tree that is opened while the tree is read anew stays until it is left', async ({ page }) => {
  await openOffice(page, 'de', '/admin/pages');
  const more = page.getByRole('button', { name: 'Mehr zu Gastronomie' });
  await more.click();
  await page.getByRole('link', { name: 'Seite einrichten', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Seite einrichten' });
  await expect(settings.getByLabel('Adresse')).not.toHaveValue('');
  // The tree comes when the menu is open.
  const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
  await page.route('**/de/admin/pages', async (route) => {
    const response = await route.fetch();
    await isOpen;
    await route.fulfill({ response });
  });
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await more.click();
  const versions = page.getByRole('link', { name: 'Versionen', exact: true });
  await expect(versions).toBeVisible();
  const isRead = page.waitForResponse('**/de/admin/pages');
  opened();
  await (await isRead).finished();
  await versions.click();
  await expect(page.getByRole('region', { name: 'Versionen' })).toBeVisible();
});
