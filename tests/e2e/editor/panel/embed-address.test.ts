import type { Request } from '@playwright/test';
import { showModules } from '../../modules/module-pages.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from '../editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EMBED-09 of two addresses one after the other only the last fills title and picture, even when the first is answered before it', async ({
  page,
  site,
}) => {
  await showModules(site, 'filme', [{ model: 'video', fields: { video_url: 'https://vimeo.com/76979871' } }]);
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const isOfFirst = (request: Request) => request.postData()?.includes('/1111111') ?? false;
  await page.route('**/embed-details', async (route) => {
    const isFirst = isOfFirst(route.request());
    await (isFirst ? first : second).promise;
    await route.fulfill({ json: { outcome: 'found', title: isFirst ? 'Der erste Film' : 'Der zweite Film', image: null } });
  });
  await openEditor(page, '/de/filme');
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  const field = (name: string) => page.locator(`[data-region="panel"] [data-field="${name}"]`);
  const address = field('video_url').getByRole('textbox');
  for (const number of ['1111111', '2222222']) {
    await address.fill(`https://vimeo.com/${number}`);
    await address.press('Tab');
  }
  const isAnswered = page.waitForResponse((answer) => isOfFirst(answer.request()));
  first.resolve();
  await isAnswered;
  second.resolve();
  await expect(field('video_url').getByRole('status')).toContainText('Titel und Bild sind übernommen');
  await expect(field('title').getByRole('textbox')).toHaveValue('Der zweite Film');
});

test('EMBED-09 an address is looked up once: not when its field is left again, beside it something is typed, the panel comes back or the step is undone and done again', async ({
  page,
  site,
}) => {
  await showModules(site, 'film', [{ model: 'video', fields: { video_url: 'https://vimeo.com/76979871' } }]);
  const lookups: (string | null)[] = [];
  await page.route('**/embed-details', (route) => {
    lookups.push(route.request().postData());
    return route.fulfill({ json: { outcome: 'found', title: 'Der Sturm', image: null } });
  });
  await openEditor(page, '/de/film');
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  const field = (name: string) => page.locator(`[data-region="panel"] [data-field="${name}"]`);
  const address = field('video_url').getByRole('textbox');
  await address.fill('https://vimeo.com/1111111');
  await address.press('Tab');
  const title = field('title').getByRole('textbox');
  await expect(title).toHaveValue('Der Sturm');
  await address.focus();
  await title.fill('Der Sturm, Trailer');
  await saved(page);
  await page.getByRole('button', { name: 'Leiste schließen, zurück zum Modul' }).click();
  await expect(address).toHaveCount(0);
  await outline(page).press('F6');
  await address.focus();
  await address.press('Tab');
  await outline(page).focus();
  for (const key of ['z', 'z', 'Shift+z', 'Shift+z']) await page.keyboard.press(`ControlOrMeta+${key}`);
  await expect(title).toHaveValue('Der Sturm, Trailer');
  await saved(page);
  expect(lookups).toEqual([JSON.stringify({ address: 'https://vimeo.com/1111111', kind: 'video' })]);
});

test('EDIT-353 EDIT-280 an address that is allowed only in another module is refused with the allowed hosts and not looked up, also by the button', async ({
  page,
  site,
}) => {
  await showModules(site, 'film', [
    { model: 'video', fields: { video_url: 'https://vimeo.com/76979871' } },
    { model: 'audio', fields: { embed: 'https://haus.podigee.io/12-vor-der-premiere' } },
  ]);
  const lookups: (string | null)[] = [];
  await page.route('**/embed-details', (route) => {
    lookups.push(route.request().postData());
    return route.fulfill({ json: { outcome: 'failed', title: '', image: null } });
  });
  await openEditor(page, '/de/film');
  await outline(page).focus();
  for (const [name, address, hosts] of [
    ['video_url', 'https://soundcloud.com/foyer/lied', 'soundcloud.com ist hier nicht erlaubt. Erlaubt sind: youtube.com'],
    ['embed', 'https://www.youtube.com/watch?v=foyer2026xy', 'www.youtube.com ist hier nicht erlaubt. Erlaubt sind: spotify.com'],
  ] as const) {
    await outline(page).focus();
    await page.keyboard.press('ArrowDown');
    const field = page.locator(`[data-region="panel"] [data-field="${name}"]`);
    const input = field.getByRole('textbox');
    await input.fill(address);
    await field.getByRole('button', { name: 'Titel und Bild holen' }).click();
    await expect(field).toContainText(hosts);
    await expect(field.getByRole('status')).toHaveText('');
  }
  expect(lookups).toEqual([]);
});
