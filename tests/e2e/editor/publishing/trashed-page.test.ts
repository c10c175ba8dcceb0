import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { publish } from '../daily/tonight.ts';
import { openEditor, saving } from '../editor.ts';

test.use(desktop);

test('EDIT-333 EDIT-393 PAGE-13 who edits what a colleague puts into the trash reads it once, publishes nothing and finds the trash; opened again the address says so, and nobody edits the page of missing addresses in its place', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 404/);
  await site.edit([], async () => undefined);
  await logIn(page);
  const { results } = await site.ask<{ results: { id: number }[] }>('/de/api/articles/');
  const id = results.at(-1)?.id ?? 0;
  const { urls } = await site.ask<{ urls: { de: string } }>(`/de/api/articles/${id}/`);
  const send = (path: string) => page.request.post(`${site.url}${path}`, { headers: { origin: site.url }, form: {}, maxRedirects: 0 });
  await openEditor(page, urls.de);
  expect((await send(`/de/admin/articles/${id}/delete`)).status()).toBe(303);
  await page.getByRole('complementary', { name: 'Artikel' }).getByLabel('Zeile darüber').fill('Neu');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saving(page)).toHaveText('Im Papierkorb');
  await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
  const notices = page.locator('.bs-notices');
  await expect(notices).toContainText('Das wurde inzwischen gelöscht.');
  const refused = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('complementary', { name: 'Artikel' }).getByLabel('Zeile darüber').fill('Noch neuer');
  await page.keyboard.press('ControlOrMeta+s');
  await refused;
  await expect(saving(page)).toHaveText('Im Papierkorb');
  await expect(notices.getByRole('alert')).toHaveCount(1);

  await page.goto(`${urls.de}?edit`);
  const bar = page.getByRole('navigation', { name: 'Werkzeugleiste' });
  await expect(bar.getByRole('status')).toContainText('Liegt im Papierkorb');
  await expect(page.locator('main [contenteditable], .bs-stop')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Zum Papierkorb' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\?state=trash$/);
  expect((await send(`/de/admin/articles/${id}/restore`)).status()).toBe(303);
  await openEditor(page, urls.de);
});
