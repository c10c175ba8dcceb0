import { openOffice } from '../admin/office.ts';
import { desktop, expect, test } from '../support/site.ts';
import { openEditor, outline, prepareEditing, saved } from './editor.ts';

test.use(desktop);
test.beforeEach(prepareEditing);

test('EDIT-161 EDIT-130 a conflict is decided by what editors know values by, in which language it is said, and each decision leaves the focus in the next', async ({
  page,
  problems,
}) => {
  problems.expect(/presence/);
  await openEditor(page, '/de/winter');
  await page.route('**/presence', (route) => route.abort());
  const headers = { 'x-csrftoken': (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '' };
  const pages: { id: number; urls: { de: string } }[] = await (await page.request.get('/de/pageeditor-api/pages/')).json();
  const data = { content_type: 'page', object_id: pages.find(({ urls }) => urls.de === '/de/winter')?.id };
  const draft = await (await page.request.post('/de/pageeditor-api/drafts', { headers, data })).json();
  const files = await (await page.request.get('/de/pageeditor-api/media/?kind=image')).json();
  const teaser = draft.nodes.find(({ model }: { model: string }) => model === 'full-teaser');
  const other = files.results.find(({ id }: { id: number }) => id !== teaser.fields.image);
  const set = (field: string, language: string | null, from: unknown, to: unknown) => ({ field, language, from, to });
  const theirs = [
    set('extra_class', null, teaser.fields.extra_class, 'overlay'),
    set('image', null, teaser.fields.image, other.id),
    set('headline', 'de', 'Der Garten gehört allen', 'Der Garten gehört uns'),
  ];
  // Nothing is sent before the colleague has saved.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/changes?draft=true', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('main .m-full-teaser').click({ position: { x: 8, y: 8 } });
  const field = (name: string) => page.locator(`[data-region="panel"] [data-field="${name}"]`);
  await field('extra_class').getByText('Bild rechts').click();
  await field('image').getByRole('button', { name: 'Entfernen', exact: true }).click();
  await field('headline').getByRole('textbox').fill('Der Garten gehört dem Wind');
  const changes = [{ id: crypto.randomUUID(), operation: { kind: 'set', id: teaser.id, changes: theirs } }];
  const body = { session: 'visit-of-a-colleague', version: draft.version, changes };
  const answer = await page.request.post(`/de/pageeditor-api/drafts/${draft.container}/changes?draft=true`, { headers, data: body });
  expect(answer.status(), await answer.text()).toBe(200);
  release();
  // Nothing opens over the text that is being typed.
  await page.getByRole('button', { name: 'Zu entscheiden: 3' }).click();
  const dialog = page.getByRole('dialog', { name: /haben dasselbe geändert/ });
  const conflict = (name: string) => dialog.getByRole('region', { name });
  await expect(conflict('Großer Teaser, Darstellung').locator('.bs-version')).toHaveText(['Bild rechts', 'Überlagert']);
  await expect(conflict('Großer Teaser, Bild').locator('.bs-version')).toHaveText(['Nichts', other.name]);
  await expect(conflict('Großer Teaser, Bild').locator('img')).toBeVisible();
  await expect(conflict('Großer Teaser, Titel, Deutsch').locator('.bs-version')).toHaveText([
    'Der Garten gehört dem Wind',
    'Der Garten gehört uns',
  ]);
  await conflict('Großer Teaser, Darstellung').getByRole('button', { name: 'Übernehmen: Meine Fassung' }).press('Enter');
  await expect(conflict('Großer Teaser, Bild')).toBeFocused();
  await conflict('Großer Teaser, Titel, Deutsch').getByRole('button', { name: 'Beide verbinden' }).press('Enter');
  await expect(conflict('Großer Teaser, Titel, Deutsch').getByRole('textbox')).toBeFocused();
  await conflict('Großer Teaser, Titel, Deutsch').getByRole('button', { name: 'So übernehmen' }).press('Enter');
  await expect(conflict('Großer Teaser, Bild')).toBeFocused();
  await conflict('Großer Teaser, Bild')
    .getByRole('button', { name: /^Übernehmen: Fassung von/ })
    .press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body:focus')).toHaveCount(0);
  await saved(page);
  await expect(page.locator('main .m-full-teaser')).toContainText('Der Garten gehört uns Der Garten gehört dem Wind');
});

test('EDIT-162 a text that is refused stays in its language with the reason, and leaves the others as they are', async ({ page }) => {
  await openEditor(page, '/de/winter');
  await outline(page).focus();
  await page.keyboard.press('ArrowDown');
  const panel = page.locator('[data-region="panel"]');
  const text = panel.locator('[data-field="content"]').getByRole('textbox');
  const long = 'Winter '.repeat(45).trim();
  await text.fill(long);
  await expect(page.locator('.bs-save')).toHaveText('Nicht gespeichert');
  const tab = (name: string) => panel.getByRole('tab', { name });
  await tab('English').click();
  await expect(text).toHaveValue('Winter at the theatre');
  await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  await text.fill('Winter here');
  await expect(page.locator('main .m-headline h2')).toHaveText('Winter im Haus');
  await tab('Deutsch').click();
  await expect(text).toHaveValue(long);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('Winter');
  await saved(page);
  await tab('English').click();
  await expect(text).toHaveValue('Winter here');
});

test('EDIT-162 EDIT-13 a text of an entry that is refused says why in its language alone, one that neither language has in both', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/status of 400/);
  await site.edit([], async () => undefined);
  await openOffice(page, 'de', '/admin/productions/2');
  await openEditor(page, (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '');
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Escape');
  const panel = page.getByRole('complementary', { name: 'Produktion' });
  const name = panel.locator('[data-field="name"]');
  const text = name.getByRole('textbox');
  const tab = (language: string) => panel.getByRole('tab', { name: language });
  await tab('English').click();
  await text.fill('Long '.repeat(60));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(name).toContainText('Höchstens 255 Zeichen.');
  await tab('Deutsch').click();
  await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toContainText('Höchstens');
  await tab('English').click();
  await text.fill('');
  await tab('Deutsch').click();
  await text.fill('');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(name).toContainText('Dieses Feld ist erforderlich!');
  // One of the two languages has to have it, so it is missing in either.
  await tab('English').click();
  await expect(name).toContainText('erforderlich');
  await tab('Deutsch').click();
  await text.fill('Kurz');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.bs-notices')).toContainText('Entwurf gespeichert');
  await expect(name).not.toContainText('erforderlich');
  await tab('English').click();
  await expect(name).not.toContainText('erforderlich');
});
