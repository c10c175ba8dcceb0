import { showModules } from '../modules/module-pages.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, saved } from './editor.ts';

test.use(desktop);

test('EDIT-112 EDIT-10 a link to a production stands in its field by title, is taken out by keyboard, and another is found', async ({
  page,
  site,
}) => {
  await logIn(page);
  const { results } = await site.ask<{ results: { id: number; name: string }[] }>('/de/api/productions/');
  const [first, second] = results;
  const link = `production:${first?.id}`;
  await showModules(site, 'verweis', [{ model: 'link', fields: { link, link_text: { de: 'Zum Stück', en: 'To the play' } } }]);
  await openEditor(page, '/de/verweis');
  await page.locator('main .m-link').click();
  const field = page.locator('[data-region="panel"] [data-field="link"]');
  const title = (name = '') => field.getByRole('link', { name });
  await expect(title(first?.name)).toHaveAttribute('href', /^\/de\/produktionen\//);
  await expect(field).toContainText('Produktion');
  await expect(field).not.toContainText(link);
  await field.getByRole('button', { name: first?.name ?? '' }).press('Enter');
  const find = field.getByRole('button', { name: 'Suchen' });
  await expect(find).toBeFocused();
  await expect(field.getByRole('textbox')).toHaveValue('');
  await find.press('Enter');
  const finder = page.getByRole('dialog', { name: 'Wohin führt der Link?' });
  await finder.getByRole('combobox', { name: 'Name oder Adresse' }).fill(second?.name ?? '');
  await finder.getByRole('option', { name: /Produktion/ }).click();
  await finder.getByRole('button', { name: 'Link setzen' }).click();
  await expect(title(second?.name)).toBeVisible();
});

test('EDIT-09 EDIT-112 EDIT-151 an address without https is taken as one, and a field of one kind finds that kind alone', async ({
  page,
  site,
}) => {
  await logIn(page);
  const [venue] = await site.ask<{ id: number; name: string }[]>('/de/api/venues/');
  await showModules(site, 'ziele', [
    { model: 'link', fields: { link: '/de/kontakt', link_text: { de: 'Hin', en: 'There' } } },
    { model: 'venue', fields: { venue: venue?.id ?? 0 } },
  ]);
  await openEditor(page, '/de/ziele');
  await page.locator('main .m-link').click();
  const panel = page.locator('[data-region="panel"]');
  const address = panel.locator('[data-field="link"]').getByRole('textbox');
  await address.fill('karten.example/abo');
  await address.press('Enter');
  await expect(address).toHaveValue('https://karten.example/abo');
  await saved(page);

  await page.locator('main .m-venue').click({ position: { x: 8, y: 8 } });
  await panel.locator('[data-field="venue"]').getByRole('button', { name: 'Suchen' }).click();
  const finder = page.getByRole('dialog', { name: 'Ort suchen' });
  await expect(finder.getByRole('option').first()).toBeVisible();
  await expect(finder.getByRole('option', { name: /Ort, / })).toHaveCount(await finder.getByRole('option').count());
  await finder.getByRole('combobox').fill(venue?.name ?? '');
  await finder.getByRole('combobox').press('Enter');
  await expect(finder).toBeHidden();
  await expect(panel.locator('[data-field="venue"]')).toContainText(venue?.name ?? '-');
});
