import { showModules } from '../modules/module-pages.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor } from './editor.ts';

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
