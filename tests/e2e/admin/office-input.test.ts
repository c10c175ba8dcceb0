import { eq, like } from 'drizzle-orm';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { allEvents } from '../programme/calendar.ts';
import { lostHalfway, startHalfAnswers } from '../support/half-answers.ts';
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

test('ADMIN-330 the search and a list that is narrowed put up with an answer that is stopped or lost in its middle', async ({
  page,
  problems,
}) => {
  problems.expect(lostHalfway);
  await openOffice(page, 'de', '/admin/events');
  const [hanging, broken] = [await startHalfAnswers(page, 'hangs'), await startHalfAnswers(page, 'goes')];
  await page.keyboard.press('ControlOrMeta+K');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const options = dialog.getByRole('option');
  // The answer to 'S' hangs, and typing on stops it.
  await page.route('**/admin/search?*', (route) => route.continue({ url: hanging }), { times: 1 });
  const begun = page.waitForResponse(hanging);
  await page.keyboard.type('S');
  await begun;
  await page.keyboard.type('turm');
  await expect(options.first()).toContainText('Sturm');
  await page.route('**/admin/search?*', (route) => route.continue({ url: broken }), { times: 1 });
  await page.keyboard.type(' ');
  await expect(dialog.getByRole('status')).toContainText('Vielleicht fehlt die Verbindung');
  await page.keyboard.press('Escape');
  await page.route('**/admin/events?*', (route) => route.continue({ url: broken }), { times: 1 });
  await page.locator('[data-live=filter] input[type=search]').fill('Sturm');
  await expect(page.locator('[data-office-failed]')).toBeVisible();
});

test('ADMIN-330 a list of a form whose new row is lost on the way can be changed again', async ({ page, problems }) => {
  problems.expect(lostHalfway);
  await openOffice(page, 'en', '/admin/navigation', 'admin');
  const broken = await startHalfAnswers(page, 'goes');
  const footer = page.getByRole('region', { name: 'Footer' });
  const add = footer.getByRole('button', { name: /^Add a link/ });
  await page.route('**/admin/navigation*', (route) => route.continue({ url: broken }), { times: 1 });
  await add.press('Enter');
  await expect(page.locator('[data-office-failed]')).toBeVisible();
  await add.press('Enter');
  await expect(footer.getByLabel('Text of the link, Deutsch')).toBeFocused();
  await expect(page.locator('[data-office-failed]')).toBeHidden();
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

test('ADMIN-382 ADMIN-249 the built-in webshop has no editor bar; the page of its performance leads to the form with one press', async ({
  page,
  site,
}) => {
  await openOffice(page, 'de', '/admin/events');
  const event = (await allEvents(site, 'de')).find(({ ticket_url }) => ticket_url?.includes('/tickets/'));
  await page.goto(event?.link.url ?? '');
  await expect(
    page
      .locator('.bs-root')
      .getByRole('link', { name: /Redaktion|Formular/ })
      .first(),
  ).toBeVisible();
  await page.goto(event?.ticket_url ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.bs-root')).toHaveCount(0);
});
