import { eq, like } from 'drizzle-orm';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { expect, test } from '../support/site.ts';
import { openOffice } from './office.ts';

test('ADMIN-11 ADMIN-05 Enter in a menu adds a page or a link to the form, and nothing is stored before it is saved', async ({ page }) => {
  await openOffice(page, 'en', '/admin/navigation', 'admin');
  const stored = async () => (await page.request.get('/en/pageeditor-api/nav-entries')).json();
  const before = await stored();
  const footer = page.getByRole('region', { name: 'Footer' });
  const pages = footer.locator('xpath=./ol/li/div//strong');
  const count = await pages.count();
  const choice = footer.getByLabel('Add a page');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await choice.selectOption({ index: 1 });
  await choice.press('Enter');
  await expect(pages).toHaveCount(count + 1);
  await expect(choice).toBeFocused();
  await footer.getByRole('button', { name: /^Add a link/ }).press('Enter');
  const texts = footer.getByLabel('Text of the link, Deutsch');
  await expect(texts).toBeFocused();
  await page.keyboard.type('Freunde');
  await page.keyboard.press('Enter');
  await expect(texts).toHaveCount(2);
  await expect(texts.last()).toBeFocused();
  expect(loads).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('ADMIN-02 ADMIN-08 the office works where the browser refuses its storage', async ({ page }) => {
  await openOffice(page, 'en', '/admin/events');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/en/admin/productions/1');
  await page.getByRole('group', { name: 'Language of the texts' }).getByText('English').click();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog', { name: 'Search or jump' })).toBeVisible();
});

test('ADMIN-08 the search says that it cannot be reached, and finds again when it can', async ({ page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openOffice(page, 'de', '/admin/events');
  await page.context().setOffline(true);
  await page.keyboard.press('ControlOrMeta+K');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('Sturm');
  await expect(dialog.getByRole('status')).toContainText('Vielleicht fehlt die Verbindung');
  await page.context().setOffline(false);
  await page.keyboard.type(' ');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('status')).not.toContainText('Vielleicht fehlt die Verbindung');
});

test('ADMIN-18 EDIT-10 what leads from a picture of a form to its page leads to the one that is chosen, also after none was', async ({
  page,
  site,
}) => {
  const [bare, other] = await site.database.db.select({ id: media.id }).from(media).where(like(media.name, 'Plakat %')).limit(2);
  if (!bare || !other) throw new Error('The demo has no two pictures.');
  await site.edit([], (database) =>
    database.update(media).set({ copyright: '', description: {}, is_decorative: false }).where(eq(media.id, bare.id)),
  );
  await openOffice(page, 'en', '/admin/productions');
  await page.goto('/en/admin/productions/1');
  const field = page.locator('[data-media-field]').first();
  await page.locator('details:has([data-media-field]) > summary').last().click();
  const edit = field.getByRole('link', { name: /^Edit picture/ });
  // As the library does it.
  const choose = (id: number | '') =>
    field.locator('select').evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, String(id));
  await choose(other.id);
  await expect(edit).toHaveAttribute('href', new RegExp(`/media/${other.id}$`));
  await choose('');
  await expect(edit).toBeHidden();
  await choose(bare.id);
  await expect(edit).toHaveAttribute('href', new RegExp(`/media/${bare.id}$`));
  await expect(field.getByRole('link', { name: 'Copyright missing' })).toHaveAttribute('href', new RegExp(`/media/${bare.id}#copyright$`));
});
